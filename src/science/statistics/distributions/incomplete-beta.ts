import type { Tails } from './incomplete-gamma.ts'
import { betaPower } from './log-gamma.ts'

const MOST_TERMS = 100_000
const SMALLEST = 1e-300
const NOTHING: Tails = { lower: Number.NaN, upper: Number.NaN }

/**
 * Regularised incomplete beta function I_x(a, b), both tails, for a, b > 0 and 0 ≤ x ≤ 1; NaN outside. `y` is 1 − x: give it
 * where it is known without a subtraction. The tail on the short side of the mean is computed itself.
 * Source: Didonato & Morris 1992, ACM TOMS 18:360–373 (continued fraction); Lentz's method.
 */
export function incompleteBeta(a: number, b: number, x: number, y: number = 1 - x): Tails {
  if (!(a > 0) || !(b > 0) || !(x >= 0) || !(y >= 0)) return NOTHING
  if (x === 0) return { lower: 0, upper: 1 }
  if (y === 0) return { lower: 1, upper: 0 }
  const power = betaPower(a, b, x, y)
  if (x * (a + b + 2) <= a + 1) {
    const lower = (power / a) * fraction(a, b, x)
    return { lower, upper: 1 - lower }
  }
  const upper = (power / b) * fraction(b, a, y)
  return { lower: 1 - upper, upper }
}

function fraction(a: number, b: number, x: number): number {
  let c = 1
  let d = notZero(1 - ((a + b) * x) / (a + 1))
  d = 1 / d
  let h = d
  for (let m = 1; m < MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / notZero(1 + even * d)
    c = notZero(1 + even / c)
    h *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / notZero(1 + odd * d)
    c = notZero(1 + odd / c)
    const step = d * c
    h *= step
    if (Math.abs(step - 1) < 1e-16) break
  }
  return h
}

const notZero = (value: number) => (Math.abs(value) < SMALLEST ? SMALLEST : value)
