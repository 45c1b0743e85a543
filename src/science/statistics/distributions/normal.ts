import { incompleteGamma } from './incomplete-gamma.ts'

/** Upper tail of the standard normal distribution, exact in relative terms far out: P(Z > z). */
export function normalUpper(z: number): number {
  if (Number.isNaN(z)) return z
  const { lower, upper } = incompleteGamma(0.5, (z * z) / 2)
  return z > 0 ? upper / 2 : 0.5 + lower / 2
}

/** P(Z ≤ z). */
export const normalLower = (z: number): number => normalUpper(-z)

/** P(|Z| ≥ |z|): the two-sided p value of a z statistic. */
export const normalTwoSided = (z: number): number => incompleteGamma(0.5, (z * z) / 2).upper

/**
 * The z with P(Z > z) = p, for 0 < p < 1; ±Infinity at 0 and 1, NaN outside. To about 1e-15.
 * Source: Wichura 1988, Algorithm AS 241, Applied Statistics 37:477–484.
 */
export function normalUpperQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN
  if (p === 0) return Infinity
  if (p === 1) return -Infinity
  const q = 0.5 - p
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q
    return q * ratio(CENTRAL, r)
  }
  const r = Math.sqrt(-Math.log(q > 0 ? p : 1 - p))
  const z = r <= 5 ? ratio(NEAR, r - 1.6) : ratio(FAR, r - 5)
  return q > 0 ? z : -z
}

/** The z with P(Z ≤ z) = p. */
export const normalQuantile = (p: number): number => -normalUpperQuantile(p)

type Ratio = readonly [above: readonly number[], below: readonly number[]]

const CENTRAL: Ratio = [
  [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
    133.14166789178438, 3.3871328727963665,
  ],
  [
    5226.495278852546, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
    42.31333070160091, 1,
  ],
]
const NEAR: Ratio = [
  [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
]
const FAR: Ratio = [
  [
    2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
    1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  [
    2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133, 0.014875361290850615,
    0.1369298809227358, 0.599832206555888, 1,
  ],
]

const horner = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((total, coefficient) => total * x + coefficient, 0)
const ratio = ([above, below]: Ratio, x: number) => horner(above, x) / horner(below, x)
