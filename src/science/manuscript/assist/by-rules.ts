import type { AssistPassage, AssistSource } from '#contract/writing.ts'

import { effectSizesIn } from '../../evidence/effect-sizes.ts'
import { pValuesIn } from '../../evidence/p-values.ts'
import { readQuestion } from '../../synthesis/question.ts'
import { claimOf } from '../checks/claims.ts'
import { statedNumbers } from '../checks/numbers.ts'
import type { ProposedSentence } from './answer.ts'

/** Of what stays, the share of words that shortening aims at. */
const KEEP = 0.6

/**
 * A shorter text by leaving out whole sentences: those that carry citations, numbers or findings stay, those that lead
 * over or say again what stands before go first. No word is changed and the order stays. A text of one sentence, or of
 * sentences that all carry something, comes back as it is.
 */
export function shortenByRules(sources: readonly AssistSource[]): ProposedSentence[] {
  const said = new Set<string>()
  const rows = sources.map((source, index) => {
    const terms = [...readQuestion(source.text).terms.keys()]
    const fresh = terms.filter((term) => !said.has(term)).length
    for (const term of terms) said.add(term)
    const figures =
      effectSizesIn(source.text).length + pValuesIn(source.text).length + statedNumbers(source.text).length
    const worth =
      (source.paperIds.length > 0 ? 4 : 0) +
      Math.min(3, figures) +
      (claimOf(source.text) === 'none' ? 0 : 1) +
      (terms.length === 0 ? 0 : fresh / terms.length) +
      (index === 0 ? 0.5 : 0)
    // What cites, counts or states a finding is never left out: that would be another text, not a shorter one.
    const isFixed = source.paperIds.length > 0 || figures > 0 || claimOf(source.text) === 'finding'
    return { source, worth, words: source.text.split(/\s+/).length, isFixed }
  })
  let left = rows.reduce((sum, { words }) => sum + words, 0)
  const aim = left * KEEP
  const gone = new Set<AssistSource>()
  for (const { source, words, isFixed } of rows.toSorted((a, b) => a.worth - b.worth)) {
    if (left <= aim || gone.size === rows.length - 1 || isFixed) continue
    gone.add(source)
    left -= words
  }
  return rows
    .filter(({ source }) => !gone.has(source))
    .map(({ source }) => ({
      text: source.text,
      from: [source.id],
      marks: source.paperIds.map((documentId) => ({ documentId, quote: '' })),
    }))
}

/** The chosen passages as sentences, each quoted word for word with its citation: nothing goes beyond what was chosen. */
export const continueByRules = (passages: readonly AssistPassage[]): ProposedSentence[] =>
  passages.map(({ documentId, quote }) => {
    const words = quote
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/[.,;]$/, '')
    return { text: `“${words}.”`, marks: [{ documentId, quote }] }
  })
