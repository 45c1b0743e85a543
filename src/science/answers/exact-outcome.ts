import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { entryOf } from '../questions/vocabulary.ts'
import { wordText, type TermPlace } from '../questions/term-places.ts'
import { asked, conceptPlaces } from './asked.ts'

const whole = new Set(
  'all any every total overall annual clinical crude absolute relative general confirmed definite actual additional medical individual statistical natural sexual both incident'.split(
    ' ',
  ),
)
const adjective = /^[a-z]{3,}(?:al|ic|ar|ous|ary|oid|fatal|atic)$/i
const narrowing =
  /^(?:sudden|fatal|nonfatal|severe|mild|moderate|early|late|second|recurrent|childhood|infant|maternal|newborn|hospital|stroke|heart|cancer|tuberculosis|symptomatic|asymptomatic|progressive|invasive|disabling|infarction|covid|liver|kidney|lung|breast|minor|major|serious|perceived|related|specific)$/i
/** What of a thing is measured: a death is no admission, an infection no disease. */
const kinds: readonly RegExp[] = [
  /\b(?:deaths?|mortality|died|fatalit\w+|fatal|survival|surviv\w+|dead|lethal\w*)\b/i,
  /\b(?:admissions?|admitted|hospitali[sz]\w+|readmission\w*|hospital stay)\b/i,
  /\b(?:infections?|infected|seroconver\w+|antibod\w+|titers?|titres?|colonisation|colonization)\b/i,
  /\b(?:events?|MACE)\b/,
  /\b(?:scores?|index|scale|questionnaire)\b/i,
  /\b(?:severity|progression)\b/i,
  /\b(?:symptomatic|symptoms?)\b/i,
]
const people =
  '(?:patients?|people|persons?|adults?|children|women|men|infants?|participants?|subjects?|those|individuals?|pupils|students|survivors?|mothers?|controls?|cases)'
const ofPeople = new RegExp(
  String.raw`\b${people}\s(?:were\s|was\s)?(?:with|without|who had|having|who have|hospitali[sz]ed (?:with|for)|suffering from|treated for|at risk of|after|recovering from)\s(?:[\p{L}\d-]+\s){0,3}$|\b(?:history of|previous|prior|pre-?existing|known|established|underlying)\s(?:[\p{L}-]+\s){0,2}$`,
  'iu',
)
const ofOthers = new RegExp(
  String.raw`^[\s-]${people}\b|^\s(?:trials?|vaccines?|treatments?|drugs?|medications?|clinics?|wards?|units?|care|risk factors?|guidelines?|knowledge|tests?|assays?|skin|prevention|screening|diagnosis|awareness)\b`,
  'iu',
)
const another =
  /^[\s-](?:meningitis|pneumonia|pericarditis|mortality|deaths?|survival|infections?|admissions?|hospitali[sz]ations?|readmissions?|severity|progression|scores?|index|symptoms?|stage|biomarkers?|costs?|duration|medication|related|free)\b/i
/** What is said of a thing right behind it: that it happened. */
const happened =
  /^[^.;,()]{0,60}\b(?:occurred|developed|was (?:seen|found)|were (?:seen|found)|numbered|was diagnosed)\b/i
const causeBehind = /^\s(?:from|due to|caused by|attributed to|attributable to|because of)\s(?!any|all|every)/i
const listBefore = /(?:\bor\s|\bor\s(?:the|a|an|any|other)\s)$/i
const listBehind =
  /^s?,?\s(?:or|and\/or)\s(?!more\b|less\b|not\b|none\b|in\b|no\b|on\b|fewer\b|higher\b|lower\b|placebo\b|usual\b)/i
const listed = /^s?,\s[^.;:()\d]{2,70}\bor\s/i
const behindList = /,\s(?:[\p{L}-]+\s){0,4}$/u

/**
 * Why the outcome that a passage speaks of is not exactly the one that is asked for: a part of a composite, one cause of
 * death among others, another measure of the same disease, or people who have it. Undefined where one mention of it is
 * exact. `passage` must hold the mention.
 */
export function otherOutcome(question: AnswerQuestion, passage: string): string | undefined {
  const outcome = asked(question, 'outcome')
  if (!outcome) return undefined
  const words = wordText(passage)
  const places = conceptPlaces(outcome, words)
  if (places.length === 0) return 'the outcome is not named in it'
  const longest = places.filter(
    (one) =>
      !places.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          one.end <= other.end &&
          other.end - other.start > one.end - one.start,
      ),
  )
  let reason: string | undefined
  for (const place of longest) {
    const why = mismatch(question, outcome, passage, place)
    if (why === undefined) return undefined
    reason ??= why
  }
  return reason
}

function mismatch(
  question: AnswerQuestion,
  outcome: Concept,
  passage: string,
  { start, end }: TermPlace,
): string | undefined {
  const said = passage.slice(start, end)
  const before = passage.slice(0, start)
  const behind = passage.slice(end)
  if (/\bnon-?\s?$/i.test(before)) return `it is on what is not ${said}`
  if (/^survivors?$/i.test(said)) return `${said} are whom it studied, and not what happened to them`
  const named = `${outcome.text} ${asked(question, 'population')?.text ?? ''}`.toLowerCase()
  if (
    !/ or | and /.test(outcome.text) &&
    (listBefore.test(before) ||
      listBehind.test(behind) ||
      (listed.test(behind) && !/^s?,\s(?:[\p{L}-]+\s){0,2}(?:did|was|were|had|occurred)/u.test(behind)) ||
      (behindList.test(before) && /^\w*\sor\s/.test(behind))) &&
    !isOneOf(before, behind)
  )
    return `it counts ${said} together with something else`
  if (
    /\b(?:deaths?|mortality|died|dying) (?:from|due to|of)\s(?:[\p{L}-]+\s)?$/iu.test(before) &&
    !kinds[0]?.test(outcome.text)
  )
    return `it is on deaths from ${said}`
  if ((ofPeople.test(before) && !happened.test(behind)) || ofOthers.test(behind))
    return `${said} is whom it studied there, and not what happened to them`
  const last = /(?<!\p{L})(\p{L}+)[\s-]$/u.exec(before)?.[1]?.toLowerCase()
  if (
    last &&
    !bothKinds.test(before) &&
    !whole.has(last) &&
    !named.includes(last) &&
    !isName(outcome, `${last} ${said}`) &&
    (adjective.test(last) || narrowing.test(last))
  )
    return `it is on ${last} ${said} alone`
  if (another.test(behind) && !isName(outcome, `${said}${/^[\s-][\p{L}]+/u.exec(behind)?.[0] ?? ''}`))
    return `it is on ${said}${/^[\s-][\p{L}]+/u.exec(behind)?.[0] ?? ''}`
  if (kinds[0]?.test(said) && causeBehind.test(behind) && !/\bfrom|due|caus/.test(named))
    return 'it is on deaths from one cause'
  const isOther = kinds.some(
    (kind) =>
      kind.test(said) &&
      !kind.test(outcome.text) &&
      !kind.test(entryOf(outcome.text, ['outcome', 'condition'])?.names[0] ?? ''),
  )
  // A name that the vocabulary has as a whole, "infarction or stroke", is the thing itself.
  if (said.includes(' or ') && isName(outcome, said)) return undefined
  return isOther && outcome.text.toLowerCase() !== said.toLowerCase() ? `it is on ${said}` : undefined
}

/** "Fatal or non-fatal stroke", "deaths, or 5 %": one thing named in two ways. */
const bothKinds = /\bfatal (?:and|or) non-?\s?fatal\s$|\bnon-?fatal (?:and|or) fatal\s$/i
const isOneOf = (before: string, behind: string) =>
  bothKinds.test(before) || /^s?,?\sor\s(?:\d|about|roughly)/i.test(behind)

const isName = ({ terms }: Concept, words: string) => terms.some((term) => term.toLowerCase() === words.toLowerCase())
