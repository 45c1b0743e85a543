import type { Concept } from '#contract/answer.ts'
import type { NotFound } from '#contract/syntheses.ts'

import { conceptPlaces } from '../answers/asked.ts'
import { otherOutcome } from '../answers/exact-outcome.ts'
import { documentText } from '../evidence/document-text.ts'
import { conceptOf } from '../questions/concepts.ts'
import { firstPlace, wordText } from '../questions/term-places.ts'
import { entryOf } from '../questions/vocabulary.ts'
import { termOf } from '../search/tokens.ts'
import { chooseSentences } from '../synthesis/choose-sentences.ts'
import { notFoundIn } from '../synthesis/missing.ts'
import { readQuestion } from '../synthesis/question.ts'
import { readPapers, type ReadablePaper, type ReadPaper, type ReadSentence } from '../synthesis/read-papers.ts'
import { weighRelevance } from '../synthesis/relevance.ts'
import { counted, frame, quoted, type SectionDraft } from '../synthesis/section-draft.ts'
import { defining } from './defining.ts'
import type { QuestionPlan } from './plan-question.ts'
import { tableAnswer, type TableDraft } from './table-answer.ts'

export type AnswerDraft = {
  sections: SectionDraft[]
  table?: TableDraft
  notFound: NotFound[]
  /** Sentences that were read, and those of them that speak of the question. */
  read: number
  passages: number
  /** Nothing in these papers answers: the sections then say so. */
  isEmpty: boolean
}

/** A sentence must have at least this share of the words that were asked for and stand in the papers at all. */
const LEAST_SHARE = 0.34
const MOST_PASSAGES = 6
const MOST_OF_A_SIDE = 4
const MOST_LIMITS = 3

type Reading = {
  papers: ReadPaper[]
  sentences: ReadSentence[]
  candidates: ReadSentence[]
  relevance: ReturnType<typeof weighRelevance>
  question: ReturnType<typeof readQuestion>
}

/** Sentences that have enough of the words. Where a follow-up has words of its own, one of those must be among them. */
function candidatesFor(words: readonly string[], carried: readonly string[], papers: readonly ReadPaper[]) {
  const terms = [...new Set(words.map(termOf))]
  const present = terms.filter((term) => papers.some((paper) => paper.terms.has(term)))
  const back = new Set(carried.map(termOf))
  const own = terms.filter((term) => !back.has(term))
  if (present.length === 0 || (own.length > 0 && !own.some((term) => present.includes(term)))) return []
  const wanted = own.filter((term) => present.includes(term))
  const share = ({ terms: has, paper }: ReadSentence) =>
    present.filter((term) => has.has(term) || (back.has(term) && paper.terms.has(term))).length / present.length
  return papers
    .flatMap(({ sentences }) => sentences)
    .filter(
      (sentence) => wanted.length === 0 || carried.length === 0 || wanted.some((term) => sentence.terms.has(term)),
    )
    .filter((sentence) => share(sentence) >= LEAST_SHARE && present.some((term) => sentence.terms.has(term)))
}

function readFor(
  { words, carried }: QuestionPlan,
  given: readonly ReadablePaper[],
  isOn: (sentence: ReadSentence) => boolean,
): Reading {
  const papers = readPapers(given)
  const question = readQuestion(words.join(' '))
  return {
    papers,
    question,
    relevance: weighRelevance(question, papers),
    sentences: papers.flatMap(({ sentences }) => sentences),
    candidates: words.length === 0 ? [] : candidatesFor(words, carried, papers).filter(isOn),
  }
}

/** What was looked for and not found, said of the papers that were read: of a large scope the best are. */
export const notInPapers = (notFound: readonly NotFound[]): NotFound[] =>
  notFound
    .filter(({ term }) => !term.startsWith('effect size'))
    .map(({ term, scope }) => ({
      term,
      scope: scope
        .replace('The chosen paper does not', 'The one paper that was read does not')
        .replace('chosen papers', 'papers that were read'),
    }))

const papersOf = (sentences: readonly ReadSentence[]) => new Set(sentences.map(({ paper }) => paper)).size

/**
 * Answers a question by the papers' own words: passages, two sides of a comparison, sentences that say what a term means,
 * or a table over the papers. Every sentence that states a finding is quoted with its paper; sentences of ours count and
 * lead over. The same papers and question always give the same answer, and where nothing answers it says so. `isOn`: which
 * sentences speak of what is asked.
 */
export function answerQuestion(
  plan: QuestionPlan,
  given: readonly ReadablePaper[],
  isOn: (sentence: ReadSentence) => boolean = () => true,
): AnswerDraft {
  const reading = readFor(plan, given, isOn)
  const notFound = notInPapers(notFoundIn(reading.papers, reading.question))
  const rest = { notFound, read: reading.sentences.length, passages: reading.candidates.length }
  if (plan.kind === 'table' && plan.table) {
    const { sections, table } = tableAnswer(plan.table, plan, reading.papers)
    return { sections, ...(table && { table }), ...rest, isEmpty: table === undefined }
  }
  const sections =
    plan.kind === 'compare' && plan.sides
      ? compared(plan.sides, plan.outcome, reading)
      : plan.kind === 'define' && plan.term !== undefined
        ? defined(plan.term, reading)
        : passages(reading)
  if (sections.length > 0) return { sections, ...rest, isEmpty: false }
  const none = plan.kind === 'compare' && plan.sides ? notCompared(plan.sides, reading) : nothing(reading)
  return { sections: [none], ...rest, isEmpty: true }
}

function nothing({ papers, sentences, question }: Reading): SectionDraft {
  if (papers.length === 0) return { heading: '', sentences: [frame('There was no paper to read.')] }
  const why =
    question.terms.size === 0
      ? 'The question names nothing that could be looked for.'
      : 'No sentence of them has enough of the words of the question.'
  return {
    heading: '',
    sentences: [
      frame(
        `I found no answer in these documents: ${counted(papers.length, 'paper')} with ${counted(sentences.length, 'sentence')} were read. ${why}`,
      ),
    ],
  }
}

const LEAST_ANSWERS = 3
const isAnswer = ({ role }: ReadSentence) => role === 'result' || role === 'conclusion' || role === 'limit'

/** Sentences that report something, where there are enough of them: what a paper set out to do answers nothing. */
const reporting = (candidates: readonly ReadSentence[]) => {
  const answers = candidates.filter(isAnswer)
  if (answers.length >= LEAST_ANSWERS) return answers
  return answers.length > 0 ? candidates.filter(({ role }) => role !== 'background') : candidates
}

function passages({ candidates: all, relevance }: Reading): SectionDraft[] {
  const candidates = reporting(all)
  const chosen = chooseSentences(candidates, relevance, { most: MOST_PASSAGES, mostOfOnePaper: 2 })
  if (chosen.length === 0) return []
  const lead = `${counted(candidates.length, 'passage')} in ${counted(papersOf(candidates), 'paper')} ${candidates.length === 1 ? 'has' : 'have'} words of this${candidates.length < all.length ? ' and report something' : ''}.${candidates.length > chosen.length ? ` The ${chosen.length} that have most of them:` : ''}`
  const taken = new Set(chosen)
  const limits = chooseSentences(
    [...new Set(chosen.map(({ paper }) => paper))]
      .flatMap(({ sentences }) => sentences)
      // What a summary of ours calls a limit is not named by the authors.
      .filter((sentence) => sentence.role === 'limit' && !taken.has(sentence) && !sentence.paper.paper.summarised),
    relevance,
    { most: MOST_LIMITS, mostOfOnePaper: 1 },
  )
  return [
    { heading: '', sentences: [frame(lead), ...chosen.map(quoted)] },
    ...(limits.length > 0 ? [{ heading: 'Limits the authors name', sentences: limits.map(quoted) }] : []),
  ]
}

const compares =
  /\b(?:than|versus|vs\.?|compar\w+|between|differ\w*|both|either|superior|inferior|equivalent|similar|better|worse|faster|slower|respectively)\b/i

/** Whether a sentence is on an outcome, and not on a part or composite of it; a phrase nobody listed may stand in other order. */
function isOnOutcome(outcome: Concept, text: string): boolean {
  const concept = { ...outcome, known: entryOf(outcome.text) !== undefined }
  const question = { text: outcome.text, kind: 'comparison' as const, concepts: [concept] }
  return conceptPlaces(concept, wordText(text)).length > 0 && otherOutcome(question, text) === undefined
}

const sets =
  /\b(?:than|versus|vs\.?|compar\w+|randomi[sz]ed|assigned|allocated|between|against|with or without|added to)\b/i
const joining = /\b(?:plus|alone|and|with|combined|added|to|the|an?|therapy|treatment)\b/gi

/** A side of a comparison: "ezetimibe plus simvastatin" is both of them, in whatever words they are joined. */
const sideOf = (name: string): Concept[] =>
  name
    .split(/\s(?:plus|and|combined with|with|added to)\s/i)
    .map((part) => part.replace(joining, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => conceptOf('exposure', part))
const speaksOfSide = (side: readonly Concept[], text: string) => {
  const words = wordText(text)
  return side.length > 0 && side.every((concept) => conceptPlaces(concept, words, 1).length > 0)
}

/**
 * Sentences of result of papers that set two things against each other, in the title or in a sentence that compares or
 * allocates. What other papers say of one of them is no comparison: then it is only said how many speak of each.
 */
function compared(
  [a, b]: readonly [string, string],
  outcome: Concept | undefined,
  { papers, sentences, relevance }: Reading,
): SectionDraft[] {
  const [one, other] = [sideOf(a), sideOf(b)]
  const hasBoth = (text: string) => speaksOfSide(one, text) && speaksOfSide(other, text)
  const isTold = ({ role, text }: ReadSentence) =>
    role === 'result' || role === 'conclusion' || /\bdiffer(?:ed)?\b/.test(text)
  const setting = new Set(
    papers.filter(
      ({ paper, sentences: own }) => hasBoth(paper.title) || own.some(({ text }) => sets.test(text) && hasBoth(text)),
    ),
  )
  const both = sentences.filter(
    (sentence) =>
      isTold(sentence) && setting.has(sentence.paper) && (compares.test(sentence.text) || sentence.hasFigures),
  )
  const told = outcome ? both.filter(({ text }) => isOnOutcome(outcome, text)) : both
  if (both.length === 0) return []
  const chosen = chooseSentences(told, relevance, { most: MOST_OF_A_SIDE, mostOfOnePaper: 2 })
  const lead = `${counted(papersOf(both), 'paper')} here ${papersOf(both) === 1 ? 'sets' : 'set'} ${a} against ${b}${told.length > 0 ? `. What ${papersOf(both) === 1 ? 'it says' : 'they say'}${outcome ? ` of ${outcome.text}` : ''}, from which the rules read no verdict:` : `; no sentence of result on ${outcome?.text ?? 'it'} was found in ${papersOf(both) === 1 ? 'it' : 'them'}.`}`
  return papers.length === 0 ? [] : [{ heading: '', sentences: [frame(lead), ...chosen.map(quoted)] }]
}

/** How many papers speak of each of two things that none of them was found to compare. */
function notCompared([a, b]: readonly [string, string], { papers }: Reading): SectionDraft {
  const speaking = (name: string) => {
    const side = sideOf(name)
    return papers.filter(({ paper, sentences }) =>
      speaksOfSide(side, [documentText(paper), ...paper.keywords, ...sentences.map(({ text }) => text)].join(' ')),
    ).length
  }
  const [one, other] = [speaking(a), speaking(b)]
  return {
    heading: '',
    sentences: [
      frame(
        `The rules found no result here that sets ${a} against ${b}. Of ${counted(papers.length, 'paper')} that ${papers.length === 1 ? 'was' : 'were'} read ${one} ${one === 1 ? 'speaks' : 'speak'} of ${a} and ${other} of ${b}.`,
      ),
    ],
  }
}

function defined(term: string, reading: Reading): SectionDraft[] {
  const { candidates, relevance, sentences } = reading
  const says = defining(term)
  const chosen = chooseSentences(
    sentences.filter(({ text }) => says(text)),
    relevance,
    { most: MOST_OF_A_SIDE, mostOfOnePaper: 1 },
  )
  if (chosen.length > 0) return [{ heading: `What “${term}” is said to be`, sentences: chosen.map(quoted) }]
  const naming = candidates.filter(({ text }) => firstPlace([term], wordText(text)) !== undefined)
  if (naming.length === 0) return []
  const others = chooseSentences(naming, relevance, { most: MOST_OF_A_SIDE, mostOfOnePaper: 1 })
  return [
    {
      heading: '',
      sentences: [
        frame(`No sentence of these papers says what “${term}” means. These mention it:`),
        ...others.map(quoted),
      ],
    },
  ]
}
