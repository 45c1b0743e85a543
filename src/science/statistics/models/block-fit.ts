import { cholesky, forward, inverted, type Matrix, product, sumOf, transposed } from './matrix.ts'

/** Effects that vary together, with their design row by row and the covariance of their errors and random effects. */
export type Block = { y: readonly number[]; x: Matrix; v: Matrix }

export type BlockFit = {
  coefficients: number[]
  /** (X'V⁻¹X)⁻¹. */
  covariance: number[][]
  /** Sum of squared residuals, weighted by V⁻¹. */
  q: number
  logLikelihood: { ML: number; REML: number }
}

const LOG_2PI = Math.log(2 * Math.PI)
const logDeterminant = (lower: Matrix) => 2 * lower.reduce((sum, row, i) => sum + Math.log(row[i] ?? 1), 0)
export const column = (values: readonly number[]): number[][] => values.map((value) => [value])

/**
 * Generalised least squares over independent blocks, with the logarithms of the likelihood and of the restricted one, constants
 * and |X'X| among them. Undefined where a covariance is not positive definite or the design has a column made of others.
 */
export function blockFit(blocks: readonly Block[]): BlockFit | undefined {
  const p = blocks[0]?.x[0]?.length ?? 0
  let information: number[][] = Array.from({ length: p }, () => Array.from({ length: p }, () => 0))
  let plain = information
  let right: number[][] = Array.from({ length: p }, () => [0])
  let logV = 0
  let squares = 0
  let n = 0
  for (const { y, x, v } of blocks) {
    const lower = cholesky(v)
    if (!lower) return undefined
    const xs = forward(lower, x)
    const ys = forward(lower, column(y))
    information = sumOf(information, product(transposed(xs), xs))
    plain = sumOf(plain, product(transposed(x), x))
    right = sumOf(right, product(transposed(xs), ys))
    squares += ys.reduce((sum, [value = 0]) => sum + value ** 2, 0)
    logV += logDeterminant(lower)
    n += y.length
  }
  const covariance = inverted(information)
  const lower = cholesky(information)
  const ofPlain = cholesky(plain)
  if (!covariance || !lower || !ofPlain || n < p) return undefined
  const coefficients = product(covariance, right).map(([value = 0]) => value)
  const q = squares - coefficients.reduce((sum, value, i) => sum + value * (right[i]?.[0] ?? 0), 0)
  return {
    coefficients,
    covariance,
    q,
    logLikelihood: {
      ML: -0.5 * (n * LOG_2PI + logV + q),
      REML: -0.5 * ((n - p) * LOG_2PI - logDeterminant(ofPlain) + logV + logDeterminant(lower) + q),
    },
  }
}

/** What is left of each block's effects. */
export const residualsOf = (blocks: readonly Block[], coefficients: readonly number[]): number[][] =>
  blocks.map(({ y, x }) =>
    y.map((value, i) => value - (x[i] ?? []).reduce((sum, one, j) => sum + one * (coefficients[j] ?? 0), 0)),
  )
