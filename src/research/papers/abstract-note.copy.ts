import type { Paper } from '#contract/papers.ts'
import { dayWords } from '#shared/format/dates.ts'

/** Under a text that is ours where the abstract of a paper would stand. */
export const summaryNote = (): string => 'A summary by Roadrunner with the paper’s own figures.'

/**
 * What is said under an abstract: that a source rebuilt it from an index of its words, and of a starter paper from whom it is
 * and that our summary stood there before. Undefined where it is as its source printed it.
 */
export function abstractNote({ abstractFrom, abstractRebuiltBy: by }: Paper): string | undefined {
  const rebuilt = `as ${by ?? ''} rebuilds it from an index of its words`
  if (!abstractFrom) return by === undefined ? undefined : `The paper’s abstract ${rebuilt}.`
  const { from, at, licence } = abstractFrom
  const whose = by === undefined ? `, from ${from}` : ` ${rebuilt}`
  return `The paper’s abstract${whose}${licence === undefined ? '' : ` (${licence})`}, ${dayWords(at)}. It took the place of Roadrunner’s summary.`
}
