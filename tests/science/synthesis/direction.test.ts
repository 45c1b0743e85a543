import { describe, expect, test } from 'vitest'

import { agreedDirection, comparedDirection, type ComparedArms } from '#science/synthesis/compared-direction.ts'
import { directionOf } from '#science/synthesis/direction.ts'
import { oppose } from '#science/synthesis/opposed.ts'
import { outcomeSide } from '#science/synthesis/outcome-side.ts'

import { corpusLines } from '../corpus.ts'

describe('the direction of a result', () => {
  test.each([
    ['More tea than control adults slept through (p=0.14).', 'no difference'],
    ['Latency was shorter with tea than with water (mean difference −2, 95% CI −5 to 1).', 'no difference'],
    ['There was no clear difference between the groups.', 'no difference'],
    ['Tea did not reduce headache.', 'no difference'],
    ['Self-harm was seen in both groups, IRR 0.91 (95% CI 0.85 to 0.98).', 'decrease'],
    ['For self-harm the IRR was 0.91.', 'decrease'],
    ['Headache was less frequent with tea than with water (p = 0.01).', 'decrease'],
    ['Tea reduced headache.', 'decrease'],
    ['Deaths were more frequent in the tea group (RR 1.8, 95% CI 1.2 to 2.7).', 'increase'],
    ['Sleep improved with tea compared with water.', 'improvement'],
    ['Adults with raised cholesterol were randomised to tea or water.', undefined],
    ['We studied patients with heart failure and reduced ejection fraction.', undefined],
    ['More than 12 months of follow-up were available.', undefined],
    ['More research is needed.', undefined],
    ['An effective dose was chosen.', undefined],
    ['Higher.', undefined],
    ['Pain fell (p = 0.01) but sleep did not change (p = 0.40).', undefined],
  ])('%s %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction)
  })
})

describe('the direction of an outcome under one arm against another', () => {
  const arms: ComparedArms = { intervention: 'tea', comparator: 'water', outcome: 'headache' }
  test.each([
    ['Headache was less frequent with tea than with water (p = 0.01).', 'decreased'],
    ['Headache was more frequent with water than with tea (p = 0.01).', 'decreased'],
    ['Compared with water, tea reduced headache.', 'decreased'],
    ['Headache was seen in 12% with tea and in 24% with water (p = 0.02).', 'decreased'],
    ['Headache was seen in 24% with water and in 12% with tea (p = 0.30).', 'no difference'],
    ['Headache did not differ between the groups.', 'no difference'],
    ['Headache improved more with tea than with water (p = 0.01).', 'decreased'],
    ['Headache fell with tea (p = 0.01), but the difference was not significant.', 'no difference'],
    ['Sleep was longer with tea than with water; headache was as frequent (p = 0.60).', 'no difference'],
    ['Headache is common.', undefined],
    ['Tea is a drink.', undefined],
  ])('%s %s', (sentence, direction) => {
    expect(comparedDirection(arms, [sentence])).toBe(direction)
  })
})

type Judged = ComparedArms & { answer: string; evidence: string[] }
const own: Judged[] = [
  { intervention: 'tea', comparator: 'water', outcome: 'headache', answer: 'decreased', evidence: ['Headache was rarer and pain lower with tea than with water (p = 0.01).'] },
  { intervention: 'tea', comparator: 'water', outcome: 'naps', answer: 'no difference', evidence: ['Naps were as many (p = 0.40).'] },
] // prettier-ignore

test('directions that are read from judged evidence are mostly those that doctors gave', () => {
  const judged = (corpusLines('rct-a.evidence.jsonl.gz') as Judged[] | undefined) ?? own
  let right = 0
  let read = 0
  for (const one of judged) {
    const direction = comparedDirection(one, one.evidence)
    if (!direction) continue
    read++
    if (direction === one.answer) right++
  }
  console.info(`directions read ${read} of ${judged.length}, right ${right} (${((100 * right) / read).toFixed(1)}%)`)
  expect(right / read).toBeGreaterThanOrEqual(0.95)
  expect(read / judged.length).toBeGreaterThanOrEqual(0.8)
})

test('an outcome has a good or a bad side, and an effect and its absence oppose each other', () => {
  expect(outcomeSide('relief of pain')).toBe('good')
  expect(outcomeSide('loss of function')).toBe('bad')
  expect(oppose('decrease', 'no difference')).toBe(true)
})

test('two readings that differ say nothing, and one that is silent leaves it to the other', () => {
  const tea = { intervention: 'tea', comparator: 'water', outcome: 'sleep' }
  expect(agreedDirection(tea, ['Sleep was longer with tea than with water (p = 0.01).'])).toBe('increased')
  expect(agreedDirection(tea, ['Sleep was longer with water than with tea (p = 0.01).'])).toBeUndefined()
  expect(agreedDirection(tea, ['Mood was measured.'])).toBeUndefined()
})

test.each([
  [
    'Response, defined as an increase of at least 20 points, did not differ between groups (p = 0.45).',
    'no difference',
  ],
  [
    'Remission, a 50% or greater reduction in score, was seen in 12 of 40 on the drug and 11 of 41 on placebo.',
    undefined,
  ],
  ['An increase of at least 5 mm was reached by the treatment group and the control group.', undefined],
  ['More than 50% reduction in seizures was seen in 38% on the diet compared with 6% of controls.', undefined],
  ['Mortality fell by more than 30% compared with placebo.', 'decrease'],
])('by how much an outcome must change is no direction: %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
