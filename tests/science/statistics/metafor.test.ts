import { describe, expect, test } from 'vitest'

import { harmonicMean, naturalValue } from '#science/statistics/measures/back-transform.ts'
import { cellsOf } from '#science/statistics/measures/two-groups.ts'
import { mantelHaenszel, peto } from '#science/statistics/models/count-pooling.ts'
import { metaRegression } from '#science/statistics/models/meta-regression.ts'
import { fitModel, type Model, type ModelKind, type ModelOptions } from '#science/statistics/models/model.ts'
import { cumulative, influence, leaveOneOut } from '#science/statistics/models/sensitivity.ts'
import { poolSubgroups } from '#science/statistics/models/subgroups.ts'
import { beggTest } from '#science/statistics/small-study/begg.ts'
import { eggerMixedTest, eggerTest } from '#science/statistics/small-study/egger.ts'
import { failSafeN } from '#science/statistics/small-study/fail-safe.ts'
import { trimAndFill } from '#science/statistics/small-study/trim-and-fill.ts'

import { agrees } from './agrees.ts'
import { type Case, type ReferenceModel, referenceCases, reportedOf } from './metafor-data.ts'

const cases = referenceCases()
const kinds = ['FE', 'DL', 'REML'] as const
const kindOf = (name: string): ModelKind => (name === 'FE' ? 'common' : (name as ModelKind))

function modelOf(effects: Case['effects'], kind: ModelKind, options: ModelOptions = {}): Model {
  const result = fitModel(effects, kind, options)
  if (!result.ok) throw new Error(result.reason)
  return result.model
}

function sameModel(model: Model, wanted: ReferenceModel, what: string) {
  const { heterogeneity } = model
  agrees(model.estimate, wanted.estimate, `${what} estimate`)
  agrees(model.se, wanted.se, `${what} se`)
  if (model.se > 1e-9) agrees(model.statistic, wanted.stat, `${what} statistic`)
  agrees(model.df, wanted.stat_df, `${what} df`)
  if (model.se > 1e-9) agrees(model.p, wanted.pval, `${what} p`, 1e-290)
  agrees(model.low, wanted.ci_lb, `${what} low`)
  agrees(model.high, wanted.ci_ub, `${what} high`)
  agrees(heterogeneity.tau2, wanted.tau2, `${what} tau2`)
  agrees(model.tau2Se, wanted.se_tau2, `${what} se of tau2`)
  agrees(heterogeneity.i2, wanted.I2, `${what} I2`, 1e-7)
  agrees(heterogeneity.h2, wanted.H2, `${what} H2`)
  agrees(heterogeneity.q, wanted.Q, `${what} Q`)
  agrees(heterogeneity.df, wanted.Q_df, `${what} df of Q`)
  agrees(heterogeneity.p, wanted.Q_p, `${what} p of Q`, 1e-290)
  agrees(heterogeneity.i2FromQ, wanted.I2_Q, `${what} I2 from Q`, 1e-7)
}

test('the worked example of two studies needs no reference data', () => {
  const effects = [
    { effect: 0.1, variance: 0.02 },
    { effect: 0.9, variance: 0.03 },
  ]
  // By hand: weights 50 and 33.33, mean 0.42, Q = 0.64 / 0.05 = 12.8, tau2 = 11.8 / (83.33 - 3611.1 / 83.33) = 0.295.
  const model = modelOf(effects, 'DL')
  agrees(model.heterogeneity.q, 12.8, 'Q')
  agrees(model.heterogeneity.tau2, 0.295, 'tau2')
  agrees(model.estimate, 0.49375, 'estimate')
})

describe.each(cases)('$id', (of) => {
  const { expected, effects, measure } = of

  test('effects and variances from the raw table', () => {
    expect(effects).toHaveLength(expected.studies.length)
    expected.studies.forEach((study, i) => {
      agrees(effects[i]?.effect, study.yi, `effect of ${study.slab}`)
      agrees(effects[i]?.variance, study.vi, `variance of ${study.slab}`)
      if (study.bt_yi !== undefined && measure !== 'GEN')
        agrees(naturalValue(measure, study.yi, study.ni), study.bt_yi, `natural ${study.slab}`)
    })
  })

  test('every model with every test', () => {
    for (const [name, forms] of Object.entries(expected.models)) {
      const kind = kindOf(name)
      sameModel(modelOf(effects, kind), forms.z, name)
      if (forms.hartung_knapp)
        sameModel(modelOf(effects, kind, { test: 'knapp-hartung' }), forms.hartung_knapp, `${name} Knapp-Hartung`)
      if (forms.hartung_knapp_adhoc) {
        sameModel(modelOf(effects, kind, { test: 'knapp-hartung-ad-hoc' }), forms.hartung_knapp_adhoc, `${name} ad hoc`)
      }
    }
  })

  test('prediction intervals, weights and natural values', () => {
    for (const [name, { z }] of Object.entries(expected.models)) {
      const kind = kindOf(name)
      const forms = [
        ['k-2', z.pi_t_km2],
        ['k-1', z.pi_t_km1],
        ['normal', z.pi_z],
      ] as const
      for (const [prediction, wanted] of forms) {
        if (!wanted) continue
        const seen = modelOf(effects, kind, { prediction }).prediction
        if (effects.length === 1) continue
        agrees(seen?.low, wanted[0], `${name} ${prediction} low`)
        agrees(seen?.high, wanted[1], `${name} ${prediction} high`)
      }
      const sizes = expected.studies.flatMap(({ ni }) => ni ?? [])
      const back = (value: number) => naturalValue(measure, value, sizes.length > 0 ? harmonicMean(sizes) : undefined)
      const model = modelOf(effects, kind)
      if (measure === 'GEN' || !z.bt) continue
      agrees(back(model.estimate), z.bt.estimate, `${name} natural`)
      agrees(back(model.low), z.bt.ci_lb, `${name} natural low`)
      agrees(back(model.high), z.bt.ci_ub, `${name} natural high`)
    }
    const reml = modelOf(effects, 'REML')
    expected.studies.forEach(({ weight_pct_REML }, i) => agrees(reml.weights[i], weight_pct_REML, `weight ${i}`))
  })

  test('intervals of the heterogeneity', () => {
    for (const name of ['REML', 'DL'] as const) {
      const { heterogeneity } = modelOf(effects, name)
      const wanted = expected.heterogeneity_ci?.[name]
      if (!wanted) continue
      agrees(heterogeneity.tau2Interval?.low, wanted.tau2[1], 'tau2 low')
      // Where the reference stopped at the end of its search, 100 or ten times the estimate, it is no limit.
      if (wanted.tau2[2] === 100 || Math.abs(wanted.tau2[2] - 10 * wanted.tau2[0]) < 1e-9 * wanted.tau2[2]) continue
      agrees(heterogeneity.tau2Interval?.high, wanted.tau2[2], 'tau2 high')
      agrees(heterogeneity.i2Interval?.low, wanted.I2[1], 'I2 low', 1e-7)
      agrees(heterogeneity.i2Interval?.high, wanted.I2[2], 'I2 high')
      agrees(heterogeneity.h2Interval?.high, wanted.H2[2], 'H2 high')
    }
    const byQ = modelOf(effects, 'DL').heterogeneity.i2FromQInterval
    agrees(byQ?.low, expected.I2_ci_higgins_thompson?.ci_lb, 'I2 from Q low', 1e-7)
    agrees(byQ?.high, expected.I2_ci_higgins_thompson?.ci_ub, 'I2 from Q high', 1e-7)
  })

  test('Mantel-Haenszel and Peto', () => {
    const tables = of.rows.flatMap((row) => {
      const reported = reportedOf(of.entry, row)
      return reported.kind === 'counts' && Number.isFinite(reported.events) ? [cellsOf(reported)] : []
    })
    const pairs = [
      ['Mantel-Haenszel', expected.mantel_haenszel, () => mantelHaenszel(measure as 'OR' | 'RR' | 'RD', tables)],
      ['Peto', expected.peto, () => peto(tables)],
    ] as const
    for (const [name, wanted, compute] of pairs) {
      if (!wanted) continue
      const seen = compute()
      agrees(seen?.estimate, wanted['estimate'], `${name} estimate`)
      agrees(seen?.se, wanted['se'], `${name} se`)
      agrees(seen?.p, wanted['pval'], `${name} p`, 1e-290)
      agrees(seen?.low, wanted['ci_lb'], `${name} low`)
      agrees(seen?.q, wanted['Q'], `${name} Q`)
      agrees(seen?.df, wanted['Q_df'], `${name} df`)
      agrees(seen?.qP, wanted['Q_p'], `${name} p of Q`, 1e-290)
      agrees(seen?.i2, wanted['I2'], `${name} I2`)
      agrees(seen?.h2, wanted['H2'], `${name} H2`)
    }
  })

  test('Egger, Begg and fail-safe N', () => {
    const { egger_classical: egger, egger_mixed_REML: mixed, begg_rank: begg, failsafe_n: failSafe } = expected
    const flat = expected.models['FE']?.z.Q === 0
    if (egger) {
      const result = eggerTest(effects)
      const seen = result.ok ? result.test : undefined
      agrees(seen?.bias, egger.bias, 'bias')
      agrees(seen?.se, egger.se, 'se')
      agrees(seen?.statistic, egger.t, 't')
      agrees(seen?.p, egger.pval, 'p')
      agrees(seen?.limit.estimate, egger.limit_estimate, 'limit')
      agrees(seen?.limit.low, egger.limit_ci_lb, 'limit low')
      agrees(seen?.limit.high, egger.limit_ci_ub, 'limit high')
    }
    if (mixed && !flat) {
      const result = eggerMixedTest(effects, 'REML')
      const seen = result.ok ? result.test : undefined
      agrees(seen?.bias, mixed.slope, 'slope')
      agrees(seen?.se, mixed.slope_se, 'slope se')
      agrees(seen?.p, mixed.pval, 'slope p')
      agrees(seen?.limit.low, mixed.limit_ci_lb, 'mixed limit low')
    }
    if (begg && !flat) {
      agrees(beggTest(effects)?.tau, begg.tau, 'tau')
      agrees(beggTest(effects)?.p, begg.pval, 'p of tau')
    }
    if (failSafe) {
      expect(failSafeN(effects)).toEqual({
        rosenthal: failSafe.rosenthal,
        orwin: failSafe.orwin_half,
        rosenberg: failSafe.rosenberg,
      })
    }
  })

  test('trim and fill', () => {
    for (const [name, wanted] of Object.entries(expected.trimfill ?? {})) {
      if (typeof wanted.k0 !== 'number') continue
      const [kind, estimator] = name.split('_') as [string, 'L0' | 'R0']
      const flat = expected.models['FE']?.z.Q === 0
      const result = trimAndFill(effects, kindOf(kind), { estimator, ...(flat && { side: 'left' }) })
      if (!result.ok) throw new Error(`${name}: ${result.reason}`)
      if (flat) {
        expect(result.fill.missing).toBe(0)
        continue
      }
      expect([name, result.fill.side, result.fill.missing]).toEqual([name, wanted.side, wanted.k0])
      // The reference refits REML only to a change of 1e-5 here; ours goes to the end.
      const least = kind === 'REML' ? 1e-5 * Math.max(1, Math.abs(wanted.estimate)) : 1e-9
      if (wanted.tau2 > 1e-3 || kind !== 'REML')
        agrees(result.fill.missingSe, wanted.se_k0, `${name} se of the number`, 1e-5)
      agrees(result.fill.model.estimate, wanted.estimate, `${name} estimate`, least)
      agrees(result.fill.model.se, wanted.se, `${name} se`, least)
      agrees(
        result.fill.model.heterogeneity.tau2,
        wanted.tau2,
        `${name} tau2`,
        kind === 'REML' ? 1e-4 * Math.max(1, wanted.tau2) : 1e-9,
      )
      const filled = result.fill.filled.map(({ effect }) => effect).toSorted((a, b) => a - b)
      wanted.filled_yi
        .toSorted((a, b) => a - b)
        .forEach((value, i) => agrees(filled[i], value, `${name} filled ${i}`, 2 * least))
    }
  })

  test('leave-one-out, cumulative, influence', () => {
    for (const kind of kinds) {
      leaveOneOut(effects, kindOf(kind)).forEach((result, i) => {
        const wanted = expected.leave_one_out?.[kind][i]
        if (!wanted || !result.ok) return
        agrees(result.model.estimate, wanted.estimate, `${kind} without ${i}`)
        agrees(result.model.se, wanted.se, `${kind} se without ${i}`)
        agrees(result.model.heterogeneity.tau2, wanted.tau2, `${kind} tau2 without ${i}`)
      })
      const order = expected.cumulative?.order
      if (!order) continue
      const year = (i: number) => (order.startsWith('ascending year') ? Number(of.used[i]?.['year']) : 0)
      const places = effects.map((_, i) => i).sort((a, b) => year(a) - year(b) || a - b)
      cumulative(effects, places, kindOf(kind)).forEach((result, i) => {
        const wanted = expected.cumulative?.[kind][i]
        if (!wanted || !result.ok) return
        agrees(result.model.estimate, wanted.estimate, `${kind} after ${i} (${order})`)
        agrees(result.model.se, wanted.se, `${kind} se after ${i}`)
        agrees(result.model.heterogeneity.q, wanted.Q, `${kind} Q after ${i}`)
      })
    }
    const wanted = expected.influence_REML
    const seen = influence(effects, 'REML')
    if (!wanted || !seen.ok) return
    wanted.forEach((row, i) => {
      const mine = seen.influences[i]
      agrees(mine?.rstudent, row['rstudent'], `rstudent ${i}`)
      agrees(mine?.dffits, row['dffits'], `dffits ${i}`)
      agrees(mine?.cook, row['cook_d'], `cook ${i}`)
      agrees(mine?.covarianceRatio, row['cov_r'], `cov ratio ${i}`)
      agrees(mine?.tau2Without, row['tau2_del'], `tau2 ${i}`)
      agrees(mine?.qWithout, row['QE_del'], `Q ${i}`)
      agrees(mine?.hat, row['hat'], `hat ${i}`)
      agrees(mine?.dfbetas, row['dfbs'], `dfbetas ${i}`)
      expect(mine?.isInfluential, `flag ${i}`).toBe(row.flagged)
    })
  })

  test('subgroups and meta-regression', () => {
    for (const [variable, wanted] of Object.entries(expected.subgroups ?? {})) {
      const names = of.used.map((row) => row[variable] ?? '')
      for (const kind of kinds) {
        const own = poolSubgroups(effects, names, kindOf(kind))
        const shared = poolSubgroups(effects, names, kindOf(kind), { tau2: 'shared' })
        if (!own.ok || !shared.ok) throw new Error('no subgroups')
        for (const group of wanted.groups[kind]) {
          const mine = own.subgroups.groups.find(({ name }) => name === group.group)
          if (!mine?.ok) throw new Error(`no group ${group.group}`)
          agrees(mine.model.estimate, group.estimate, `${group.group} ${kind}`)
          agrees(mine.model.heterogeneity.tau2, group.tau2, `${group.group} ${kind} tau2`)
        }
        agrees(own.subgroups.between?.q, wanted.test_between_separate_tau2[kind].Q, `${variable} between`)
        agrees(own.subgroups.between?.p, wanted.test_between_separate_tau2[kind].pval, `${variable} between p`)
        agrees(shared.subgroups.between?.q, wanted.test_between_common_tau2[kind].QM, `${variable} QM`)
        agrees(shared.subgroups.between?.p, wanted.test_between_common_tau2[kind].pval, `${variable} QM p`)
      }
    }
    for (const [variable, forms] of Object.entries(expected.meta_regression ?? {})) {
      const values = of.used.map((row) =>
        Number(variable === 'wkmax3' ? Math.min(3, Number(row['weeks'])) : row[variable]),
      )
      if (!values.every(Number.isFinite)) continue
      for (const [form, wanted] of Object.entries(forms)) {
        const [kind = '', by] = form.split('_')
        const result = metaRegression(effects, [{ name: variable, values }], kindOf(kind), {
          test: by === 'knha' ? 'knapp-hartung' : 'normal',
        })
        if (!result.ok) throw new Error(result.reason)
        const { coefficients, heterogeneity, qm, qmP, r2 } = result.regression
        coefficients.forEach((mine, i) => {
          agrees(mine.estimate, wanted.coef[i], `${variable} ${form} coefficient ${i}`)
          agrees(mine.se, wanted.se[i], `${variable} ${form} se ${i}`)
          agrees(mine.p, wanted.pval[i], `${variable} ${form} p ${i}`, 1e-290)
          agrees(mine.low, wanted.ci_lb[i], `${variable} ${form} low ${i}`)
        })
        agrees(heterogeneity.tau2, wanted.tau2, `${variable} ${form} tau2`)
        agrees(heterogeneity.q, wanted.QE, `${variable} ${form} QE`)
        agrees(heterogeneity.i2, wanted.I2, `${variable} ${form} I2`, 1e-7)
        agrees(qm, wanted.QM, `${variable} ${form} QM`)
        agrees(qmP, wanted.QM_p, `${variable} ${form} QM p`, 1e-290)
        if (r2 !== undefined) agrees(r2, wanted.R2, `${variable} ${form} R2`, 1e-6)
      }
    }
  })
})
