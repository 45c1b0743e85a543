import { decimalsFor, numberText } from '#science/statistics/report/number-text.ts'

type Spanned = { estimate: number; low: number; high: number }

/** "0.41 (0.13 to 1.26)", of effects on the pooled scale: `isRatio` for logarithms. */
export function spanText({ estimate, low, high }: Spanned, isRatio = false): string {
  const back = (value: number) => (isRatio ? Math.exp(value) : value)
  const shown = decimalsFor(back(low), back(high))
  return `${numberText(back(estimate), shown)} (${numberText(back(low), shown)} to ${numberText(back(high), shown)})`
}

/** A share with its interval: "0.86 (0.79 to 0.91)". */
export const shareText = ({ estimate, low, high }: Spanned) =>
  `${numberText(estimate, 3)} (${numberText(low, 3)} to ${numberText(high, 3)})`
