import { findFall } from './find-root.ts'
import { incompleteGamma } from './incomplete-gamma.ts'

/** P(X > x) for chi-square with df > 0, right far out: 2.0e-26 for 152.233 on 12. */
export const chiSquareUpper = (x: number, df: number): number => incompleteGamma(df / 2, x / 2).upper

/** P(X ≤ x). */
export const chiSquareLower = (x: number, df: number): number => incompleteGamma(df / 2, x / 2).lower

/** The x with P(X > x) = p, for 0 < p < 1 and df > 0. */
export function chiSquareUpperQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1) || !(df > 0)) return Number.NaN
  // The tail that is the smaller one carries more digits.
  const wanted = p <= 0.5 ? Math.log(p) : Math.log(1 - p)
  const distance = (x: number) => {
    const { lower, upper } = incompleteGamma(df / 2, x / 2)
    return p <= 0.5 ? Math.log(upper) - wanted : wanted - Math.log(lower)
  }
  return findFall(distance, 0, df) ?? Number.NaN
}
