import { tTwoSided, tUpperQuantile } from '../distributions/student-t.ts'
import { blockFit, column, residualsOf } from './block-fit.ts'
import { cholesky, eigen, inverted, type Matrix, product, sumOf, times, transposed } from './matrix.ts'
import type { Estimate } from './model.ts'
import type { ThreeLevel } from './three-level.ts'

/** `CR0`: as the residuals are. `CR1`: times studies by studies less one. `CR2`: the residuals set right for their own fit. */
export type RobustKind = 'CR0' | 'CR1' | 'CR2'

/** A coefficient with its robust error; `df` are Satterthwaite's. */
export type RobustEstimate = Estimate & { name: string; df: number }

/**
 * Robust tests of a model of studies with several effects: right whatever the correlation of the effects of one study is, which
 * the model takes a guess at. By t with Satterthwaite's degrees of freedom; below 4 they say too little.
 * Source: Pustejovsky & Tipton 2018, J. Bus. Econ. Stat. 36:672–683; Tipton 2015, Psychological Methods 20:375–393.
 */
export function robustOf(model: ThreeLevel, kind: RobustKind = 'CR2', level = 0.95): RobustEstimate[] | undefined {
  const { blocks } = model
  const fit = blockFit(blocks)
  if (!fit) return undefined
  const { covariance } = fit
  const residuals = residualsOf(blocks, fit.coefficients)
  const parts = blocks.map(({ x, v }) => {
    const weights = inverted(v)
    const adjusted = kind === 'CR2' ? adjustment(x, v, covariance) : undefined
    if (!weights) return undefined
    const weighted = product(weights, x)
    return adjusted ? product(adjusted, weighted) : weighted
  })
  if (parts.includes(undefined)) return undefined
  /** A_cW_cX_cM, study by study: what turns its residuals into its part of the coefficients. */
  const levers = parts.flatMap((part) => (part ? [product(part, covariance)] : []))
  const m = blocks.length
  const factor = kind === 'CR1' ? m / (m - 1) : 1
  return model.coefficients.map(({ name, estimate }, j) => {
    const own = levers.map((lever) => lever.map((row) => row[j] ?? 0))
    const variance = own.reduce((sum, lever, c) => sum + dotOf(lever, residuals[c] ?? []) ** 2, 0)
    const se = Math.sqrt(factor * variance)
    const df = satterthwaite(own, blocks, covariance)
    const statistic = estimate / se
    const reach = tUpperQuantile((1 - level) / 2, df) * se
    return {
      name,
      estimate,
      se,
      statistic,
      p: tTwoSided(statistic, df),
      low: estimate - reach,
      high: estimate + reach,
      df,
    }
  })
}

const dotOf = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

/** D'(D(V − XMX')D')^(−1/2)D with V = D'D, which makes the expected squares of the residuals those of the errors. */
function adjustment(x: Matrix, v: Matrix, covariance: Matrix): number[][] | undefined {
  const lower = cholesky(v)
  if (!lower) return undefined
  const left = sumOf(v, times(product(product(x, covariance), transposed(x)), -1))
  const inner = product(product(transposed(lower), left), lower)
  const { values, vectors } = eigen(inner)
  const largest = Math.max(...values)
  // What the fit takes up whole has nothing left to set right.
  const roots = values.map((value) => (value > 1e-10 * largest ? 1 / Math.sqrt(value) : 0))
  const middle = product(
    vectors.map((row) => row.map((value, i) => value * (roots[i] ?? 0))),
    transposed(vectors),
  )
  return product(product(lower, middle), transposed(lower))
}

/** Degrees of freedom of the robust variance of one coefficient, from its first two moments under the model. */
function satterthwaite(levers: readonly number[][], blocks: readonly { x: Matrix; v: Matrix }[], covariance: Matrix) {
  const fitted = levers.map((lever, c) => product(transposed(blocks[c]?.x ?? []), column(lever)))
  const own = levers.map((lever, c) =>
    dotOf(
      lever,
      product(blocks[c]?.v ?? [], column(lever)).map(([value = 0]) => value),
    ),
  )
  let trace = 0
  let squares = 0
  for (const [c, one] of fitted.entries()) {
    for (const [d, other] of fitted.entries()) {
      const shared = product(product(transposed(one), covariance), other)[0]?.[0] ?? 0
      const value = (c === d ? (own[c] ?? 0) : 0) - shared
      if (c === d) trace += value
      squares += value ** 2
    }
  }
  return trace ** 2 / squares
}
