const HALF_LOG_TWO_PI = 0.9189385332046728

/** Lanczos' coefficients for g = 607/128 and 15 terms, good to about 1e-15. Source: Godfrey 2001. */
const G = 607 / 128
const COEFFICIENTS = [
  0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
  0.00003399464998481189, 0.00004652362892704858, -0.00009837447530487956, 0.0001580887032249125,
  -0.00021026444172410488, 0.00021743961811521265, -0.0001643181065367639, 0.00008441822398385275,
  -0.000026190838401581408, 0.0000036899182659531625,
]

/** Natural logarithm of the gamma function for x > 0; NaN for anything else. */
export function logGamma(x: number): number {
  if (!(x > 0)) return Number.NaN
  if (x > 15) return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + stirlingSeries(x)
  // Reflection by recurrence keeps the sum where it is most exact.
  if (x < 0.5) return logGamma(x + 1) - Math.log(x)
  let total = COEFFICIENTS[0] ?? 0
  for (let i = 1; i < COEFFICIENTS.length; i++) total += (COEFFICIENTS[i] ?? 0) / (x + i - 1)
  const t = x + G - 0.5
  return (x - 0.5) * Math.log(t) - t + HALF_LOG_TWO_PI + Math.log(total)
}

/**
 * What Stirling's formula leaves out: ln Γ(n + 1) − (n + ½) ln n + n − ½ ln 2π, for n ≥ 0 (0 at 0 by convention of the
 * callers, which never use it there). Source: Loader 2000, Fast and Accurate Computation of Binomial Probabilities.
 */
export function stirlingError(n: number): number {
  if (n > 15) return stirlingSeries(n)
  return logGamma(n + 1) - (n + 0.5) * Math.log(n) + n - HALF_LOG_TWO_PI
}

const stirlingSeries = (n: number) => {
  const nn = n * n
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - (1 / 1188 - 691 / 360_360 / nn) / nn) / nn) / nn) / nn) / n
}

/**
 * x ln(x / m) + m − x without cancellation where x is near m. Source: Loader 2000 (his bd0).
 */
export function devianceTerm(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x
  const v = (x - m) / (x + m)
  let term = 2 * x * v
  let total = (x - m) * v
  for (let j = 1; j < 1000; j++) {
    term *= v * v
    const next = total + term / (2 * j + 1)
    if (next === total) return next
    total = next
  }
  return total
}

/** x^a e^(−x) / Γ(a + 1) for a > 0 and x > 0, exact in relative terms also where a and x are large. */
export const poissonDensity = (a: number, x: number): number =>
  Math.exp(-stirlingError(a) - devianceTerm(a, x)) / Math.sqrt(2 * Math.PI * a)

/** x^a y^b / B(a, b) for a, b > 0 and x + y = 1, both given so that neither is a difference. */
export function betaPower(a: number, b: number, x: number, y: number): number {
  const n = a + b
  const exponent =
    stirlingError(n) - stirlingError(a) - stirlingError(b) - devianceTerm(a, n * x) - devianceTerm(b, n * y)
  return Math.exp(exponent) * Math.sqrt((a * b) / (2 * Math.PI * n))
}
