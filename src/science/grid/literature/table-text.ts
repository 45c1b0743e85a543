import type { Paper } from '#contract/papers.ts'
import type { Citing } from '../../citations/reference-styles.ts'

import { shortCitation } from '../record-columns.ts'

export type TextLength = 'short' | 'long'

const SHORT_MAX = 160

/** The beginning of a text that says something by itself: its first sentence, or whole words up to 160 signs. */
export function shortText(text: string, max = SHORT_MAX): string {
  if (text.length <= max) return text
  const sentence = /^.{20,}?[.!?](?=\s|$)/su.exec(text)?.[0]
  if (sentence !== undefined && sentence.length <= max) return sentence
  const cut = text.slice(0, max)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[,;:]$/, '')} …`
}

/** How a row is cited: short as in the text (with its number, where the style numbers), long as in the reference list. */
export function citedAs(
  papers: readonly Paper[],
  { cite, isNumbered }: Citing,
  length: TextLength,
  number: number,
): string {
  const mark = isNumbered ? `[${number}] ` : ''
  if (length === 'short') return `${mark}${papers.map(shortCitation).join('; ')}`
  return `${mark}${papers.map(cite).join('\n')}`
}
