import type { Coefficient } from '#science/agreement/ratings.ts'
import { numberText } from '#science/statistics/report/number-text.ts'

/** "0.71 (0.60 to 0.82)", or why there is none. */
export function coefficientText(coefficient: Coefficient): string {
  if (!coefficient.ok) return coefficient.reason
  const { value, low, high } = coefficient
  return low === undefined || high === undefined
    ? numberText(value)
    : `${numberText(value)} (${numberText(low)} to ${numberText(high)})`
}
