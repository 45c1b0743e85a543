import type { PaperDraft } from '#contract/papers.ts'

import { sentencesOf } from '../evidence/sentences.ts'
import { termSet } from '../search/highlight.ts'
import { tokensOf } from '../search/tokens.ts'
import { roleOf } from './sentence-role.ts'

/** What a sentence that says a finding is worth, in words of the question that another must have more. */
const FINDING = 3

/**
 * The sentence by which a paper answers some words: one that says a result or a conclusion before one that only has more
 * of the words, the earlier of equals; none when no sentence has any.
 */
export function bestSentence(paper: Pick<PaperDraft, 'abstract'>, words: readonly string[]): string | undefined {
  const wanted = termSet(words)
  const text = paper.abstract ?? ''
  let best: string | undefined
  let most = 0
  let isThere = false
  for (const sentence of sentencesOf(text)) {
    const found = new Set(tokensOf(sentence.text).flatMap(({ term }) => (wanted.has(term) ? [term] : []))).size
    isThere ||= found > 0
    // What a sentence says is read only where that could make it the best.
    if (found + FINDING <= most) continue
    const role = roleOf(sentence, sentence.start / Math.max(1, text.length))
    const worth = found + (role === 'result' || role === 'conclusion' ? FINDING : 0)
    if (worth > most) {
      best = sentence.text
      most = worth
    }
  }
  return isThere ? best : undefined
}
