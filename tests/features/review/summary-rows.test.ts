import { expect, test } from 'vitest'

import { gradeDomains, type Finding, type Grade, type PooledOutcome } from '#contract/review-body.ts'
import { gradedLevel, summaryRows } from '#features/review/synthesize/summary-rows.ts'

const judged = (levels: Partial<Record<Grade['judgments'][number]['domain'], number>>): Grade['judgments'] =>
  gradeDomains.map((domain) => ({
    domain,
    levels: levels[domain] ?? 0,
    reason: `About ${domain}`,
    by: 'ann',
    at: '2026-11-23T10:00:00Z',
  }))
const finding = (grade?: Grade): Finding => ({
  id: 'f1',
  outcome: 'Death',
  text: 'As written.',
  why: '',
  ...(grade && { grade }),
})
const pooled: PooledOutcome = {
  name: 'Death',
  sentence: '',
  methods: '',
  facts: [],
  columns: [],
  rows: [],
  paperIds: [],
  cells: [],
  numbers: {
    measure: 'RR',
    none: 1,
    k: 3,
    estimate: 0.8,
    low: 0.7,
    high: 0.9,
    i2: 0,
    doOverlap: true,
    participants: 1234,
  },
}

test('the certainty is said when every domain is decided, and not before', () => {
  expect(gradedLevel({ start: 'high', judgments: judged({}).slice(1) })).toBeUndefined()
  expect(gradedLevel({ start: 'high', judgments: judged({}) })).toBe('high')
  expect(gradedLevel({ start: 'high', judgments: judged({ imprecision: 1, indirectness: 2 }) })).toBe('very low')
  expect(gradedLevel({ start: 'low', judgments: judged({ 'large-effect': 1 }) })).toBe('moderate')
  expect(gradedLevel({ start: 'low', judgments: judged({ 'large-effect': 1, 'risk-of-bias': 1 }) })).toBe('very low')
})

test('a row has the absolute effect of the risk that was chosen, and each reason as a footnote', () => {
  const grade: Grade = {
    start: 'high',
    judgments: judged({ imprecision: 1 }),
    baseline: { risk: 0.1, source: 'Control groups' },
  }
  const { rows, footnotes } = summaryRows([finding(grade)], [pooled], 'Statins')
  // By hand: 100 of 1,000 without; 0.8, 0.7 and 0.9 times that with it.
  expect(rows[0]?.cells).toEqual([
    'Death',
    '1,234 (3 studies)',
    '⊕⊕⊕◯ Moderate (a)',
    'RR 0.80 (0.70 to 0.90)',
    '100 (b)',
    '20 fewer (30 fewer to 10 fewer)',
    'Statins probably reduces death.',
  ])
  expect(footnotes).toEqual([
    'a. Imprecision, 1 level down: About imprecision',
    'b. Risk without the intervention: Control groups',
  ])
})

test('nothing is computed from what nobody chose or pooled', () => {
  expect(summaryRows([finding()], [], '').rows[0]?.cells).toEqual(['Death', 'Not pooled', 'Not judged', '', '', '', 'As written.']) // prettier-ignore
  const without = summaryRows([finding({ start: 'high', judgments: [] })], [pooled], '').rows[0]?.cells
  expect(without?.slice(2)).toEqual(['Not judged', 'RR 0.80 (0.70 to 0.90)', 'No risk is chosen', '', 'As written.'])
})
