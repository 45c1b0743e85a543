import { type Estimate, estimateOf } from '../models/model.ts'
import { weightedFit } from '../models/weighted-fit.ts'

export type WeightedLine = {
  /** Where the line stands at a predictor of 0, and how it rises with the predictor. */
  at0: Estimate
  slope: Estimate
  /** Degrees of freedom of t: studies less two. */
  df: number
  /** What multiplies the variances: the weighted squares that are left, by the degrees of freedom. */
  dispersion: number
}

/**
 * A line through effects by weighted least squares, its spread estimated from the residuals, tests by t. Undefined with fewer than
 * three studies, where the predictor never changes, and where the line meets every study: nothing is left to test with.
 */
export function weightedLine(
  effects: readonly number[],
  weights: readonly number[],
  predictor: readonly number[],
  level: number,
): WeightedLine | undefined {
  const fit = weightedFit(
    effects,
    weights,
    predictor.map((x) => [1, x]),
  )
  const df = effects.length - 2
  if (!fit || df < 1 || !(fit.q > 0)) return undefined
  const dispersion = fit.q / df
  const estimate = (i: number) =>
    estimateOf(
      fit.coefficients[i] ?? Number.NaN,
      Math.sqrt(dispersion * (fit.covariance[i]?.[i] ?? Number.NaN)),
      level,
      df,
    )
  return { at0: estimate(0), slope: estimate(1), df, dispersion }
}
