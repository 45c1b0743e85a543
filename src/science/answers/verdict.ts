import type { AnswerClass, AnswerQuestion, AnswerRow, Verdict, VerdictWord } from '#contract/answer.ts'

import { classOfStudy } from './class-of.ts'
import { isTrial } from './design-words.ts'
import { said } from './words.ts'

/** Shares and numbers at which a verdict changes its word. The one place where they stand. */
export const thresholds = { leastStudies: 3, most: 3 / 4, half: 1 / 2, few: 1 / 10, manyPeople: 100_000 } as const

export type Counts = Record<AnswerClass, number>

const rules: Readonly<Record<VerdictWord, string>> = {
  yes: 'At least three studies, three quarters of them in favour, none against.',
  'mostly-yes': 'At least half of the studies in favour, at most a tenth against.',
  'no-clear-effect': 'Three quarters of the studies without a clear difference, none against.',
  'mostly-no': 'At least half of the studies against, at most a tenth in favour.',
  opposite: 'At least three studies, three quarters of them against, none in favour.',
  mixed: 'No side has enough of the studies.',
  'too-few': 'Fewer than three studies have a result on this.',
  nothing: 'No study has a result on this that could be read.',
}
const noLink =
  'The question claims a link: at least half of the studies found none or the opposite, and at most a tenth found it.'

export const verdictSays: Readonly<Record<VerdictWord, string>> = {
  yes: 'Yes',
  'mostly-yes': 'Mostly yes',
  'no-clear-effect': 'No clear effect',
  'mostly-no': 'Mostly no',
  opposite: 'The opposite',
  mixed: 'Mixed',
  'too-few': 'Too few to say',
  nothing: 'Nothing found on this',
}

/**
 * The word for counts of studies. For a claim that two things are linked or that one causes the other a study that finds
 * no difference speaks against it: where no study found the link the word is "Mostly no" and not "No clear effect", and two
 * such studies are enough when they are very large together (`people`).
 */
export function verdictWord(
  { favour, none, against, mixed }: Counts,
  claimsLink = false,
  people = 0,
): { word: VerdictWord; rule: string } {
  const all = favour + none + against + mixed
  const { leastStudies, most, half, few } = thresholds
  const word = ((): VerdictWord => {
    if (all === 0) return 'nothing'
    if (all < leastStudies && !(claimsLink && all === 2 && none + against === 2 && people >= thresholds.manyPeople))
      return 'too-few'
    if (favour >= most * all && against === 0) return 'yes'
    if (against >= most * all && favour === 0) return 'opposite'
    if (claimsLink && none + against >= half * all && favour <= few * all && favour + mixed < none + against)
      return 'mostly-no'
    if (favour >= half * all && against <= few * all) return 'mostly-yes'
    if (against >= half * all && favour <= few * all) return 'mostly-no'
    if (none >= most * all && against === 0) return 'no-clear-effect'
    return 'mixed'
  })()
  return { word, rule: claimsLink && word === 'mostly-no' ? noLink : rules[word] }
}

/** Studies that count, each with the class of its rows. */
export function countedStudies(rows: readonly AnswerRow[]): { study: string; rows: AnswerRow[]; says: AnswerClass }[] {
  const byStudy = new Map<string, AnswerRow[]>()
  for (const row of rows)
    if (row.group === 'study' && !row.isOut) byStudy.set(row.study, [...(byStudy.get(row.study) ?? []), row])
  return [...byStudy].map(([study, own]) => ({ study, rows: own, says: classOfStudy(own) }))
}

/** "trials" only if all are. */
export const noun = (rows: readonly AnswerRow[], count: number): string =>
  rows.length > 0 && rows.every(({ design }) => isTrial(design))
    ? count === 1
      ? 'trial'
      : 'trials'
    : count === 1
      ? 'study'
      : 'studies'

/** Outcomes that are an amount: they are lower and higher, and not less and more. */
const amount =
  /\b(?:mortality|pressure|cholesterol|levels?|scores?|weight|HbA1c|rates?|risk|intensity|temperature|BMI|glucose|incidence|costs?|wages|employment|income|accuracy|height|prevalence)$/i

/** What each class is called in this question: "less tuberculosis", "lower mortality", "better achievement". */
export function classNames(question: AnswerQuestion): Verdict['names'] {
  const outcome = said(question, 'outcome')
  const turned = { lower: 'higher', higher: 'lower', better: 'worse', worse: 'better' } as const
  const { claim = 'better', outcomeSide: side } = question
  const name = (way: keyof typeof turned) => {
    if (way === 'better' || way === 'worse') return `a ${way} ${outcome || 'result'}`
    if (amount.test(outcome)) return `${way} ${outcome}`
    if (side === 'good') return `${way === 'higher' ? 'better' : 'worse'} ${outcome}`
    const isMany = /(?:deaths|events|falls|fractures|attacks|infections|admissions|complications|effects)$/i.test(
      outcome,
    )
    const word = way === 'higher' ? 'more' : isMany ? 'fewer' : 'less'
    return `${word} ${outcome === 'death' ? 'deaths' : outcome}`.replace('less deaths', 'fewer deaths')
  }
  return {
    favour: name(claim),
    none: 'no clear difference',
    against: name(turned[claim]),
    mixed: 'results both ways',
    nothing: 'nothing on this',
  }
}

/** The verdict over the rows. */
export function verdictOf(question: AnswerQuestion, rows: readonly AnswerRow[]): Verdict {
  const studies = countedStudies(rows)
  const counts: Counts = { favour: 0, none: 0, against: 0, mixed: 0, nothing: 0 }
  for (const { says } of studies) counts[says] += 1
  const people = studies.reduce((sum, { rows: [row] }) => sum + (row?.people ?? 0), 0)
  const { word, rule } = verdictWord(counts, question.kind === 'association' || question.kind === 'premise', people)
  const names = classNames(question)
  const speaking = studies.filter(({ says }) => says !== 'nothing')
  const all = speaking.length
  const what = noun(
    speaking.flatMap((study) => study.rows),
    all,
  )
  const beside = new Set(rows.filter(({ group, isOut }) => group === 'beside' && !isOut).map(({ study }) => study)).size
  const aside =
    beside === 0
      ? ''
      : beside === 1
        ? ' 1 more speaks of it and is not counted: why stands with it.'
        : ` ${beside} more speak of it and are not counted: why stands with each.`
  return {
    word,
    says: verdictSays[word],
    rule,
    counts,
    names,
    counted: `${countedText(question, counts, names, all, what)}${aside}`,
  }
}

function countedText(
  question: AnswerQuestion,
  { favour, none, against, mixed }: Counts,
  names: Verdict['names'],
  all: number,
  what: string,
): string {
  const exposure = said(question, 'exposure')
  const comparator = said(question, 'comparator')
  const beside = exposure ? ` with ${exposure}${comparator ? ` than with ${comparator}` : ''}` : ''
  if (all === 0)
    return `No study of these papers has a result on ${[exposure, said(question, 'outcome')].filter(Boolean).join(' and ') || 'this question'} that could be read.`
  const parts = [
    `${none === 0 ? 'none' : none} found ${names.none}`,
    `${against === 0 ? 'none' : against} found ${names.against}`,
    ...(mixed > 0 ? [`${mixed} found ${names.mixed}`] : []),
  ]
  const first =
    all === 1
      ? `The one ${what} with a result found ${favour === 1 ? `${names.favour}${beside}` : none === 1 ? `${names.none}${beside}` : against === 1 ? `${names.against}${beside}` : `${names.mixed}${beside}`}.`
      : undefined
  return (
    first ??
    `${favour === 0 ? 'None' : favour} of ${all} ${what} found ${names.favour}${beside}, ${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}.`
  )
}
