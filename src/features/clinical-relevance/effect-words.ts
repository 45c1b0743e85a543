import type { Natural } from '#science/statistics/report/analysis.ts'

import { clinicalCopy as copy } from './clinical.copy.ts'
import type { OutcomeResult } from './use-clinical.ts'

const digits = (value: number) => value.toFixed(Math.abs(value) >= 10 ? 1 : 2).replace('-', '−')
const whole = (value: number) => Math.round(Math.abs(value)).toLocaleString('en')

export const effectText = ({ estimate, low, high }: Natural) =>
  `${digits(estimate)} (${digits(low)} to ${digits(high)})`

export const differenceText = (value: number) => (value <= 0 ? copy.fewer(whole(value)) : copy.more(whole(value)))

/** The absolute effect in a sentence; nothing without a risk. */
export function absoluteText({ absolute }: OutcomeResult): string | undefined {
  if (!absolute) return undefined
  if (!absolute.ok) return absolute.reason
  const { without, withIt, difference } = absolute.effect
  const range = `${differenceText(difference.low)} to ${differenceText(difference.high)}`
  return copy.absolute(whole(without), whole(withIt.estimate), `${differenceText(difference.estimate)} (${range})`)
}
