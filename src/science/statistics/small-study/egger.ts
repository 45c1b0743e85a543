import { tTwoSided, tUpperQuantile } from '../distributions/student-t.ts'
import type { EffectSize } from '../effect-sizes.ts'
import type { Limits } from '../models/heterogeneity.ts'
import { metaRegression } from '../models/meta-regression.ts'
import { type ModelKind, type NoModel, noModel } from '../models/model.ts'
import { weightedFit } from '../models/weighted-fit.ts'

export type AsymmetryTest = {
  /** Slope of the effect on its standard error: 0 in a funnel that is even. */
  bias: number
  se: number
  statistic: number
  /** Degrees of freedom of t; absent when the test is by z. */
  df?: number
  p: number
  /** Effect that a study without error would have, with its interval. */
  limit: Limits & { estimate: number }
}

export type AsymmetryResult = { ok: true; test: AsymmetryTest } | NoModel

const tooFew = () => noModel('A test of the funnel needs at least 3 studies whose standard errors differ.')

/**
 * Egger's test: regression of the effect on its standard error, weighted by the inverse variance, its spread estimated from
 * the residuals. The slope is the intercept of the form in which Egger wrote it.
 * Source: Egger and others 1997, BMJ 315:629–634; Sterne & Egger 2005, in Publication Bias in Meta-Analysis, chapter 6.
 */
export function eggerTest(studies: readonly EffectSize[], level = 0.95): AsymmetryResult {
  const errors = studies.map(({ variance }) => Math.sqrt(variance))
  const fit = weightedFit(
    studies.map(({ effect }) => effect),
    studies.map(({ variance }) => 1 / variance),
    errors.map((se) => [1, se]),
  )
  const df = studies.length - 2
  if (!fit || df < 1) return tooFew()
  const spread = fit.q / df
  const [estimate = Number.NaN, bias = Number.NaN] = fit.coefficients
  const se = Math.sqrt(spread * (fit.covariance[1]?.[1] ?? Number.NaN))
  const reach = tUpperQuantile((1 - level) / 2, df) * Math.sqrt(spread * (fit.covariance[0]?.[0] ?? Number.NaN))
  const limit = { estimate, low: estimate - reach, high: estimate + reach }
  return { ok: true, test: { bias, se, statistic: bias / se, df, p: tTwoSided(bias / se, df), limit } }
}

/** The same question asked of a random-effects meta-regression on the standard error, by z. */
export function eggerMixedTest(studies: readonly EffectSize[], kind: ModelKind, level = 0.95): AsymmetryResult {
  const errors = { name: 'standard error', values: studies.map(({ variance }) => Math.sqrt(variance)) }
  if (studies.length < 3) return tooFew()
  const result = metaRegression(studies, [errors], kind, { level })
  if (!result.ok) return result
  const [at0, slope] = result.regression.coefficients
  if (!at0 || !slope) return tooFew()
  const { estimate, low, high } = at0
  return {
    ok: true,
    test: {
      bias: slope.estimate,
      se: slope.se,
      statistic: slope.statistic,
      p: slope.p,
      limit: { estimate, low, high },
    },
  }
}
