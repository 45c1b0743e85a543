import { incompleteBeta } from './incomplete-beta.ts'
import { logGamma } from './log-gamma.ts'
import { normalUpper } from './normal.ts'

const TERMS_MAX = 20_000

/**
 * P(T ≤ t) of the noncentral t distribution with df > 0 degrees of freedom and noncentrality `shift`. About 12 digits
 * for shifts to ±36.8; beyond, its normal limit,
 * within 0.01. Source: Lenth 1989, Algorithm AS 243, Applied Statistics 38:185–189.
 */
export function noncentralTLower(t: number, df: number, shift: number): number {
  if (!(df > 0) || Number.isNaN(t) || Number.isNaN(shift)) return Number.NaN
  if (t < 0) return 1 - noncentralTLower(-t, df, -shift)
  const half = (shift * shift) / 2
  if (half > 680) {
    const s = 1 / (4 * df)
    return normalUpper(-(t * (1 - s) - shift) / Math.sqrt(1 + t * t * 2 * s))
  }
  const square = t * t
  const [x, y] = square === Infinity ? [1, 0] : [square / (df + square), df / (df + square)]
  let even = Math.exp(-half)
  let odd = shift === 0 ? 0 : (shift * Math.exp(-half - logGamma(1.5))) / Math.SQRT2
  let sum = 0
  for (let j = 0; j < TERMS_MAX; j += 1) {
    sum += even * incompleteBeta(j + 0.5, df / 2, x, y).lower + odd * incompleteBeta(j + 1, df / 2, x, y).lower
    even *= half / (j + 1)
    odd *= half / (j + 1.5)
    if (j > half && Math.abs(even) + Math.abs(odd) < 1e-16) break
  }
  return Math.min(1, Math.max(0, normalUpper(shift) + sum / 2))
}
