import { describe, expect, test } from 'vitest'

import { runMethod } from '#features/meta-analysis/methods/methods.ts'
import { putIn } from '#features/meta-analysis/transfer/from-extraction.ts'
import { resultsOf } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { matchHeadings, withTable } from '#features/meta-analysis/transfer/match-columns.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import { emptyDocument, readDocument } from '#research/meta-analysis/document.ts'
import { accuracyStudies, networkArms } from '#research/meta-analysis/method-tables.ts'
import { newAccuracy, newNetwork, type Outcome } from '#research/meta-analysis/outcome.ts'
import { accuracyScript, nestedScript, networkScript } from '#science/statistics/report/r-methods.ts'
import { agrees } from '#tests/science/statistics/agrees.ts'
import { methodsCases } from '#tests/science/statistics/methods-data.ts'

/** A table as somebody pastes it. */
function pasted(outcome: Outcome, headings: string[], rows: string[][]): Outcome {
  return withTable(outcome, headings, rows, matchHeadings(headings, rows, outcome), true)
}

const NETWORK = pasted(
  newNetwork('Stroke'),
  ['Study', 'Treatment', 'Events', 'n'],
  [
    ['S1', 'A', '9', '335'], ['S1', 'B', '16', '336'],
    ['S2', 'A', '3', '212'], ['S2', 'C', '13', '208'],
    ['S3', 'B', '20', '300'], ['S3', 'C', '31', '310'],
    ['S4', 'A', '12', '400'], ['S4', 'B', '15', '390'], ['S4', 'C', '29', '402'],
    ['S5', 'C', '', '100'], ['S6', '', '3', '100'], ['S7', 'A', '0', '50'], ['S7', 'B', '0', '50'],
  ],
) // prettier-ignore

describe('a network from pasted lines', () => {
  const { arms, leftOut } = networkArms(NETWORK)

  test('reads groups by their headings, and names the lines that are none', () => {
    expect(arms).toHaveLength(11)
    expect(arms[0]).toEqual({ study: 'S1', treatment: 'A', kind: 'counts', events: 9, total: 335 })
    expect(leftOut.map(({ reason }) => reason)).toEqual(['Events is missing.', 'The treatment is missing.'])
  })

  test('comes to league, ranks with spans, designs and direct against indirect', () => {
    const found = runMethod({ is: 'network', arms, choices: { measure: 'OR', model: 'REML', smallIsGood: true } })
    if (found.is !== 'network' || !found.result.ok) throw new Error('no network')
    const { network, ranks, decomposition, comparisons, edges } = found.result
    expect(network.treatments).toEqual(['A', 'B', 'C'])
    expect(network.league).toHaveLength(3)
    expect(ranks?.every(({ low, high }) => low >= 1 && high <= 3)).toBe(true)
    expect(decomposition?.between.df).toBeGreaterThan(0)
    expect(comparisons[0]?.indirect).toBeDefined()
    expect(edges).toContainEqual({ from: 'A', to: 'B', studies: 2 })
    // A study in which nobody had the event says nothing about a ratio, and the page says so.
    expect(found.leftOut).toEqual([{ study: 'S7', reason: expect.stringContaining('Nobody or everybody') }])
  })

  test('says why it is none where no study joins its parts', () => {
    const apart = arms.map((arm) => (arm.study === 'S1' ? arm : { ...arm, treatment: `${arm.treatment}2` }))
    const found = runMethod({ is: 'network', arms: apart, choices: { measure: 'OR', model: 'DL', smallIsGood: true } })
    expect(found.is === 'network' && !found.result.ok && found.result.reason).toMatch(/No study joins these parts/)
  })
})

const TESTS = [[47, 5, 13, 60], [40, 10, 20, 88], [22, 3, 30, 70], [55, 22, 8, 120], [31, 9, 14, 66], [18, 2, 25, 40], [64, 14, 30, 150], [27, 12, 6, 90]] // prettier-ignore
const ACCURACY = pasted(
  newAccuracy('Test'),
  ['Study', 'TP', 'FN', 'FP', 'TN'],
  TESTS.map((row, i) => [`T${i + 1}`, ...row.map(String)]),
)

test('a test against a reference, from pasted lines to sensitivity and specificity', () => {
  const { studies } = accuracyStudies(ACCURACY)
  expect(studies[0]?.table).toEqual({ tp: 47, fn: 5, fp: 13, tn: 60 })
  for (const model of ['normal', 'binomial'] as const) {
    const found = runMethod({ is: 'accuracy', tables: studies.map(({ table }) => table), model })
    if (found.is !== 'accuracy' || !found.result.ok) throw new Error('no model')
    expect(found.result.model.sensitivity.estimate).toBeGreaterThan(0.7)
    expect(found.result.model.sensitivity.low).toBeLessThan(found.result.model.sensitivity.estimate)
  }
  expect(accuracyScript(studies, 'normal')).toContain('TP = c(47, 40, 22, 55, 31, 18, 64, 27)')
})

test('tables of other methods are no studies of two groups, and are kept and read again', () => {
  expect(compute(NETWORK).analysis.rows).toEqual([])
  const document = { ...emptyDocument(), outcomes: [NETWORK, ACCURACY] }
  expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document })
  const results = resultsOf(document)
  expect(results?.outcomes[0]?.sentence).toMatch(/^4 studies of 3 treatments/)
  expect(results?.outcomes[1]?.facts.map(({ label }) => label)).toContain('Sensitivity (95% CI)')
  expect(results?.outcomes[1]?.rows).toHaveLength(8)
})

test('a review’s extraction of a test becomes its table, and a change upstream is a difference', () => {
  const study = (n: number, tp: string) => ({
    paperId: `p${n}`,
    label: `T${n}`,
    cells: { tp, fn: '9', fp: '101', tn: '738' },
    sources: { tp: [{ rowId: 'r', columnId: 'test-tp', documentId: `p${n}`, value: tp, evidence: [] }] },
    workedOut: {},
  })
  const wanted = (tp: string) => [
    { id: 'o', gridId: 'g', name: 'Test', measure: 'GEN' as const, better: 'higher' as const, isAccuracy: true, studies: [study(1, tp), study(2, '40')] }, // prettier-ignore
  ]
  const made = putIn(undefined, wanted('47'))
  if (!made.ok) throw new Error(made.reason)
  expect(made.document.outcomes[0]?.accuracy).toEqual({ model: 'normal' })
  expect(accuracyStudies(made.document.outcomes[0] ?? ACCURACY).studies[0]?.table.tp).toBe(47)
  const again = putIn(made.document, wanted('48'))
  expect(again.ok && again.changes).toEqual(['Test. T1, with the condition, test positive: 47 → 48'])
})

test('R scripts hold what was done: data, reference, correlation', () => {
  const { arms } = networkArms(NETWORK)
  const script = networkScript(arms, { measure: 'OR', model: 'REML', smallIsGood: true, reference: 'C' })
  expect(script).toContain('reference.group = "C", method.tau = "REML"')
  expect(script).toContain('netsplit(net)')
  const nested = nestedScript([{ study: 'A "1"', effect: 0.2, variance: 0.01 }], 0.6)
  expect(nested).toContain('study = c("A \\"1\\"")')
  expect(nested).toContain('rho = 0.6')
})

describe.each(methodsCases<{ reference: string; models: Record<string, { tau2: number; p_score: { treat: string; p_score: number }[] }> }>('network'))('the page’s way through $id', ({ rows, entry, expected }) => {
  test('from its table as it is pasted to the reference figures', () => {
    const { columns, measure } = entry
    const isMeans = measure === 'MD'
    const keys = isMeans ? ['study', 'treat', 'mean', 'sd', 'n'] : ['study', 'treat', 'x', 'n']
    const heads = isMeans ? ['Study', 'Treatment', 'Mean', 'SD', 'n'] : ['Study', 'Treatment', 'Events', 'n']
    const base = newNetwork('N')
    const start: Outcome = { ...base, network: { measure: measure as 'OR' | 'MD', model: 'REML', smallIsGood: true, reference: expected.reference }, forms: [isMeans ? 'arm-means' : 'arm-counts'] } // prettier-ignore
    const outcome = pasted(start, heads, rows.map((row) => keys.map((key) => row[columns[key] ?? ''] ?? '')))
    const { arms } = networkArms(outcome)
    expect(arms).toHaveLength(rows.length)
    const found = outcome.network && runMethod({ is: 'network', arms, choices: outcome.network })
    if (found?.is !== 'network' || !found.result.ok) throw new Error('no network')
    const wanted = expected.models['random_REML']
    agrees(found.result.network.tau2, wanted?.tau2, 'tau2', 1e-6)
    for (const { treat, p_score: score } of wanted?.p_score ?? []) {
      agrees(found.result.network.pScores.find(({ treatment }) => treatment === treat)?.score, score, treat, 1e-6)
    }
  })
}) // prettier-ignore
