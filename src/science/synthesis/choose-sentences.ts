import type { ReadPaper, ReadSentence } from './read-papers.ts'
import type { Relevance } from './relevance.ts'

export type Choice = { most: number; mostOfOnePaper: number }

/** What likeness to a chosen sentence takes away, and from where on a sentence says nothing new. */
const LIKENESS_COST = 0.45
const SAME = 0.8

/**
 * Picks sentences by maximal marginal relevance: each time the one that answers best and repeats least. Every paper gets
 * its first sentence before another gets its second.
 * Source: Carbonell and Goldstein, "The use of MMR, diversity-based reranking", SIGIR 1998.
 */
export function chooseSentences(
  candidates: readonly ReadSentence[],
  { ofSentence, alike }: Relevance,
  { most, mostOfOnePaper }: Choice,
): ReadSentence[] {
  const chosen: ReadSentence[] = []
  const ofPaper = new Map<ReadPaper, number>()
  const open = candidates.map((sentence) => ({ sentence, score: ofSentence(sentence), likest: 0 }))
  for (let round = 1; round <= mostOfOnePaper; round++) {
    while (chosen.length < most) {
      let best: (typeof open)[number] | undefined
      let bestScore = -Infinity
      for (const entry of open) {
        if (entry.likest > SAME || (ofPaper.get(entry.sentence.paper) ?? 0) >= round) continue
        const score = entry.score - LIKENESS_COST * entry.likest
        if (score > bestScore) {
          best = entry
          bestScore = score
        }
      }
      if (!best) break
      const { sentence } = best
      chosen.push(sentence)
      ofPaper.set(sentence.paper, (ofPaper.get(sentence.paper) ?? 0) + 1)
      // A sentence is most like itself: it is not taken twice.
      for (const entry of open)
        entry.likest = entry.sentence === sentence ? 1 : Math.max(entry.likest, alike(entry.sentence, sentence))
    }
  }
  return chosen
}
