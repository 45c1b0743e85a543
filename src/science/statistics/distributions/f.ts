import { incompleteBeta } from './incomplete-beta.ts'

/** P(F > f) for the F distribution with df1 and df2 > 0 degrees of freedom. */
export function fUpper(f: number, df1: number, df2: number): number {
  if (!(df1 > 0) || !(df2 > 0) || !(f >= 0)) return Number.NaN
  if (f === Infinity) return 0
  const scale = df2 + df1 * f
  return incompleteBeta(df2 / 2, df1 / 2, df2 / scale, (df1 * f) / scale).lower
}

/** P(F ≤ f). */
export function fLower(f: number, df1: number, df2: number): number {
  if (!(df1 > 0) || !(df2 > 0) || !(f >= 0)) return Number.NaN
  if (f === Infinity) return 1
  const scale = df2 + df1 * f
  return incompleteBeta(df1 / 2, df2 / 2, (df1 * f) / scale, df2 / scale).lower
}
