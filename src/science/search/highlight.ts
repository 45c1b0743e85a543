import type { PaperDraft } from '#contract/papers.ts'

import { sentencesOf } from '../evidence/sentences.ts'
import { roleOf } from '../synthesis/sentence-role.ts'
import { tokensOf } from './tokens.ts'

/** A passage to be lit. Offsets count UTF-16 units of the text, end exclusive. */
export type LitSpan = { start: number; end: number }

/** The terms of some words, phrases included: forms of one word are one term. */
export const termSet = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => tokensOf(word).map(({ term }) => term)))

/** Where the words, in any of their forms, stand in a text; in order, never overlapping. */
export function litSpans(text: string, words: readonly string[]): LitSpan[] {
  const wanted = termSet(words)
  const spans: LitSpan[] = []
  for (const { term, start, end } of tokensOf(text)) {
    if (!wanted.has(term)) continue
    const last = spans.at(-1)
    if (last && start < last.end) last.end = end
    else spans.push({ start, end })
  }
  return spans
}

/** What a sentence that says a finding is worth, in words of the question that another must have more. */
const FINDING = 2

/**
 * The sentence by which a paper answers some words: one that says a result or a conclusion before one that only has more
 * of the words, the earlier of equals; none when no sentence has any.
 */
export function bestSentence(paper: Pick<PaperDraft, 'abstract'>, words: readonly string[]): string | undefined {
  const wanted = termSet(words)
  const text = paper.abstract ?? ''
  let best: string | undefined
  let most = 0
  for (const sentence of sentencesOf(text)) {
    const found = new Set(tokensOf(sentence.text).flatMap(({ term }) => (wanted.has(term) ? [term] : []))).size
    if (found === 0) continue
    const role = roleOf(sentence, sentence.start / Math.max(1, text.length))
    const worth = found + (role === 'result' || role === 'conclusion' ? FINDING : 0)
    if (worth > most) {
      best = sentence.text
      most = worth
    }
  }
  return best
}
