import { expect, test } from 'vitest'

import { directionCounts, effectsOf, sideOf } from '#science/hypotheses/effect-directions.ts'
import { statedHypotheses } from '#science/hypotheses/stated-hypotheses.ts'

const paper = (id: string, abstract: string) => ({ id, title: 'A trial', abstract })

test.each([
  ['OR', 0.5, { low: 0.3, high: 0.9, level: 95 }, 'below'],
  ['OR', 1.4, { low: 0.9, high: 2.1, level: 95 }, 'unclear'],
  ['MD', 0.5, { low: 0.3, high: 0.9, level: 95 }, 'above'],
  ['SMD', -0.5, { low: -0.9, high: 0, level: 95 }, 'unclear'],
  ['RR', 0.5, undefined, 'no-interval'],
] as const)('%s %d is %s', (measure, value, interval, side) => {
  expect(sideOf({ measure, value, ...(interval && { interval }) })).toBe(side)
})

test('every effect is counted on one side, with its papers and its passage', () => {
  const effects = effectsOf([
    paper('a', 'Deaths fell (OR 0.50, 95% CI 0.30 to 0.90). Falls did not (OR 1.10, 95% CI 0.80 to 1.50).'),
    paper('b', 'Deaths rose (HR 2.0, 95% CI 1.2 to 3.3).'),
  ])
  expect(effects.map(({ side, documentId }) => [documentId, side])).toEqual([
    ['a', 'below'],
    ['a', 'unclear'],
    ['b', 'above'],
  ])
  expect(effects[0]?.evidence.quote).toBe('Deaths fell (OR 0.50, 95% CI 0.30 to 0.90).')
  const counts = directionCounts(effects)
  expect(counts.reduce((sum, { effects: count }) => sum + count, 0)).toBe(effects.length)
  expect(counts.find(({ side }) => side === 'above')).toEqual({ side: 'above', effects: 1, papers: ['b'] })
})

test.each([
  ['We hypothesized that exercise lowers blood pressure.', 'Exercise lowers blood pressure'],
  ['The hypothesis was that early feeding prevents allergy.', 'Early feeding prevents allergy'],
  ['We tested the hypothesis that sleep restores memory.', 'Sleep restores memory'],
  ['To determine whether aspirin prevents stroke.', 'Aspirin prevents stroke'],
])('%s', (abstract, statement) => {
  expect(statedHypotheses([paper('a', abstract)])).toMatchObject([
    { documentId: 'a', statement, evidence: { quote: abstract, verified: 'exact' } },
  ])
})

test('a paper that states no hypothesis offers none', () => {
  expect(statedHypotheses([paper('a', 'Blood pressure fell by 5 mm Hg.')])).toEqual([])
})
