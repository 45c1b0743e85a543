import { findRoot } from './find-root.ts'
import { incompleteBeta } from './incomplete-beta.ts'
import { logGamma } from './log-gamma.ts'

/** The x with I_x(a, b) = p, for a, b > 0 and 0 < p < 1. */
export function betaQuantile(p: number, a: number, b: number): number {
  if (!(p > 0 && p < 1) || !(a > 0) || !(b > 0)) return Number.NaN
  return findRoot((x) => incompleteBeta(a, b, x).lower - p, 0, 1) ?? Number.NaN
}

/**
 * Exact interval of a proportion: `x` successes of `n`, two-sided at `level` (0.95 unless told). 0 and 1 where there is no
 * success and no failure. Source: Clopper & Pearson 1934, Biometrika 26:404–413.
 */
export function clopperPearson(x: number, n: number, level = 0.95): { low: number; high: number } {
  const tail = (1 - level) / 2
  return { low: lowestShare(x, n, tail), high: 1 - lowestShare(n - x, n, tail) }
}

/** The proportion below which `x` or more successes of `n` would have probability `tail`: a one-sided exact lower bound. */
const lowestShare = (x: number, n: number, tail: number): number => (x <= 0 ? 0 : betaQuantile(tail, x, n - x + 1))

/** ln of the ways to choose x of n; for fractions by the gamma function. */
export const logChoose = (n: number, x: number) => logGamma(n + 1) - logGamma(x + 1) - logGamma(n - x + 1)

/**
 * Probability of at most `seen` marked ones among `drawn`, drawn without return from `size` with `marked` marked ones.
 */
export function hypergeometricLower(seen: number, drawn: number, marked: number, size: number): number {
  const least = Math.max(0, drawn - (size - marked))
  let total = 0
  for (let x = least; x <= Math.min(seen, drawn, marked); x++) {
    total += Math.exp(logChoose(marked, x) + logChoose(size - marked, drawn - x) - logChoose(size, drawn))
  }
  return Math.min(1, total)
}

/**
 * The most marked ones that may be among `size` when `seen` of `drawn` were: one-sided, each larger number having at most
 * `tail` probability of so few. Exact for draws without return.
 */
export function mostMarked(seen: number, drawn: number, size: number, tail: number): number {
  const most = size - (drawn - seen)
  if (drawn === 0) return most
  // A probability of exactly `tail` is ruled out, whatever its last digits.
  const isPossible = (marked: number) => hypergeometricLower(seen, drawn, marked, size) > tail * (1 + 1e-9)
  let low = seen
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isPossible(middle)) low = middle
    else high = middle - 1
  }
  return low
}
