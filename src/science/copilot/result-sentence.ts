import { firstPlace, wordText } from '../questions/term-places.ts'
import type { ReadPaper, ReadSentence } from '../synthesis/read-papers.ts'

const isTold = ({ role }: ReadSentence) => role === 'result' || role === 'conclusion'
const worth = { result: 3, conclusion: 3.5, limit: 0, method: -2, background: -3 } as const

/** What groups had against each other is the result of a comparison; what one had against its own beginning is not. */
const betweenGroups =
  /\b(?:between|among|across) (?:the )?(?:\w+ )?(?:groups?|arms?)\b|\b(?:than|compared (?:with|to)|versus|vs\.?) (?:in |the |with )*(?:placebo|controls?|usual|sham|standard)/i
const atBeginning =
  /^(?:at )?baseline\b|\bat baseline\b[^.]{0,60}\b(?:similar|comparable|did not differ|no differences?)\b|\bbaseline (?:\w+ ){0,3}(?:were|was) (?:similar|comparable|balanced)\b/i
const withinGroup = /\b(?:compared (?:with|to)|from|versus|at) (?:the )?baseline\b|\bbefore and after\b|\ball groups\b/i

/**
 * The sentence in which a paper says what it found on some terms; of equals the earlier. None where it says no result, nor
 * where `outcome` is given and neither the sentence nor the title speaks of it: that is a result on something else.
 * `besides`: words of the question that tell this result from others ("latitudes"): a sentence that has one comes first.
 * `exposure`: where the title does not name it the sentence must, and of several sentences one that does comes first.
 */
export function resultSentence(
  { sentences, paper }: Pick<ReadPaper, 'sentences' | 'paper'>,
  terms: readonly string[],
  outcome: readonly string[] = [],
  besides: readonly string[] = [],
  exposure: readonly string[] = [],
): ReadSentence | undefined {
  const isAbout = outcome.length === 0 || firstPlace(outcome, wordText(paper.title)) !== undefined
  const isTried = exposure.length === 0 || firstPlace(exposure, wordText(paper.title)) !== undefined
  let best: ReadSentence | undefined
  let most = 0
  for (const sentence of sentences) {
    const { text } = sentence
    const words = wordText(text)
    const isOn = outcome.length > 0 && firstPlace(outcome, words) !== undefined
    if (!isAbout && !isOn) continue
    const tries = exposure.length > 0 && firstPlace(exposure, words) !== undefined
    if (!isTried && !tries) continue
    const named = terms.filter((term) => firstPlace([term], words) !== undefined).length
    const compared = betweenGroups.test(text) ? 2 : withinGroup.test(text) ? -2 : 0
    const isBeside = besides.length > 0 && firstPlace(besides, words) !== undefined
    const score =
      (atBeginning.test(text) ? -4 : 0) +
      compared +
      (isBeside ? (isTold(sentence) ? 6 : 4.5) : 0) +
      (tries ? 2 : 0) +
      worth[sentence.role] +
      Math.min(named, 2) +
      (isOn ? 1 : 0) +
      (sentence.hasFigures ? 1 : 0)
    // What a paper set out to test is no result, whatever else of the question it names.
    if (sentence.role !== 'background' && (isBeside || sentence.role !== 'method') && score > most) {
      best = sentence
      most = score
    }
  }
  return best
}
