import type { AnswerQuestion } from '#contract/answer.ts'

import { conceptPlaces } from '../answers/asked.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { wordText } from '../questions/term-places.ts'
import type { AskedValue } from './asked-value.ts'

const needed =
  /\b(?:numbers? needed to (?:treat|harm|screen|vaccinate)|NN[THV])\b[^.;\d]{0,40}?(\d[\d,]{0,8}(?:\.\d{1,2})?)(?!\s?%)|\b(?:treat|screen|vaccinat|giv)ing (\d[\d,]{0,8}) (?:people|patients|women|men|adults|children|persons)\b[^.;]{0,90}\bone\b/giu

/** Numbers needed to treat or to harm whose sentence speaks of the outcome that is asked about: "Treating 255 people … one more case". */
export function numbersNeeded(text: string, { concepts }: AnswerQuestion): AskedValue[] {
  const outcomes = concepts.filter(({ role }) => role === 'outcome')
  return sentencesOf(text).flatMap(({ text: quote, start }) => {
    const words = wordText(quote)
    if (!outcomes.every((outcome) => conceptPlaces(outcome, words).length > 0)) return []
    const found = [...quote.matchAll(needed)]
    // Of several in one sentence nothing says which is the outcome's.
    const [only] = found
    const value = only?.[1] ?? only?.[2]
    return found.length === 1 && only && value !== undefined
      ? [{ value: `${value} people`, start: start + only.index, end: start + only.index + only[0].length, quote }]
      : []
  })
}
