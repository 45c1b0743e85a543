import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { runsOf } from '../questions/subjects.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { rootOf } from '../questions/word-root.ts'
import { paperLabels } from '../synthesis/paper-label.ts'
import { readPapers, type ReadablePaper, type ReadPaper, type ReadSentence } from '../synthesis/read-papers.ts'
import { counted, frame, listed, quoted, type SectionDraft } from '../synthesis/section-draft.ts'
import { conceptPlaces, oppositeIn } from '../answers/asked.ts'
import { namedStudies } from '../answers/named-study.ts'
import { groupOf } from '../answers/study-groups.ts'
import { isMostOf, nearestPassages } from './nearest-passages.ts'
import { resultSentence } from './result-sentence.ts'

const MOST_ROWS = 5
const firstDesigns = ['meta-analysis', 'systematic-review', 'randomised-trial', 'cohort', 'case-control']
const rank = ({ paper }: ReadPaper) => {
  const at = firstDesigns.indexOf(paper.design)
  return at === -1 ? firstDesigns.length : at
}

const wantedOf = ({ concepts }: AnswerQuestion) =>
  concepts.filter(({ role }) => role === 'exposure' || role === 'outcome')

/** Papers that speak of everything that a question tries and looks for. What was retracted says nothing any more. */
export function papersOn(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
  onAll: ReadonlySet<string>,
): ReadablePaper[] {
  const wanted = wantedOf(question)
  return papers.filter((paper) => !paper.flags.retracted && (onAll.has(paper.id) || hasAll(wanted, paper)))
}

function hasAll(wanted: readonly Concept[], paper: ReadablePaper): boolean {
  const words = wordText(`${documentText(paper)} ${paper.keywords.join(' ')}`)
  return wanted.length > 0 && wanted.every((concept) => conceptPlaces(concept, words).length > 0)
}

/** Papers that speak of what a question asks about, where any does: what others say with like words is on something else. */
export function aboutItsSubject(question: AnswerQuestion, papers: readonly ReadablePaper[]): readonly ReadablePaper[] {
  const subject = question.concepts.filter(({ role }) => role === 'exposure' || role === 'comparator')
  if (subject.length === 0) return papers
  const terms = subject.flatMap((concept) => concept.terms)
  const own = papers.filter((paper) => speaksOf(terms, wordText(`${documentText(paper)} ${paper.keywords.join(' ')}`)))
  return own.length > 0 ? own : papers
}

/** Without the sentences on the opposite of what is asked for: those on short sleep say nothing of long sleep. */
function withoutOpposite(question: AnswerQuestion, { sentences, paper }: ReadPaper) {
  const tried = question.concepts.filter(({ role }) => role === 'exposure')
  return {
    paper,
    sentences: sentences.filter(({ text }) => !tried.some((concept) => oppositeIn(concept, text) !== undefined)),
  }
}

/** When something happens is asked for by itself: "in the first year". */
const periods = /\b(?:first|second|third|last|next) (?:hours?|days?|weeks?|months?|years?)\b/gi

/**
 * What the papers that speak of everything a question names found, one sentence of result each: pooled results first, then
 * trials, then what was observed. Of a named study its own report alone. Undefined where the question names nothing that
 * can be looked for, or no paper says a result on it. `onAll`: papers that are known to speak of all of it.
 */
export function resultsAnswer(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
  onAll: ReadonlySet<string> = new Set(),
): { sections: SectionDraft[]; isEmpty: boolean } | undefined {
  const studies = namedStudies(question, papers).filter(({ reports }) => reports.length > 0)
  const wanted = question.concepts.filter(({ role }) => role === 'exposure' || role === 'outcome')
  if (studies.length === 0 && wanted.length === 0) return undefined
  const terms = wanted.flatMap((concept) => concept.terms)
  const outcome = wanted.filter(({ role }) => role === 'outcome').flatMap((concept) => concept.terms)
  const exposure = wanted.filter(({ role }) => role === 'exposure').flatMap((concept) => concept.terms)
  const own = new Set(studies.flatMap(({ reports }) => reports.map(({ id }) => id)))
  // What names more than its concepts ("AlexNet") is answered by papers that speak of all of it, where there are any.
  const isWide = question.kind === 'description' && papers.some(({ id, flags }) => onAll.has(id) && !flags.retracted)
  const onIt = isWide
    ? papers.filter(({ id, flags }) => onAll.has(id) && !flags.retracted)
    : papersOn(question, papers, onAll)
  // A plan has no result, whatever it says.
  const found = readPapers(own.size > 0 ? papers.filter(({ id }) => own.has(id)) : onIt).filter(
    (read) => groupOf(read) !== 'under-way',
  )
  // What the question names beside its concepts ('latitudes') tells one result from the others.
  const named = new Set(question.concepts.flatMap((concept) => wordText(concept.text).roots))
  const besides = runsOf(question.text)
    .flatMap((run) => run.map(({ text }) => text))
    .filter((word) => word.length > 3 && !named.has(rootOf(word)))
    .concat(question.text.match(periods) ?? [])
  const isBeside = ({ text }: ReadSentence) => besides.length > 0 && speaksOf(besides, wordText(text))
  const rows = found
    .toSorted((a, b) => rank(a) - rank(b) || (b.paper.year ?? 0) - (a.paper.year ?? 0))
    .flatMap((read) => resultSentence(withoutOpposite(question, read), terms, outcome, besides, exposure) ?? [])
    // A sentence that speaks of one thing of several, in a paper on neither, is a result on something else.
    .filter(
      ({ text, paper }) =>
        studies.length > 0 || terms.length === 0 || isMostOf(question, `${paper.paper.title}. ${text}`),
    )
    .toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)))
  if (rows.length === 0) return undefined
  const [only] = rows
  // Of one paper alone what else it found and what it concludes is told too.
  const further = only && rows.length === 1 && found.length === 1 && question.claim === undefined ? restOf(only) : []
  const shown = [...rows.slice(0, MOST_ROWS), ...further]
  const about = studies.length > 0 ? listed(studies.map(({ name }) => name)) : listed(wanted.map(({ text }) => text))
  const more = rows.length > MOST_ROWS ? ` Those of ${MOST_ROWS}, pooled results and trials first:` : ''
  const isDecided = question.claim !== undefined && studies.length === 0
  const what = isDecided
    ? rows.length === 1
      ? 'one says a result near it, and the rules could count it for no side'
      : `${rows.length} say results near it, and the rules could count none of them for a side`
    : rows.length === 1
      ? 'one says a result'
      : `${rows.length} say a result`
  const lead = `${counted(found.length, 'paper')} here ${found.length === 1 ? 'speaks' : 'speak'} of ${about}; ${what}.${more}`
  return { sections: [{ heading: '', sentences: [frame(lead), ...shown.map(quoted)] }], isEmpty: false }
}

const MOST_FURTHER = 3
/** The conclusion of the paper that a sentence stands in, and its other results with figures. */
function restOf(sentence: ReadSentence): ReadSentence[] {
  const others = sentence.paper.sentences.filter((other) => other !== sentence && isTold(other))
  const conclusion = others.findLast(({ role }) => role === 'conclusion')
  const results = others.filter(({ role, hasFigures }) => role === 'result' && hasFigures)
  return [...results.slice(0, MOST_FURTHER - 1), ...(conclusion ? [conclusion] : [])]
}

const isTold = ({ role }: ReadSentence) => role === 'result' || role === 'conclusion'
const HALF = 0.5
const MOST_NEAR = 4
const MOST_TITLES = 3

/**
 * What is said where no result on a question could be read: sentences of papers that speak of everything it names, each
 * with what it tries and what it looks for; where there is none, titles of papers to look into, and nothing that they
 * would have found.
 */
export function nearestAnswer(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
  onAll: ReadonlySet<string>,
): { sections: SectionDraft[]; isEmpty: boolean } | undefined {
  const wanted = wantedOf(question)
  if (wanted.length === 0) return undefined
  const found = readPapers(papersOn(question, papers, onAll))
  const about = listed(wanted.map(({ text }) => text))
  const speaks = (concept: Concept, text: string) =>
    conceptPlaces({ ...concept, known: false }, wordText(text), HALF).length > 0
  const sentences = found.flatMap(({ sentences: own, paper }): ReadSentence[] => {
    const told = own.filter(
      ({ role, text }) => role !== 'background' && role !== 'limit' && wanted.some((concept) => speaks(concept, text)),
    )
    const both = told.filter(({ text }) =>
      wanted.every((concept) => speaks(concept, text) || speaks(concept, paper.title)),
    )
    const [best] = [...both.filter(isTold), ...both]
    return best ? [best] : []
  })
  if (sentences.length > 0) {
    const lead = `${counted(found.length, 'paper')} here ${found.length === 1 ? 'speaks' : 'speak'} of ${about}; the rules could read no result on it. Sentences with its words:`
    return {
      sections: [{ heading: '', sentences: [frame(lead), ...sentences.slice(0, MOST_NEAR).map(quoted)] }],
      isEmpty: false,
    }
  }
  const gone = papers.filter((paper) => paper.flags.retracted && (onAll.has(paper.id) || hasAll(wanted, paper)))
  const retracted = gone.map(({ id, title }) => `${paperLabels(gone).get(id) ?? id}, “${title}”`)
  const near = readPapers(
    found.length > 0
      ? found.map(({ paper }) => paper).slice(0, MOST_TITLES)
      : papers.filter(({ flags }) => !flags.retracted).slice(0, MOST_TITLES),
  )
  const titles = near.map(({ label, paper }) => `${label}: “${paper.title}”`)
  const passages = nearestPassages(question, found.length > 0 ? found.map(({ paper }) => paper) : papers)
  const lead =
    found.length > 0
      ? `${counted(found.length, 'paper')} here ${found.length === 1 ? 'speaks' : 'speak'} of ${about}; no sentence of ${found.length === 1 ? 'it' : 'them'} says a result on it that the rules could read.`
      : retracted.length > 0
        ? `What speaks here of ${about} was retracted and says nothing any more: ${listed(retracted)}.`
        : `The rules found no paper here that names ${listed(wanted.map(({ text }) => `“${text}”`))}, and give no answer.`
  const look =
    titles.length > 0 && !passages
      ? [frame(`${found.length > 0 ? 'To look into' : 'With most of its words'}: ${titles.join('; ')}.`)]
      : []
  return {
    sections: [{ heading: '', sentences: [frame(lead), ...look] }, ...(passages ? [passages] : [])],
    isEmpty: true,
  }
}
