import { eigen } from './matrix.ts'

/** Nodes of Gauss-Hermite quadrature, with the logarithms of weight · e^(node²) that its adaptive form takes. */
export type HermiteRule = { node: number; logWeight: number }[]

/** From the eigenvalues of the matrix of the recursion. Source: Golub & Welsch 1969, Math. Comp. 23:221–230. */
export function hermite(points: number): HermiteRule {
  const matrix = Array.from({ length: points }, (_, i) =>
    Array.from({ length: points }, (__, j) => (Math.abs(i - j) === 1 ? Math.sqrt(Math.max(i, j) / 2) : 0)),
  )
  const { values, vectors } = eigen(matrix)
  return values.map((node, i) => ({
    node,
    logWeight: Math.log(Math.PI) / 2 + 2 * Math.log(Math.abs(vectors[0]?.[i] ?? 0)) + node * node,
  }))
}

/** ln(1 + e^x), which overflows nowhere. */
export const softPlus = (x: number): number => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)))

/** The logarithm of a sum of exponentials, which overflows nowhere. */
export function logSum(terms: readonly number[]): number {
  const most = Math.max(...terms)
  return most + Math.log(terms.reduce((total, term) => total + Math.exp(term - most), 0))
}
