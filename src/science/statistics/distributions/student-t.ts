import { findFall } from './find-root.ts'
import { incompleteBeta } from './incomplete-beta.ts'
import { normalUpperQuantile } from './normal.ts'

/** P(|T| ≥ |t|) for Student's t with df > 0 degrees of freedom (not necessarily whole). */
export function tTwoSided(t: number, df: number): number {
  if (!(df > 0)) return Number.NaN
  const square = t * t
  if (square === Infinity) return 0
  return incompleteBeta(df / 2, 0.5, df / (df + square), square / (df + square)).lower
}

/** P(T > t). */
export function tUpper(t: number, df: number): number {
  if (!(df > 0)) return Number.NaN
  if (!Number.isFinite(t)) return t > 0 ? 0 : 1
  const { lower, upper } = incompleteBeta(df / 2, 0.5, df / (df + t * t), (t * t) / (df + t * t))
  return t > 0 ? lower / 2 : 0.5 + upper / 2
}

/** P(T ≤ t). */
export const tLower = (t: number, df: number): number => tUpper(-t, df)

/**
 * The t with P(T > t) = p, for 0 < p < 1 and df > 0: 2.2009851601 for p = 0.025 and df = 11. Found as the zero of the
 * logarithm of the tail, so that it holds far out.
 */
export function tUpperQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1) || !(df > 0)) return Number.NaN
  if (p === 0.5) return 0
  if (p > 0.5) return -tUpperQuantile(1 - p, df)
  const wanted = Math.log(2 * p)
  return findFall((t) => Math.log(tTwoSided(t, df)) - wanted, 0, normalUpperQuantile(p)) ?? Number.NaN
}
