import { logGamma } from './log-gamma.ts'

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
