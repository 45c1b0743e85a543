import { describe, expect, test } from 'vitest'

import { robustOf } from '#science/statistics/models/robust.ts'
import { eigen, product, transposed } from '#science/statistics/models/matrix.ts'
import { fitModel } from '#science/statistics/models/model.ts'
import {
  type NestedEffect,
  predictionOf,
  type ThreeLevel,
  threeLevel,
  type ThreeLevelOptions,
} from '#science/statistics/models/three-level.ts'
import { seededRandom } from '#science/statistics/seeded-random.ts'

import { agrees } from '../agrees.ts'
import { type MethodsEntry, methodsCases, numberIn } from '../methods-data.ts'
import type { Row } from '../metafor-data.ts'

type Figure = { estimate: number; se: number; pval: number; ci_lb: number; ci_ub: number; df?: number; t?: number }
type Ratio = { statistic: number; pval: number; loglik_restricted: number }
type Level = {
  sigma2_outer: number
  sigma2_inner: number
  z: Figure
  t_km1: Figure
  loglik: number
  ICC: number
  I2_total: number
  I2_outer: number
  I2_inner: number
  profile_ci: Record<'sigma2_outer' | 'sigma2_inner', [number, number]> | null
  prediction_z: [number, number]
  LRT_outer_zero: Ratio
  LRT_inner_zero: Ratio
}
type Expected = {
  Q: number
  models: Record<'REML' | 'ML', Level>
  meta_regression_REML: { coef: Figure[]; sigma2_outer: number; sigma2_inner: number; loglik: number }
}
type Working = {
  sigma2_study: number
  sigma2_effect: number
  loglik: number
  model_based: Figure[]
  CR0_se: number[]
  CR1_se: number[]
  CR2_satterthwaite: Figure[]
}

const nested = (rows: readonly Row[], { columns }: MethodsEntry): NestedEffect[] =>
  rows.map((row) => ({
    effect: numberIn(row, columns['yi']),
    variance: numberIn(row, columns['vi']),
    study: row[columns['outer'] ?? columns['study'] ?? ''] ?? '',
    inner: row[columns['inner'] ?? columns['effect'] ?? ''] ?? '',
  }))
const centred = (rows: readonly Row[]) => {
  const values = rows.map((row) => numberIn(row, 'year'))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return [{ name: 'year', values: values.map((value) => value - (Math.abs(mean) > 100 ? mean : 0)) }]
}
function modelOf(effects: NestedEffect[], options: ThreeLevelOptions): ThreeLevel {
  const result = threeLevel(effects, options)
  if (!result.ok) throw new Error(result.reason)
  return result.model
}
const sameFigures = (seen: ThreeLevel['coefficients'], wanted: Figure[], what: string) =>
  wanted.forEach((figure, i) => {
    agrees(seen[i]?.estimate, figure.estimate, `${what} estimate ${i}`)
    agrees(seen[i]?.se, figure.se, `${what} se ${i}`)
    agrees(seen[i]?.p, figure.pval, `${what} p ${i}`)
    agrees(seen[i]?.low, figure.ci_lb, `${what} low ${i}`)
    agrees(seen[i]?.high, figure.ci_ub, `${what} high ${i}`)
  })

describe.each(methodsCases<Expected>('three_level'))('$id', ({ rows, entry, expected }) => {
  const effects = nested(rows, entry)

  test.each(['REML', 'ML'] as const)('%s: variances, estimate, shares and tests of a level', (method) => {
    const wanted = expected.models[method]
    const model = modelOf(effects, { method, profile: wanted.profile_ci !== null })
    agrees(model.outer.variance, wanted.sigma2_outer, 'outer')
    agrees(model.inner.variance, wanted.sigma2_inner, 'inner')
    sameFigures(model.coefficients, [wanted.z], 'z')
    sameFigures(modelOf(effects, { method, test: 't' }).coefficients, [wanted.t_km1], 't')
    agrees(model.logLikelihood, wanted.loglik, 'log-likelihood')
    agrees(model.q, expected.Q, 'Q')
    agrees(model.icc, wanted.ICC, 'ICC')
    agrees(model.i2.total, wanted.I2_total, 'I2')
    agrees(model.i2.outer, wanted.I2_outer, 'I2 outer')
    agrees(model.i2.inner, wanted.I2_inner, 'I2 inner')
    agrees(predictionOf(model).low, wanted.prediction_z[0], 'prediction low')
    agrees(predictionOf(model).high, wanted.prediction_z[1], 'prediction high')
    agrees(model.withoutOuter.statistic, wanted.LRT_outer_zero.statistic, 'without outer')
    agrees(model.withoutOuter.p, wanted.LRT_outer_zero.pval, 'p without outer', 1e-12)
    agrees(model.withoutInner.statistic, wanted.LRT_inner_zero.statistic, 'without inner')
    if (!wanted.profile_ci) return
    for (const level of ['outer', 'inner'] as const) {
      const [low, high] = wanted.profile_ci[`sigma2_${level}`]
      // The reference stops its search at four digits.
      agrees(model[level].interval?.low, low, `${level} low`, 1e-4 * low)
      agrees(model[level].interval?.high, high, `${level} high`, 1e-4 * high)
    }
  })

  test('meta-regression', () => {
    const wanted = expected.meta_regression_REML
    const model = modelOf(effects, { moderators: centred(rows) })
    agrees(model.outer.variance, wanted.sigma2_outer, 'outer')
    agrees(model.inner.variance, wanted.sigma2_inner, 'inner')
    agrees(model.logLikelihood, wanted.loglik, 'log-likelihood')
    sameFigures(model.coefficients, wanted.coef, 'regression')
  })
})

describe.each(methodsCases<{ rma_mv: Record<string, Working> }>('robust'))('$id', ({ rows, entry, expected }) => {
  test.each(Object.entries(expected.rma_mv))('%s', (name, wanted) => {
    const model = modelOf(nested(rows, entry), {
      rho: Number(name.split('_').at(-1)),
      moderators: name.startsWith('meta') ? centred(rows) : [],
    })
    agrees(model.outer.variance, wanted.sigma2_study, 'outer')
    agrees(model.inner.variance, wanted.sigma2_effect, 'inner')
    agrees(model.logLikelihood, wanted.loglik, 'log-likelihood')
    sameFigures(model.coefficients, wanted.model_based, 'by the model')
    const robust = robustOf(model) ?? []
    sameFigures(robust, wanted.CR2_satterthwaite, 'CR2')
    wanted.CR2_satterthwaite.forEach(({ df, t }, i) => {
      agrees(robust[i]?.df, df, `df ${i}`)
      agrees(robust[i]?.statistic, t, `t ${i}`)
    })
    wanted.CR0_se.forEach((se, i) => agrees(robustOf(model, 'CR0')?.[i]?.se, se, `CR0 ${i}`))
    wanted.CR1_se.forEach((se, i) => agrees(robustOf(model, 'CR1')?.[i]?.se, se, `CR1 ${i}`))
  })
})

describe('a model of three levels', () => {
  const random = seededRandom(4)
  const list = Array.from({ length: 24 }, (_, i): NestedEffect => ({
    effect: random() + (i % 6) / 3,
    variance: 0.02 + random() / 20,
    study: `s${i % 6}`,
  }))

  test('with one effect a study it is the usual random-effects model: the two variances together are its τ²', () => {
    const apart = list.map((one, i) => ({ ...one, study: `${i}` }))
    const model = modelOf(apart, {})
    const usual = fitModel(apart, 'REML')
    expect(model.outer.variance + model.inner.variance).toBeCloseTo(usual.ok ? usual.model.heterogeneity.tau2 : 0, 6)
    expect(model.coefficients[0]?.estimate).toBeCloseTo(usual.ok ? usual.model.estimate : 0, 6)
  })

  test('what cannot be is refused in words', () => {
    const reason = (effects: NestedEffect[], options: ThreeLevelOptions = {}) => {
      const result = threeLevel(effects, options)
      return result.ok ? 'fits' : result.reason
    }
    expect(reason(list.filter(({ study }) => study === 's1'))).toBe(
      'A model of three levels needs two studies and two effects more than moderators.',
    )
    expect(reason(list, { rho: 1 })).toBe('The correlation of sampling errors lies between 0 and 1, 1 not included.')
    expect(reason(list, { moderators: [{ name: 'm', values: list.map(() => 2) }] })).toBe(
      'A moderator never changes, or says the same as the others together.',
    )
    expect(reason([{ ...(list[0] ?? { study: '', variance: 1 }), effect: 1e150 }, ...list])).toBe(
      'An effect or a variance is missing, or so large or so small that nothing can be computed from it.',
    )
  })

  test('eigenvectors turn a symmetric matrix into its eigenvalues', () => {
    const a = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => random() - 0.5))
    const symmetric = product(transposed(a), a)
    const { values, vectors } = eigen(symmetric)
    const turned = product(product(transposed(vectors), symmetric), vectors)
    turned.forEach((row, i) => row.forEach((value, j) => expect(value).toBeCloseTo(i === j ? (values[i] ?? 0) : 0, 12)))
  })
})
