import { firstPlace, wordText } from '../questions/term-places.ts'
import type { ReadPaper, ReadSentence } from '../synthesis/read-papers.ts'

const worth = { result: 3, conclusion: 3.5, limit: 0, method: -2, background: -3 } as const

/**
 * The sentence in which a paper says what it found on some terms; of equals the earlier. None where it says no result, nor
 * where `outcome` is given and neither the sentence nor the title speaks of it: that is a result on something else.
 */
export function resultSentence(
  { sentences, paper }: Pick<ReadPaper, 'sentences' | 'paper'>,
  terms: readonly string[],
  outcome: readonly string[] = [],
): ReadSentence | undefined {
  const isAbout = outcome.length === 0 || firstPlace(outcome, wordText(paper.title)) !== undefined
  let best: ReadSentence | undefined
  let most = 0
  for (const sentence of sentences) {
    const words = wordText(sentence.text)
    const isOn = outcome.length > 0 && firstPlace(outcome, words) !== undefined
    if (!isAbout && !isOn) continue
    const named = terms.filter((term) => firstPlace([term], words) !== undefined).length
    const score = worth[sentence.role] + Math.min(named, 2) + (isOn ? 1 : 0) + (sentence.hasFigures ? 1 : 0)
    if (sentence.role !== 'method' && sentence.role !== 'background' && score > most) {
      best = sentence
      most = score
    }
  }
  return best
} // prettier-ignore
