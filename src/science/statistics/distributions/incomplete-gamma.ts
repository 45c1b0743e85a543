import { poissonDensity } from './log-gamma.ts'

const MOST_TERMS = 100_000
const SMALLEST = 1e-300

/** Both tails of a distribution; they add up to 1. */
export type Tails = { lower: number; upper: number }

/**
 * Regularised incomplete gamma function, both tails, for a > 0 and x ≥ 0; NaN outside. The tail that can be small is
 * computed itself, by the series below a + 1 and by the continued fraction above; the other, never below 0.08, is what is left.
 * Source: Abramowitz & Stegun 1964, 6.5.29 and 6.5.31; Lentz's method after Thompson & Barnett 1986.
 */
export function incompleteGamma(a: number, x: number): Tails {
  if (!(a > 0) || !(x >= 0)) return { lower: Number.NaN, upper: Number.NaN }
  if (x === 0) return { lower: 0, upper: 1 }
  if (x === Infinity) return { lower: 1, upper: 0 }
  const density = poissonDensity(a, x)

  if (x < a + 1) {
    const lower = density * series(a, x)
    return { lower, upper: 1 - lower }
  }
  const upper = density * a * fraction(a, x)
  return { lower: 1 - upper, upper }
}

function series(a: number, x: number): number {
  let term = 1
  let total = 1
  for (let n = 1; n < MOST_TERMS; n++) {
    term *= x / (a + n)
    total += term
    if (term < total * 1e-17) break
  }
  return total
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / SMALLEST
  let d = 1 / b
  let h = d
  for (let i = 1; i < MOST_TERMS; i++) {
    const an = -i * (i - a)
    b += 2
    d = an * d + b
    if (Math.abs(d) < SMALLEST) d = SMALLEST
    c = b + an / c
    if (Math.abs(c) < SMALLEST) c = SMALLEST
    d = 1 / d
    const step = d * c
    h *= step
    if (Math.abs(step - 1) < 1e-16) break
  }
  return h
}
