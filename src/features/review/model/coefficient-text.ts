import type { Coefficient } from '#science/agreement/ratings.ts'

/** "0.71 (0.60 to 0.82)", or why there is none. */
export function coefficientText(coefficient: Coefficient): string {
  if (!coefficient.ok) return coefficient.reason
  const { value, low, high } = coefficient
  return low === undefined || high === undefined
    ? value.toFixed(2)
    : `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}
