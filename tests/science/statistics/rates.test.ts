import { describe, expect, test } from 'vitest'

import { effectOf, type Reported } from '#science/statistics/measures/study-effect.ts'
import type { EffectSize } from '#science/statistics/effect-sizes.ts'
import { ratesOf } from '#science/statistics/measures/rates.ts'
import { mantelHaenszelRates } from '#science/statistics/models/count-pooling.ts'
import { exactRates } from '#science/statistics/models/exact-rates.ts'
import { fitModel, type ModelKind } from '#science/statistics/models/model.ts'
import { analyse } from '#science/statistics/report/analysis.ts'
import { rScript } from '#science/statistics/report/r-script.ts'
import { methodsText } from '#science/statistics/report/results-text.ts'
import { startSettings } from '#science/statistics/report/study-table.ts'

import { agrees } from './agrees.ts'
import { methodsCases, numberIn } from './methods-data.ts'

type Figures = Record<'estimate' | 'se' | 'pval' | 'ci_lb' | 'ci_ub' | 'tau2' | 'I2' | 'Q' | 'Q_df' | 'Q_p', number>
type Expected = {
  studies: { yi: number; vi: number }[]
  models: Record<string, Figures>
  without_double_zero?: Record<string, Figures>
  mantel_haenszel: Figures
  poisson_fixed_studies: Figures
  glmm_conditional_binomial_normal_agq41: Figures & { loglik: number }
}

const rates = (events: number, time: number, controlEvents: number, controlTime: number) =>
  ({ kind: 'rates', events, time, controlEvents, controlTime }) as const

describe.each(methodsCases<Expected>('irr'))('$id', ({ rows, entry: { columns }, expected }) => {
  const reported = rows.map((row) => {
    const [x1 = 0, t1 = 0, x2 = 0, t2 = 0] = ['x1i', 't1i', 'x2i', 't2i'].map((key) => numberIn(row, columns[key]))
    return rates(x1, t1, x2, t2)
  })
  const effectsOf = (doubleZero: 'keep' | 'leave-out'): EffectSize[] =>
    reported.flatMap((one) => {
      const result = effectOf('IRR', one, { zeroCells: { add: 'where-zero', doubleZero } })
      return result.ok ? [result.effect] : []
    })
  const same = (seen: EffectSize[], wanted: Record<string, Figures> = {}) => {
    for (const [name, figures] of Object.entries(wanted)) {
      const result = fitModel(seen, name === 'FE' ? 'common' : (name as ModelKind))
      if (!result.ok) throw new Error(result.reason)
      const { model } = result
      agrees(model.estimate, figures.estimate, `${name} estimate`)
      agrees(model.se, figures.se, `${name} se`)
      agrees(model.p, figures.pval, `${name} p`, 1e-290)
      agrees(model.high, figures.ci_ub, `${name} high`)
      agrees(model.heterogeneity.tau2, figures.tau2, `${name} tau2`)
      agrees(model.heterogeneity.i2, figures.I2, `${name} I2`, 1e-7)
      agrees(model.heterogeneity.q, figures.Q, `${name} Q`)
    }
  }

  test('log rate ratios, their variances and every model', () => {
    const effects = effectsOf('keep')
    expected.studies.forEach(({ yi, vi }, i) => {
      agrees(effects[i]?.effect, yi, `effect ${i}`)
      agrees(effects[i]?.variance, vi, `variance ${i}`)
    })
    same(effects, expected.models)
    same(effectsOf('leave-out'), expected.without_double_zero)
  })

  test('from the counts themselves, with one ratio and with ratios that differ', () => {
    const cells = reported.map(ratesOf)
    const [common, random] = (['common', 'random'] as const).map((kind) => {
      const result = exactRates(cells, kind)
      if (!result.ok) throw new Error(result.reason)
      return result.model
    })
    const one = expected.poisson_fixed_studies
    agrees(common?.estimate, one.estimate, 'estimate')
    agrees(common?.se, one.se, 'se')
    agrees(common?.low, one.ci_lb, 'low')
    // The reference is good to about 1e-7, its standard errors to 1e-5.
    const many = expected.glmm_conditional_binomial_normal_agq41
    agrees(random?.estimate, many.estimate, 'estimate', 1e-6)
    agrees(random?.se, many.se, 'se', 1e-4 * many.se)
    agrees(random?.tau2, many.tau2, 'tau2', 1e-6)
    agrees(random?.logLikelihood, many.loglik, 'log-likelihood', 1e-6)
  })

  test('Mantel-Haenszel', () => {
    const seen = mantelHaenszelRates(reported.map(ratesOf))
    const wanted = expected.mantel_haenszel
    agrees(seen?.estimate, wanted.estimate, 'estimate')
    agrees(seen?.se, wanted.se, 'se')
    agrees(seen?.p, wanted.pval, 'p', 1e-290)
    agrees(seen?.low, wanted.ci_lb, 'low')
    agrees(seen?.high, wanted.ci_ub, 'high')
    agrees(seen?.q, wanted.Q, 'Q')
    agrees(seen?.df, wanted.Q_df, 'df')
    agrees(seen?.qP, wanted.Q_p, 'p of Q')
    agrees(seen?.i2, wanted.I2, 'I2', 1e-7)
  })
})

describe('incidence rates', () => {
  const refusal = (reported: Reported, rules = {}) => {
    const result = effectOf('IRR', reported, rules)
    return result.ok ? 'fits' : result.reason
  }

  test('the ratio and its variance by hand, the control divided where it is shared', () => {
    const result = effectOf('IRR', rates(10, 100, 40, 200))
    expect(result.ok && [result.effect.effect, result.effect.variance]).toEqual([
      expect.closeTo(Math.log(0.5), 12),
      expect.closeTo(1 / 10 + 1 / 40, 12),
    ])
    const shared = effectOf('IRR', { ...rates(10, 100, 40, 200), sharedBy: 2 })
    expect(shared.ok && shared.effect.effect).toBeCloseTo(Math.log(0.5), 12)
    expect(shared.ok && shared.effect.variance).toBeCloseTo(1 / 10 + 1 / 20, 12)
  })

  test('an empty group gets half an event, never half a year; by size, none moves where the rates are equal', () => {
    const half = effectOf('IRR', rates(0, 50, 4, 100))
    expect(half.ok && half.effect.effect).toBeCloseTo(Math.log(0.5 / 50 / (4.5 / 100)), 12)
    expect(half.ok && half.effect.notes).toEqual(['0.5 added to the events of both groups'])
    const bySize = effectOf('IRR', rates(0, 50, 0, 100), { zeroCells: { add: 'by-group-size', doubleZero: 'keep' } })
    expect(bySize.ok && bySize.effect.effect).toBeCloseTo(0, 12)
  })

  test('what cannot be is refused in words', () => {
    expect(refusal(rates(1.5, 10, 2, 10))).toBe('A count is not a whole number.')
    expect(refusal(rates(1, 0, 2, 10))).toBe('The person-time of a group is not above 0.')
    expect(refusal(rates(1, Number.NaN, 2, 10))).toBe('The person-time of a group is missing.')
    expect(refusal(rates(0, 10, 0, 10))).toBe('Neither group has an event: the study tells nothing about a ratio.')
    expect(refusal(rates(0, 10, 3, 10), { zeroCells: { add: 'never', doubleZero: 'keep' } })).toBe(
      'A group has no event, and nothing is to be added to empty cells: the ratio cannot be computed.',
    )
    expect(effectOf('RR', rates(1, 10, 2, 10))).toMatchObject({
      reason: 'A risk ratio (RR) cannot be computed from events and person-time of two groups.',
    })
    expect(mantelHaenszelRates([{ a: 0, t1: 10, c: 0, t2: 10 }])).toBeUndefined()
  })

  test('from the counts: what cannot be is refused, and studies without an event change nothing', () => {
    const cells = [
      { a: 3, t1: 100, c: 5, t2: 90 },
      { a: 0, t1: 80, c: 2, t2: 85 },
      { a: 4, t1: 120, c: 3, t2: 60 },
    ]
    const silent = { a: 0, t1: 50, c: 0, t2: 40 }
    for (const kind of ['common', 'random'] as const) {
      expect(exactRates([...cells, silent], kind)).toEqual(exactRates(cells, kind))
    }
    expect(exactRates([{ a: 0, t1: 10, c: 4, t2: 10 }], 'common')).toMatchObject({
      reason: 'One of the groups has no event in any study: there is no ratio to pool.',
    })
    expect(exactRates(cells.slice(0, 2), 'random')).toMatchObject({
      reason: 'Ratios that differ between studies need 3 studies with events.',
    })
    // One study alone, by hand: ln(3/100 ÷ 5/90), variance 1/3 + 1/5.
    const one = exactRates(cells.slice(0, 1), 'common')
    expect(one.ok && one.model.estimate).toBeCloseTo(Math.log(3 / 100 / (5 / 90)), 8)
    expect(one.ok && one.model.se).toBeCloseTo(Math.sqrt(1 / 3 + 1 / 5), 6)
  })

  test('a table of rates is pooled by Mantel-Haenszel, told and written for R', () => {
    const table = [rates(10, 1000, 20, 900), rates(0, 500, 4, 520), rates(30, 2000, 41, 2100)].map((reported, i) => ({
      id: `${i}`,
      label: `Study ${i}`,
      reported,
    }))
    const analysis = analyse(table, { ...startSettings('IRR', 3), model: 'mantel-haenszel' })
    expect(analysis.pooled?.natural.estimate).toBeCloseTo(
      (10 * 900 / 1900 + (30 * 2100) / 4100) / ((20 * 1000) / 1900 + (4 * 500) / 1020 + (41 * 2000) / 4100),
      12,
    ) // prettier-ignore
    expect(methodsText(analysis)).toContain('Where a cell was empty, 0.5 was added to all event counts of the study.')
    expect(rScript(analysis)).toContain(
      'res <- rma.mh(measure = "IRR", x1i = x1i, t1i = t1i, x2i = x2i, t2i = t2i, slab = study, data = dat, level = 95)',
    )
  })
})
