import type { AnswerQuestion } from '#contract/answer.ts'

import { asked } from '../answers/asked.ts'
import { otherOutcome } from '../answers/exact-outcome.ts'
import { timesIn } from '../answers/not-counted.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import type { Around } from './asked-value.ts'

const leaning = /^(?:The|This|That|A|An|Its|Relative|Adjusted)\b/
const namesBehind = /^[^.;]{0,80}?\)?\s(?:for|in)\s(?:[\p{L}-]+\s){0,3}/u
const control = /\b(?:placebo|controls?|usual care|untreated|unvaccinated|neither)\b/i

/** Words that make an outcome another one: "sudden death". */
const qualifies =
  /(?<!\p{L})(sudden|cardiovascular|cardiac|coronary|vascular|non-?vascular|fatal|non-?fatal|h(?:a)?emorrhagic|isch(?:a)?emic|recurrent|severe)\s$/iu

/** A question whose outcome has the word before it that narrows it, where the question writes one. */
export function qualified(question: AnswerQuestion): AnswerQuestion {
  const concepts = question.concepts.map((concept) => {
    if (concept.role !== 'outcome') return concept
    const at = question.text.indexOf(concept.text)
    const word = at <= 0 ? undefined : qualifies.exec(question.text.slice(0, at))?.[1]
    return word === undefined ? concept : { ...concept, text: `${word} ${concept.text}` }
  })
  return { ...question, concepts }
}

/** The narrowing word of an outcome stands in the passage too. */
const hasQualifier = (outcome: string, passage: string) => {
  const word = /^([\p{L}-]+)\s/u.exec(outcome)?.[1]
  return word === undefined || !qualifies.test(`${word} `) || passage.toLowerCase().includes(word.toLowerCase())
}

/**
 * Whether a number is exactly what a question asks for: of its outcome and of no part or composite of it, of the arm that it
 * names, and at the time that it names. A figure whose sentence does not name the outcome is that of the sentence before.
 */
export function isExactly(question: AnswerQuestion, { before, behind, sentenceBefore }: Around): boolean {
  const sentence = `${before}#${behind}`
  const outcome = asked(question, 'outcome')
  const terms = outcome?.terms ?? []
  const near =
    namesBehind.test(behind) && !speaksOf(terms, wordText(before))
      ? sentence
      : `${before} ${speaksOf(terms, wordText(before)) ? '' : behind.split(/\band\b|[;]/)[0]}`
  const isHere = speaksOf(terms, wordText(sentence))
  if (!isHere && !leaning.test(sentence)) return false
  if (outcome && !hasQualifier(outcome.text, isHere ? sentence : sentenceBefore)) return false
  const passage = isHere ? (speaksOf(terms, wordText(near)) ? near : sentence) : sentenceBefore
  // What names the outcome as one of several stands around the whole sentence.
  if (otherOutcome(question, passage) !== undefined || (isHere && otherOutcome(question, sentence) !== undefined))
    return false
  const when = timesIn(question.text)
  if (when.size > 0 && ![...timesIn(`${sentence} ${sentenceBefore}`)].some((time) => when.has(time))) return false
  return isOfArm(question, before, behind)
}

/** A count or share of an arm that the question names: the words behind the number, up to the next one, name that arm. */
function isOfArm(question: AnswerQuestion, before: string, behind: string): boolean {
  if (question.asked !== 'count' && question.asked !== 'percentage') return true
  const arm = asked(question, 'exposure') ?? asked(question, 'comparator')
  if (!arm) return true
  const own = behind.split(/\d/)[0] ?? ''
  const terms = control.test(arm.text) ? [] : arm.terms
  const names = (text: string) => (terms.length === 0 ? control.test(text) : speaksOf(terms, wordText(text)))
  if (names(own)) return true
  const last = before.split(/\d/).at(-1) ?? ''
  return /^\s*(?:with|on|in the|among those (?:on|given))\b/i.test(last) && names(last)
}
