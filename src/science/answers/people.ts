import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { placesOf, speaksOf, wordText } from '../questions/term-places.ts'
import { namesOf, spotEntries } from '../questions/vocabulary.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import { asked } from './asked.ts'

const MOST_LETTERS = 100_000

const conditionsOf = (population: Concept) =>
  spotEntries(population.text, ['condition']).filter(({ entry }) => entry.kind === 'condition')

/**
 * Whether a paper studied people without a condition that the question names: one that the vocabulary knows and that the
 * paper speaks of nowhere, under none of its names. Ages, places and words that nobody listed say nothing either way.
 */
export function ofOtherPeople(question: AnswerQuestion, { paper }: ReadPaper): boolean {
  const population = asked(question, 'population')
  if (!population) return false
  const conditions = conditionsOf(population)
  if (conditions.length === 0) return false
  const full = (paper.fullTexts?.[0]?.text ?? '').slice(0, MOST_LETTERS)
  const words = wordText([documentText(paper), paper.keywords.join('; '), full].join('\n\n'))
  return conditions.some(({ entry }) => !speaksOf(namesOf(entry), words))
}

const enrols =
  /\b(?:randomi[sz]ed|enrol+ed|recruited|included|tested|assigned|allocated|compared|studied|patients|participants|survivors|people|adults|children|infants|women|men|followed)\b/i
const denied =
  /\b(?:no|not|without|free of|never|excluding|excluded|other than|non)[\s-](?:[\p{L}-]+\s){0,6}$|\b(?:risk (?:of|for)|prevent\w*(?: of)?(?: [\p{L}-]+ (?:and|or))?|development of|developed|progress\w+ to|deaths? from|admissions? for|worsening|delays?|reduces?|lowers?)\s(?:[\p{L}-]+\s){0,2}$/iu
const befell = /^s?\s(?:events?|risk|rates?|developed|occurred|was (?:seen|found)|fell|rose|or death)\b/i
const orOthers =
  /^s?(?:,\s(?:[\p{L}-]+\s){0,3}|\s)or\s(?!more\b|less\b|older\b|placebo\b|to\b)|^s?,\s[^.;()]{2,60}\bor\s(?!placebo|more|less|older|to\b)/iu
const behindOr =
  /\b(?:with|after|had|had had)\s(?:[\p{L}-]+\s){1,4}or\s(?:[\p{L}-]+\s){0,2}$|\bwith and without\s(?:[\p{L}-]+\s){0,2}$/iu
/** What goes with a condition and is not yet it: a low ejection fraction without heart failure. */
const sign =
  /\b(?:ejection fraction|dysfunction|high|raised|insulin resistance|symptoms?|mood|body weight|events?|death)\b/i
const groups: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /\b(?:child(?:ren)?|pupils?|boys|girls)\b/i,
    /\b(?:child\w*|pupils?|boys?|girls?|infants?|toddlers?|adolescen\w+|school\w*|p(?:a)?ediatric\w*|newborns?)\b/i,
    'children',
  ],
  [
    /\b(?:infants?|newborns?|neonates?|babies)\b/i,
    /\b(?:infan\w+|newborns?|neonat\w+|bab(?:y|ies)|at birth)\b/i,
    'infants',
  ],
  [
    /\b(?:elderly|older|seniors)\b/i,
    /\b(?:elderly|(?<!years or |\d or )older|seniors|aged (?:6\d|7\d|8\d)|geriatric)\b/i,
    'older people',
  ],
  [
    /\b(?:pregnan\w+|mothers)\b/i,
    /\b(?:pregnan\w+|antenatal|prenatal|mothers?|maternal|gestation\w*)\b/i,
    'pregnant women',
  ],
  [/\b(?:women|females)\b/i, /\b(?:women|females?|mothers?|girls)\b/i, 'women'],
  [/\b(?:men|males)\b/i, /\b(?:men|males?|boys)\b/i, 'men'],
  [/\badolescents?|teenagers?\b/i, /\b(?:adolescen\w+|teen\w*|school\w*|youth)\b/i, 'adolescents'],
  [/\b(?:mice|rats|animals)\b/i, /\b(?:mice|mouse|rats?|animals?)\b/i, 'animals'],
]
const adults = /\b(?:adults?|miners|men|women|workers|elderly|physicians)\b/i
const qualities: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpreserved\b/i, /\bpreserved\b|\babove (?:4|5)0/i],
  [/\breduced\b/i, /\breduced\b|\bor less\b|\bbelow\b/i],
  [/\bsevere\b/i, /\bsevere\b|\bclass (?:III|IV)\b|\badvanced\b/i],
  [/\bchronic\b/i, /\bchronic\b|\blong-?standing\b/i],
  [/\bacute\b/i, /\bacute\b/i],
  [/\btype 1\b/i, /\btype 1\b|\binsulin-dependent\b/i],
  [/\btype 2\b/i, /\btype 2\b|\bnon-insulin/i],
]

/** "Patients with COVID-19 without oxygen": the words that make a part of those with a condition. */
export const partAsked = (population: string): string | undefined =>
  /\b(?:without|not on)\s\S.*$/i
    .exec(population)?.[0]
    .replace(/[?.!]$/, '')
    .toLowerCase()

const anybody =
  /^(?:patients?|people|persons?|adults?|subjects?|participants?|individuals?|general|population|humans?|those|others?|with|without|high|risk|healthy|treatment|therapy|years?|aged?|over|under|more|less|than|living|having|world|real|practice|clinical|primary|secondary)$/i

/** Of the words that say who is meant, none stands in the paper, in any form. */
function isStrange({ text, terms }: Concept, whole: string): boolean {
  const words = wordText(whole)
  const { roots, raw } = wordText(text)
  const own = roots.filter(
    (_, at) =>
      (raw[at] ?? '').length > 3 &&
      !anybody.test(raw[at] ?? '') &&
      !groups.some(([group]) => group.test(raw[at] ?? '')),
  )
  const has = new Set(words.roots)
  return own.length > 0 && !own.some((root) => has.has(root)) && !speaksOf(terms, words)
}

/**
 * Why the people of a paper are not said to be those that a question names: the condition stands neither in its title nor
 * where it says whom it took, it took others too, or it took those without it. Undefined where they are, or nobody is named.
 */
export function otherPeople(question: AnswerQuestion, { paper }: ReadPaper, passage: string): string | undefined {
  const population = asked(question, 'population')
  if (!population) return undefined
  const { title, abstract = '' } = paper
  const taken = [title, ...sentencesOf(abstract).flatMap(({ text }, at) => (at < 8 && enrols.test(text) ? [text] : []))]
  const all = [...taken, passage].join(' ')
  const part = partAsked(population.text)
  if (part !== undefined && !all.toLowerCase().includes(part))
    return `the rules did not read in it that its people are ${population.text}`
  for (const [named, said, who] of groups)
    if (
      named.test(population.text) &&
      (!said.test(all) ||
        (who === 'children' && adults.test(`${title} ${passage}`) && !said.test(`${title} ${passage}`)))
    )
      return `its people are not said to be ${who}`
  for (const [named, said] of qualities)
    if (named.test(population.text) && !said.test(all)) return `its people are not said to be ${population.text}`
  const conditions = conditionsOf(population)
  if (conditions.length === 0 && isStrange(population, [title, abstract, paper.keywords.join('; ')].join(' ')))
    return `its people are not said to be ${population.text}`
  for (const { entry } of conditions) {
    const names = namesOf(entry).filter((name) => !sign.test(name) || sign.test(population.text))
    const found = [...taken, passage].flatMap((text) =>
      names.flatMap((name) => placesOf(name, wordText(text)).map((place) => ({ ...place, text }))),
    )
    const own = found.filter(
      ({ text, start, end }) =>
        !befell.test(text.slice(end)) && !denied.test(text.slice(Math.max(0, start - 60), start)),
    )
    if (own.length === 0)
      return `its people are not said to have ${population.text.replace(/^(?:patients|people|adults|those)\swith\s/i, '')}`
    const alone = own.filter(
      ({ text, start, end }) =>
        !orOthers.test(text.slice(end)) && !behindOr.test(text.slice(Math.max(0, start - 60), start)),
    )
    if (alone.length === 0) return `it took others too, and not only those with ${population.text}`
  }
  return undefined
}
