import type { AnswerQuestion } from '#contract/answer.ts'

import { sentencesOf } from '../evidence/sentences.ts'
import { runsOf } from '../questions/subjects.ts'
import { measureAsked } from '../questions/special-questions.ts'
import { placesOf, wordText } from '../questions/term-places.ts'
import type { AskedValue } from './asked-value.ts'

/** A figure with its unit; no year in a name ("ILSVRC 2012"), and no part of a longer number or name. */
const figure =
  /(?<![\p{L}\d.,-])\d{1,3}(?:,\d{3}){0,3}(?:\.\d{1,4})?(?:\s?%|\s(?:points?|per cent|percent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|mg|g|kg|mm|cm|m|ms)\b)?(?![\d.]*\d)/giu
/** The figure of something else that is named for comparison, or how much it changed by. */
const besides = /\b(?:against|versus|vs\.?|compared (?:with|to)|than|by|from|gain of|rise of)\s(?:the\s)?$/i
/** Letters behind the measure in which its figure stands. */
const NEAR = 60
const LEAST_SHARE = 0.6

/**
 * Figures of a thing that is measured, "a top-5 error of 15.3%": the first behind the noun of measure, in the sentences that
 * speak of most of what else the question names. Of two such sentences with other figures none is picked.
 */
export function measuredValues(text: string, { text: question }: AnswerQuestion): AskedValue[] {
  const noun = measureAsked(question)
  if (noun === undefined) return []
  const wanted = [
    ...new Set(
      [noun, ...runsOf(question).flatMap((run) => run.map((word) => word.text))].flatMap(
        (word) => wordText(word).roots,
      ),
    ),
  ]
  const found = sentencesOf(text).flatMap(({ text: quote, start }) => {
    const words = wordText(quote)
    const share = wanted.filter((root) => words.roots.includes(root)).length / wanted.length
    const [place] = placesOf(noun, words)
    if (!place || share < LEAST_SHARE) return []
    const near = [...quote.slice(place.end, place.end + NEAR).matchAll(figure)].find(
      ({ index }) => !besides.test(quote.slice(0, place.end + index)),
    )
    if (!near) return []
    const at = place.end + near.index
    return [{ share, value: near[0], start: start + at, end: start + at + near[0].length, quote }]
  })
  const most = Math.max(0, ...found.map(({ share }) => share))
  const best = found.filter(({ share }) => share === most).map(({ share: _share, ...value }) => value)
  return new Set(best.map(({ value }) => value)).size > 1
    ? best.map((value) => ({ ...value, isOneOfSeveral: true as const }))
    : best
}
