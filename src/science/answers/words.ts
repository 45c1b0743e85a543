import type { AnswerQuestion, RowEffect } from '#contract/answer.ts'

import { measures, type Measure } from '../statistics/measures/measure.ts'

/** "1 study", "3 studies". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** Two digits that count: "0.49", "1.8", "12". No exponent, a true minus. */
export function twoDigits(value: number): string {
  const size = Math.abs(value)
  const decimals = size === 0 ? 0 : size >= 10 ? 0 : size >= 1 ? 2 : Math.min(6, 1 - Math.floor(Math.log10(size)))
  const text = size.toFixed(decimals)
  return value < 0 && Number(text) !== 0 ? `−${text}` : text
}

const others: Readonly<Record<string, string>> = {
  r: 'correlation',
  ratio: 'ratio',
  difference: 'difference',
  beta: 'slope',
  RD: 'risk difference',
}

export const measureShown = (measure: string): boolean => measure in measures || measure in others
export const measureName = (measure: string): string =>
  measure in measures ? measures[measure as Measure].name : (others[measure] ?? measure)

/** "risk ratio 0.41 (95% interval 0.13 to 1.3)" */
export const effectText = ({ measure, estimate, low, high, level = 95 }: RowEffect): string =>
  `${measureName(measure)} ${twoDigits(estimate)}${low === undefined || high === undefined ? '' : ` (${level}% interval ${twoDigits(low)} to ${twoDigits(high)})`}`

/** A concept as it stands in a sentence: in small letters but for names. */
export const said = (question: AnswerQuestion, role: 'exposure' | 'outcome' | 'comparator' | 'population'): string =>
  question.concepts.find((concept) => concept.role === role)?.text ?? ''
