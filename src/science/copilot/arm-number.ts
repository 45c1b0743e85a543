import type { AnswerQuestion } from '#contract/answer.ts'

import { asked, conceptPlaces } from '../answers/asked.ts'
import { isControl } from '../answers/arms.ts'
import { otherOutcome } from '../answers/exact-outcome.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import type { AskedValue } from './asked-value.ts'

const count = /(?<![\d.,])(\d{1,3}(?:,\d{3})*|\d{1,7}) of (?:the )?(\d{1,3}(?:,\d{3})*|\d{1,7})(?![\d.,]*\d)/g
const control = /\b(?:placebo|controls?|usual care|untreated|unvaccinated)\b/i
const inBrackets =
  /^[\s\p{L}-]{0,24}?\s?[([]\s?(?:n\s?=\s?)?(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\s(?:patients|people|participants|children|women|men))?\s?[)\]]/u
const given = /\b(?:given|receiv\w+|took|taking|assigned to|allocated to|randomi[sz]ed to|got|on|in the)\s(?:the\s)?$/i

/** The arm that a question asks the number of: "on placebo", "given amoxicillin". */
function armAsked(question: AnswerQuestion) {
  const arm = asked(question, 'exposure') ?? asked(question, 'comparator')
  const at = arm ? question.text.indexOf(arm.text) : -1
  return arm && at > 0 && given.test(question.text.slice(0, at)) ? arm : undefined
}

/** How many of one arm something happened to: "369 of 873 on placebo"; only where its sentence is on that outcome alone. */
export function countOfArm(text: string, question: AnswerQuestion): AskedValue[] {
  const [arm, outcome] = [armAsked(question), asked(question, 'outcome')]
  if (!arm || !outcome) return []
  const names = (words: string) => speaksOf(arm.terms, wordText(words)) || (isControl(arm.text) && control.test(words))
  return sentencesOf(text).flatMap(({ text: quote, start }) => {
    if (conceptPlaces(outcome, wordText(quote)).length === 0 || otherOutcome(question, quote) !== undefined) return []
    const own = [...quote.matchAll(count)].filter(({ 0: found, index }) =>
      names(quote.slice(index + found.length).split(/\d/)[0] ?? ''),
    )
    const [only] = own
    return only && own.length === 1
      ? [{ value: only[0], start: start + only.index, end: start + only.index + only[0].length, quote }]
      : []
  })
}

/** How many people one arm had: "assigned to amoxicillin (1038) and placebo (1023)". */
export function sizeOfArm(text: string, question: AnswerQuestion): AskedValue[] {
  const arm = armAsked(question)
  if (!arm) return []
  return sentencesOf(text)
    .flatMap(({ text: quote, start }) =>
      conceptPlaces(arm, wordText(quote)).flatMap(({ end }): AskedValue[] => {
        const found = inBrackets.exec(quote.slice(end))
        const value = found?.[1]
        if (!found || value === undefined) return []
        const at = end + found[0].lastIndexOf(value)
        return [{ value, role: `given ${arm.text}`, start: start + at, end: start + at + value.length, quote }]
      }),
    )
    .slice(0, 1)
}
