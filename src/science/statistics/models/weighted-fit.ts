/** One row a study: the first column is 1 for the intercept. */
export type Design = readonly (readonly number[])[]

/**
 * A weighted least-squares fit, with what the estimators of the variance between studies need. All of it comes from an
 * orthogonal basis of the weighted design, so that years and other large numbers lose no digits.
 */
export type WeightedFit = {
  /** Coefficients, and their covariance (X'WX)⁻¹. */
  coefficients: number[]
  covariance: number[][]
  fitted: number[]
  residuals: number[]
  weights: readonly number[]
  /** Diagonal of the hat matrix: what each study's own effect contributes to its fitted one. */
  hat: number[]
  /** Orthonormal columns of √W·X, row by row. */
  basis: number[][]
  /** Sum of weighted squared residuals. */
  q: number
}

/** Design of a model without moderators. */
export const interceptOnly = (k: number): number[][] => Array.from({ length: k }, () => [1])

/** Share of a column's length that has to be left when the earlier columns are taken out, for it to say something of its own. */
const SMALLEST_OWN = 1e-9

/** A residual below this share of what it is the difference of is rounding: effects that are all the same differ by nothing. */
const ROUNDING = 64 * Number.EPSILON

/** The fit, or undefined where a column is made of the earlier ones (or there are fewer studies than columns). */
export function weightedFit(y: readonly number[], weights: readonly number[], design: Design): WeightedFit | undefined {
  const k = y.length
  const p = design[0]?.length ?? 0
  if (p === 0 || k < p) return undefined
  const roots = weights.map(Math.sqrt)
  const columns = Array.from({ length: p }, (_, j) => roots.map((root, i) => root * (design[i]?.[j] ?? 0)))
  const upper = orthonormalise(columns)
  if (!upper) return undefined

  const target = y.map((value, i) => value * (roots[i] ?? 0))
  const inverse = invertUpper(upper)
  const projected = columns.map((column) => dot(column, target))
  const coefficients = inverse.map((row) => dot(row, projected))
  const covariance = inverse.map((row) => inverse.map((other) => dot(row, other)))
  const fitted = design.map((row) => dot(row, coefficients))
  const residuals = y.map((value, i) => {
    const residual = value - (fitted[i] ?? 0)
    const size = (design[i] ?? []).reduce(
      (total, x, j) => total + Math.abs(x * (coefficients[j] ?? 0)),
      Math.abs(value),
    )
    return Math.abs(residual) > ROUNDING * size ? residual : 0
  })
  const basis = y.map((_, i) => columns.map((column) => column[i] ?? 0))
  return {
    coefficients,
    covariance,
    fitted,
    residuals,
    weights,
    hat: basis.map((row) => dot(row, row)),
    basis,
    q: residuals.reduce((total, residual, i) => total + (weights[i] ?? 0) * residual ** 2, 0),
  }
}

/** Gram-Schmidt, each column cleared twice. Returns the triangle R of X = QR; the columns become Q. */
function orthonormalise(columns: number[][]): number[][] | undefined {
  const upper = columns.map(() => columns.map(() => 0))
  for (const [j, column] of columns.entries()) {
    const length = Math.sqrt(dot(column, column))
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 0; i < j; i++) {
        const earlier = columns[i] ?? []
        const share = dot(earlier, column)
        for (let row = 0; row < column.length; row++) column[row] = (column[row] ?? 0) - share * (earlier[row] ?? 0)
        const line = upper[i] ?? []
        line[j] = (line[j] ?? 0) + share
      }
    }
    const left = Math.sqrt(dot(column, column))
    if (!(left > SMALLEST_OWN * length)) return undefined
    for (let row = 0; row < column.length; row++) column[row] = (column[row] ?? 0) / left
    const line = upper[j] ?? []
    line[j] = left
  }
  return upper
}

function invertUpper(upper: readonly number[][]): number[][] {
  const p = upper.length
  const inverse = upper.map(() => Array.from({ length: p }, () => 0))
  const read = (matrix: readonly number[][], i: number, j: number) => matrix[i]?.[j] ?? 0
  for (let j = 0; j < p; j++) {
    for (let i = j; i >= 0; i--) {
      let total = i === j ? 1 : 0
      for (let m = i + 1; m <= j; m++) total -= read(upper, i, m) * read(inverse, m, j)
      const row = inverse[i] ?? []
      row[j] = total / read(upper, i, i)
    }
  }
  return inverse
}

/** Traces of products of P = W − WX(X'WX)⁻¹X'W with diagonal matrices, without ever making the k × k matrix. */
export const traces = ({ weights, hat, basis }: WeightedFit) => {
  const total = (f: (weight: number, hat: number, i: number) => number) =>
    weights.reduce((sum, weight, i) => sum + f(weight, hat[i] ?? 0, i), 0)
  const crossed = (values: readonly number[]): number[][] => {
    const p = basis[0]?.length ?? 0
    return Array.from({ length: p }, (_, a) =>
      Array.from({ length: p }, (_, b) =>
        basis.reduce((sum, row, i) => sum + (row[a] ?? 0) * (values[i] ?? 0) * (row[b] ?? 0), 0),
      ),
    )
  }
  const ofProduct = (a: number[][], b: number[][]) => a.reduce((sum, row, i) => sum + dot(row, b[i] ?? []), 0)
  return {
    /** tr(P D) */
    p: (d?: readonly number[]) => total((w, h, i) => w * (d?.[i] ?? 1) * (1 - h)),
    /** tr(P D P) with D diagonal; without D, tr(P P). */
    pdp: (d?: readonly number[]) => {
      const first = crossed(weights.map((w, i) => w * (d?.[i] ?? 1)))
      return total((w, h, i) => w * w * (d?.[i] ?? 1) * (1 - 2 * h)) + ofProduct(first, crossed(weights))
    },
    /** tr(P D P D) */
    pdpd: (d: readonly number[]) => {
      const crossing = crossed(weights.map((w, i) => w * (d[i] ?? 0)))
      return total((w, h, i) => (w * (d[i] ?? 0)) ** 2 * (1 - 2 * h)) + ofProduct(crossing, crossing)
    },
  }
}

/** Logarithm of the determinant of X'WX. */
export function logDeterminant(covariance: readonly number[][]): number {
  // The inverse of a positive definite matrix: Cholesky on it, with the sign turned.
  const lower = covariance.map(() => covariance.map(() => 0))
  let total = 0
  for (const [i, row] of covariance.entries()) {
    for (let j = 0; j <= i; j++) {
      const left = (row[j] ?? 0) - dot((lower[i] ?? []).slice(0, j), (lower[j] ?? []).slice(0, j))
      const line = lower[i] ?? []
      line[j] = i === j ? Math.sqrt(left) : left / (lower[j]?.[j] ?? 1)
    }
    total += 2 * Math.log(lower[i]?.[i] ?? 1)
  }
  return -total
}

export const dot = (a: readonly number[], b: readonly number[]): number => {
  let total = 0
  for (let i = 0; i < a.length; i++) total += (a[i] ?? 0) * (b[i] ?? 0)
  return total
}
