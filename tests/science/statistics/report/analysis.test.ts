import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Reported } from '#science/statistics/measures/study-effect.ts'
import { analyse } from '#science/statistics/report/analysis.ts'
import {
  regressionOf,
  sensitivityOf,
  smallStudyEffects,
  subgroupsOf,
} from '#science/statistics/report/further-analyses.ts'
import { decimalsFor, numberText, pText, roundedText } from '#science/statistics/report/number-text.ts'
import { rScript } from '#science/statistics/report/r-script.ts'
import { methodsText, resultsText } from '#science/statistics/report/results-text.ts'
import { type AnalysisSettings, startSettings, type StudyRow } from '#science/statistics/report/study-table.ts'

import { bcgCells } from '../bcg.ts'

const bcg: StudyRow[] = bcgCells.map(({ a, b, c, d }, i) => ({
  id: `t${i}`,
  label: `Trial ${i + 1}`,
  reported: { kind: 'counts', events: a, total: a + b, controlEvents: c, controlTotal: c + d },
}))
const settings = (over: Partial<AnalysisSettings> = {}): AnalysisSettings => ({
  ...startSettings('RR', 13),
  test: 'normal',
  ...over,
})

describe('thirteen BCG trials', () => {
  const analysis = analyse(bcg, settings())

  test('results in words: 0.49 (0.34 to 0.70), prediction 0.13 to 1.78', () => {
    expect(resultsText(analysis)).toBe(
      '13 studies were pooled by a random-effects model (variance between studies by restricted maximum likelihood): the risk ratio was 0.49 (95% CI 0.34 to 0.70; p < 0.001). Heterogeneity: Q = 152.23 on 12 degrees of freedom, p < 0.001; I² = 92%, 95% CI 82 to 98%; τ² = 0.313. In a new study the risk ratio would be expected between 0.13 and 1.78 (95% prediction interval, t with k − 2 = 11 degrees of freedom).',
    )
    expect(methodsText(analysis)).toBe(
      'The risk ratio was pooled as log risk ratio by a random-effects model (variance between studies by restricted maximum likelihood), with 95% intervals.',
    )
  })

  test('table and text come from one object: weights make 100, rows carry formula and natural values', () => {
    const weights = analysis.rows.flatMap((row) => (row.state === 'used' ? (row.weight ?? 0) : []))
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 8)
    const first = analysis.rows[0]
    expect(first?.state === 'used' && first.natural.estimate).toBeCloseTo(4 / 123 / (11 / 139), 12)
    expect(first?.state === 'used' && first.effect.formula).toBe('ln((a/n₁)/(c/n₂)); variance 1/a − 1/n₁ + 1/c − 1/n₂')
  })

  test('Mantel-Haenszel: 0.64 (0.59 to 0.69)', () => {
    const text = resultsText(analyse(bcg, settings({ model: 'mantel-haenszel' })))
    expect(text).toContain(
      'the Mantel-Haenszel method, which takes one common effect: the risk ratio was 0.64 (95% CI 0.59 to 0.69; p < 0.001)',
    )
    expect(text).not.toContain('prediction')
  })

  test('few studies start with an interval that is not too narrow, many with the normal one', () => {
    expect(startSettings('RR', 13).test).toBe('knapp-hartung-ad-hoc')
    expect(startSettings('RR', 40).test).toBe('normal')
  })

  test('the script for R has the raw table and asks metafor for the same model', () => {
    const script = rScript(analysis)
    expect(script).toContain('  ai = c(4, 6, 3, 62, 33, 180, 8, 505, 29, 17, 186, 5, 27),')
    expect(script).toContain(
      'dat <- escalc(measure = "RR", ai = ai, n1i = n1i, ci = ci, n2i = n2i, data = dat, add = 1/2, to = "only0", drop00 = TRUE)',
    )
    expect(script).toContain(
      'res <- rma(yi, vi, slab = study, data = dat, method = "REML", test = "z", level = 95, control',
    )
    expect(script).toContain('print(res$beta[1] + c(-1, 1) * qt(0.975, res$k - 2) * sqrt(res$tau2 + res$se^2))')
    expect(rScript(analyse(bcg, settings({ model: 'mantel-haenszel' })))).toContain(
      'res <- rma.mh(measure = "RR", ai = ai',
    )
  })

  test('names of studies cannot break the script', () => {
    const nasty = bcg.map((row, i) => (i === 0 ? { ...row, label: 'O"Neill\\"); system("rm")\n2001' } : row))
    expect(rScript(analyse(nasty, settings()))).toContain(
      'study = c("O\\"Neill\\\\\\"); system(\\"rm\\") 2001", "Trial 2"',
    )
  })
})

describe('what is not pooled', () => {
  const counts = (
    id: string,
    events: number,
    total: number,
    controlEvents: number,
    controlTotal: number,
  ): StudyRow => ({
    id,
    label: `Study ${id}`,
    reported: { kind: 'counts', events, total, controlEvents, controlTotal },
  })

  test('nothing, one and two studies', () => {
    expect(analyse([], settings()).notPooled?.reason).toBe('No study has numbers that can be used: nothing is pooled.')
    const one = analyse([counts('a', 3, 10, 5, 10), counts('b', 30, 10, 5, 10)], settings())
    expect(resultsText(one)).toBe(
      'Only Study a has numbers that can be used. One study is not pooled: its own result is the answer.',
    )
    expect(one.rows[1]).toMatchObject({
      state: 'unusable',
      reason: 'The first group has more events (30) than people (10).',
    })
    expect(one.warnings).toEqual(['1 line has numbers that cannot be used and is left out.'])
    const two = analyse([counts('a', 3, 10, 5, 10), counts('b', 3, 12, 5, 12)], settings())
    expect(two.pooled?.k).toBe(2)
    expect(two.warnings).toEqual([
      'Two studies are pooled: how much they differ can hardly be estimated, and the interval depends on the method.',
    ])
    expect(resultsText(two)).toContain('Two studies allow no prediction interval with k − 2 degrees of freedom.')
  })

  test('the same people twice stop the pooling until somebody decides', () => {
    const rows = [
      counts('a', 3, 10, 5, 10),
      { ...counts('b', 4, 12, 6, 12), sampleId: 's' },
      { ...counts('c', 5, 12, 6, 13), sampleId: 's' },
    ]
    const refused = analyse(rows, settings())
    expect(refused.pooled).toBeUndefined()
    expect(refused.notPooled?.reason).toBe(
      'Study b and Study c report on the same people, who would count more than once. Keep one line, or combine them.',
    )
    expect(analyse(rows, settings({ dependent: 'pool' })).pooled?.k).toBe(3)
    const decided = analyse(
      rows.map((row) => (row.id === 'c' ? { ...row, excluded: 'same people as b' } : row)),
      settings(),
    )
    expect(decided.pooled?.k).toBe(2)
    expect(decided.rows[2]).toMatchObject({ state: 'excluded', reason: 'same people as b' })
  })

  test('a shared control stops it until it is divided', () => {
    const arms = [counts('x1', 3, 20, 8, 40), counts('x2', 5, 20, 8, 40)].map((row) => ({ ...row, controlId: 'x' }))
    const rows = [...arms, counts('y', 4, 20, 9, 20)]
    expect(analyse(rows, settings()).issues.map(({ kind, stops }) => [kind, stops])).toEqual([['shared-control', true]])
    const divided = rows.map((row) =>
      row.controlId ? { ...row, reported: { ...row.reported, sharedBy: 2 } as Reported } : row,
    )
    expect(analyse(divided, settings()).issues).toEqual([])
    expect(analyse(divided, settings()).pooled?.k).toBe(3)
    expect(methodsText(analyse(divided, settings()))).toContain(
      'Control groups in several comparisons were divided among them.',
    )
    expect(rScript(analyse(divided, settings()))).toContain('ci = c(4, 4, 9)')
  })

  test('the same control numbers, the same numbers, one against all, errors for deviations: said, not decided', () => {
    const arms = [counts('A', 3, 20, 8, 40), { ...counts('A', 5, 20, 8, 40), id: 'A2' }]
    expect(analyse(arms, settings()).issues.map(({ kind }) => kind)).toEqual(['same-control'])
    const twice = [counts('a', 3, 20, 8, 40), counts('b', 3, 20, 8, 40)]
    expect(analyse(twice, settings()).issues.map(({ kind }) => kind)).toEqual(['same-numbers'])
    const turned = [counts('a', 10, 100, 30, 100), counts('b', 11, 100, 33, 100), counts('c', 40, 100, 10, 100)]
    expect(analyse(turned, settings()).issues.map(({ kind, rows }) => [kind, rows])).toEqual([['opposite', ['c']]])
    const means = (id: string, mean: number, sd: number): StudyRow => ({
      id,
      label: id,
      reported: { kind: 'means', mean, sd, n: 30, controlMean: 9, controlSd: sd, controlN: 30 },
    })
    const issues = analyse([means('a', 10, 8), means('b', 10.5, 9), means('c', 10.2, 1.1)], {
      ...settings(),
      measure: 'MD',
    }).issues
    expect(issues.map(({ kind, rows }) => [kind, rows])).toEqual([['deviation', ['c']]])
  })

  test("methods for counts refuse other numbers, and Peto's wants Peto's measure", () => {
    const given: StudyRow[] = [1, 2].map((i) => ({
      id: `${i}`,
      label: `${i}`,
      reported: { kind: 'effect', effect: i, se: 1 },
    }))
    expect(analyse(given, settings({ model: 'mantel-haenszel' })).notPooled?.reason).toBe(
      'Mantel-Haenszel pools risk ratios, odds ratios and risk differences from counts, and incidence rate ratios from events and person-time: choose another model for this table.',
    )
    expect(analyse(bcg, settings({ model: 'peto' })).notPooled?.reason).toBe(
      "Peto's method pools Peto odds ratios from counts: choose that measure, or another model.",
    )
    expect(analyse(bcg, settings({ model: 'peto', measure: 'PETO' })).pooled?.k).toBe(13)
  })
})

test('identical effects under Knapp-Hartung: the text says that p is unknown, and a warning says why', () => {
  const same = [0.1, 0.2, 0.3, 0.15].map((se, i): StudyRow => ({
    id: `${i}`,
    label: `Study ${i}`,
    reported: { kind: 'effect', effect: 0.3, se },
  }))
  const analysis = analyse(same, { ...settings(), measure: 'SMD', test: 'knapp-hartung' })
  expect(resultsText(analysis)).toContain('0.30 (95% CI 0.30 to 0.30; p unknown)')
  expect(analysis.warnings).toContain(
    'The studies agree so well that the Knapp-Hartung interval has no width. Use the version that is never narrower.',
  )
})

test('whatever is typed, an analysis comes back; a line left out is as if it had never been there', () => {
  const number = fc.oneof(
    fc.integer({ min: -3, max: 60 }),
    fc.constant(Number.NaN),
    fc.double({ min: -2, max: 40, noNaN: true }),
  )
  const extreme = fc.oneof(number, fc.double(), fc.constantFrom(1e150, -1e150, 1e-200, 1e29, 1e-29))
  const reported = fc.oneof(
    fc.record({
      kind: fc.constant('counts' as const),
      events: fc.nat(30),
      total: fc.integer({ min: 1, max: 60 }),
      controlEvents: fc.nat(30),
      controlTotal: fc.integer({ min: 1, max: 60 }),
    }),
    fc.record({
      kind: fc.constant('counts' as const),
      events: number,
      total: number,
      controlEvents: number,
      controlTotal: number,
    }),
    fc.record({ kind: fc.constant('ratio' as const), ratio: number, low: number, high: number }),
    fc.record({ kind: fc.constant('effect' as const), effect: extreme, se: extreme }),
    fc.record({ kind: fc.constant('effect-variance' as const), effect: number, variance: extreme }),
    fc.record({ kind: fc.constant('observed-expected' as const), difference: extreme, variance: number }),
  )
  const tables = fc.array(reported, { maxLength: 9 }).map((list): StudyRow[] =>
    list.map((of, i) => ({
      id: `${i}`,
      label: `S${i}`,
      subgroup: `${i % 2}`,
      moderators: { m: i % 3 },
      reported: of,
    })),
  )
  const model = fc.constantFrom<AnalysisSettings['model']>(
    'common',
    'mantel-haenszel',
    'DL',
    'REML',
    'PM',
    'ML',
    'SJ',
    'EB',
    'HE',
  )
  const measures = fc.constantFrom<AnalysisSettings['measure']>('RR', 'OR', 'RD', 'HR', 'GEN')
  fc.assert(
    fc.property(tables, model, measures, fc.nat(8), (table, model, measure, left) => {
      const whole = analyse(
        table.map((row, i) => (i === left ? { ...row, excluded: 'left out' } : row)),
        settings({ model, measure }),
      )
      const without = analyse(
        table.filter((_, i) => i !== left),
        settings({ model, measure }),
      )
      expect(whole.pooled?.estimate).toEqual(without.pooled?.estimate)
      expect(whole.rows).toHaveLength(table.length)
      expect(resultsText(whole)).toBe(resultsText(without))
      expect(rScript(whole).startsWith('# Made by Roadrunner')).toBe(true)
      expect((whole.pooled === undefined) !== (whole.notPooled === undefined)).toBe(true)
      expect(Number.isNaN(whole.pooled?.estimate)).toBe(false)
      // What is made of a table further on comes back too, whatever it holds.
      subgroupsOf(whole)
      regressionOf(whole, ['m'])
      sensitivityOf(whole)
      smallStudyEffects(whole)
    }),
  )
})

test('numbers in sentences', () => {
  expect(numberText(-0.004)).toBe('0.00')
  expect(numberText(-1.256)).toBe('−1.26')
  expect(numberText(Infinity)).toBe('no upper limit')
  expect(decimalsFor(-0.0039, -0.0027)).toBe(4)
  expect(decimalsFor(0.34, 0.7)).toBe(2)
  expect([pText(1e-9), pText(0.0123), pText(0.25), pText(0.999)]).toEqual([
    'p < 0.001',
    'p = 0.012',
    'p = 0.25',
    'p > 0.99',
  ])
  expect(numberText(Number.NaN)).toBe('not known')
})

test('numbers for a table that people read have four digits that count, whole numbers all of theirs', () => {
  expect(
    [-0.8893113339202054, 0.32558476, 5.06532981, 13536, 0.5, 1234.567, -0, 100, 0.0045301, 1e-15 / 3, Number.NaN].map(
      (value) => roundedText(value),
    ),
  ).toEqual([
    '−0.8893',
    '0.3256',
    '5.065',
    '13536',
    '0.5',
    '1235',
    '0',
    '100',
    '0.00453',
    '3.333 × 10^−16',
    'not known',
  ])
})

test('a study is called by its name and its year wherever it is shown, so that two of the same people differ', () => {
  const trial = (id: string, label: string, year?: number): StudyRow => ({
    id,
    label,
    ...(year !== undefined && { year }),
    reported: { kind: 'effect', effect: Number(id) / 10, se: 0.2 },
  })
  const table = [
    trial('1', 'Rosenthal et al', 1968),
    trial('2', 'Rosenthal et al', 1974),
    trial('3', 'Jose & Cody 1971', 1971),
    trial('4', 'No year'),
  ]
  const analysis = analyse(table, { ...settings(), measure: 'SMD' })
  const wanted = ['Rosenthal et al 1968', 'Rosenthal et al 1974', 'Jose & Cody 1971', 'No year']
  expect(analysis.rows.map(({ label }) => label)).toEqual(wanted)
  expect(analysis.used.map(({ label }) => label)).toEqual(wanted)
  expect(rScript(analysis)).toContain('study = c("Rosenthal et al 1968", "Rosenthal et al 1974"')
  const same = table.slice(0, 2).map((row) => ({ ...row, sampleId: 's' }))
  expect(analyse(same, { ...settings(), measure: 'SMD' }).issues[0]?.message).toContain(
    'Rosenthal et al 1968 and Rosenthal et al 1974 report on the same people',
  )
})
