import type { AnswerQuestion } from '#contract/answer.ts'

import { firstPlace, speaksOf, wordText } from '../questions/term-places.ts'
import { spotEntries } from '../questions/vocabulary.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import { isControl } from './arms.ts'
import { asked, triedPlaces } from './asked.ts'

const hinge =
  /\b(?:versus|vs\.?|compared (?:with|to)|in comparison (?:with|to)|than|rather than|instead of|against|or)\b/i
const compares = /\b(?:compar\w+|versus|vs\.?|randomi[sz]ed|assigned|allocated|received|superior|inferior)\b/i
const nothingGiven =
  /\b(?:placebo|controls?|usual care|standard care|no (?:vaccin\w+|treatment|intervention|\w+ group)|unvaccinated|untreated|non-?users|never|sham|waiting list|wait-?list|alone|unexposed|conventional|without)\b/i
const doses =
  /\b(?:high|higher|low|lower|standard|intensive|moderate|double|single|different|two|three|various|longer|shorter|early|late)[- ](?:dose|doses|dosage|lengths?|durations?|regimens?|schedules?|intensity|versus|vs)\b|\bdose[- ](?:response|finding|ranging|comparison)\b|\b\d+(?:\.\d+)?\s?(?:mg|µg|g|IU|weeks?|months?|sessions)\b[^.;]{0,60}\b(?:versus|vs\.?|compared with|than|or)\b[^.;]{0,60}\b\d+(?:\.\d+)?\s?(?:mg|µg|g|IU|weeks?|months?|sessions)\b/i
const betweenDoses =
  /\b(?:between|of) (?:the |both )?(?:two |three |different )?(?:doses|dosages|regimens|schedules|durations)\b/i
const comparedWith = /\bcompar(?:ed|es|ing)\s([^.;]{3,80}?)\s(?:with|to|and)\s([^.;]{3,80})/i
const factors =
  /\b(?:predict\w*|factors? associated|determinants?|moderat(?:ors?|es|ed by|ing effects?|ion)|mediat(?:ors?|es|ed by|ing|ion)|characteristics of (?:patients|people|those)|correlates)\b/i

/**
 * Why a paper's comparison is not the one that a question asks for: both its arms had what is tried, it set it against
 * another treatment, or it looked for what goes with a result among people who all had it. Undefined where nothing says so.
 */
export function otherComparison(
  question: AnswerQuestion,
  { paper, sentences }: ReadPaper,
  passage: string,
): string | undefined {
  const exposure = asked(question, 'exposure')
  const comparator = asked(question, 'comparator')
  if (!exposure) return undefined
  const { title, abstract = '' } = paper
  const isNamed = comparator !== undefined && !isControl(comparator.text)
  if (isNamed) return undefined
  if (factors.test(title) && !/association|associated|predict/.test(question.text))
    return 'it looks for what goes with a result among people who all had it'
  const whole = `${title}. ${abstract}`
  const hasNothing = nothingGiven.test(whole)
  const twice = (text: string) => {
    const [, one = '', other = ''] = comparedWith.exec(text) ?? []
    if (
      speaksOf(exposure.terms, wordText(one)) &&
      speaksOf(exposure.terms, wordText(other)) &&
      !nothingGiven.test(other)
    )
      return true
    const at = hinge.exec(text)
    if (!at || !speaksOf(exposure.terms, wordText(text.slice(0, at.index)))) return false
    const right = text.slice(at.index)
    return speaksOf(exposure.terms, wordText(right)) && !nothingGiven.test(right)
  }
  const isAskedDose = doses.test(question.text)
  if (
    !isAskedDose &&
    (twice(title) ||
      twice(passage) ||
      betweenDoses.test(passage) ||
      (!hasNothing &&
        (doses.test(title) ||
          sentences.some(
            ({ text, role }) => role !== 'limit' && compares.test(text) && (doses.test(text) || twice(text)),
          ))))
  )
    return 'both of its groups had it, in another dose, form or length'
  const other =
    activeIn(title, question) ??
    (hasNothing
      ? undefined
      : sentences.flatMap(({ text }) => (compares.test(text) ? (activeIn(text, question) ?? []) : []))[0])
  if (other !== undefined) return `it sets it against ${other}, and not against going without`
  return undefined
}

/** Another treatment on the far side of a comparison. */
function activeIn(text: string, question: AnswerQuestion): string | undefined {
  const exposure = asked(question, 'exposure')?.terms ?? []
  const at = hinge.exec(text)
  if (!at || /^or$/i.test(at[0]) || !speaksOf(exposure, wordText(text.slice(0, at.index)))) return undefined
  const right =
    text.slice(at.index + at[0].length, at.index + 90).split(/[.;:]|\b(?:in|for|on|among|after|during)\b/)[0] ?? ''
  if (nothingGiven.test(right) || speaksOf(exposure, wordText(right))) return undefined
  const [found] = spotEntries(right, ['medicine']).filter(({ entry }) => entry.kind === 'medicine')
  return found && right.slice(found.start, found.end)
}

/** Words for whatever a paper tries. */
const general = /^(?:vaccin|treat|immuni[sz]|drug|medic|placebo|sham|control)\w*$/i

/**
 * Whether a passage of a result says, itself or by what its paper compares alone, that it is of what the question tries. A
 * factorial trial, or a passage that names another treatment, must name it.
 */
export function isOfTheTried(question: AnswerQuestion, { paper }: ReadPaper, passage: string): boolean {
  const exposure = asked(question, 'exposure')
  if (!exposure) return true
  const terms = exposure.terms
  if (triedPlaces(terms, wordText(passage)).length > 0) return true
  const comparator = asked(question, 'comparator')?.terms ?? []
  const others = spotEntries(passage, ['medicine']).filter(
    ({ entry, start, end }) =>
      entry.kind === 'medicine' &&
      !general.test(passage.slice(start, end)) &&
      !speaksOf([...terms, ...comparator], wordText(passage.slice(start, end))),
  )
  if (others.length > 0) return false
  return !/\bfactorial\b/i.test(`${paper.title} ${paper.abstract ?? ''}`)
}

/** A ratio of two named treatments says which is better only where what is asked about stands first. */
export function isTurnedRound(question: AnswerQuestion, { paper, sentences }: ReadPaper, passage: string): boolean {
  const [one, other] = [asked(question, 'exposure'), asked(question, 'comparator')]
  if (!one || !other || isControl(other.text)) return false
  for (const text of [passage, paper.title, ...sentences.slice(0, 4).map((sentence) => sentence.text)]) {
    const words = wordText(text)
    const [a, b] = [firstPlace(one.terms, words), firstPlace(other.terms, words)]
    if (a && b) return b.start < a.start
  }
  return true
}
