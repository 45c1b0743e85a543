import type { AnswerQuestion } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { runsOf } from '../questions/subjects.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { rootOf } from '../questions/word-root.ts'
import { readPapers, type ReadablePaper, type ReadPaper, type ReadSentence } from '../synthesis/read-papers.ts'
import { counted, frame, listed, quoted, type SectionDraft } from '../synthesis/section-draft.ts'
import { namedStudies } from '../answers/named-study.ts'
import { resultSentence } from './result-sentence.ts'

const MOST_ROWS = 5
const firstDesigns = ['meta-analysis', 'systematic-review', 'randomised-trial', 'cohort', 'case-control']
const rank = ({ paper }: ReadPaper) => {
  const at = firstDesigns.indexOf(paper.design)
  return at === -1 ? firstDesigns.length : at
}

/** Papers that speak of everything that a question tries and looks for. What was retracted says nothing any more. */
export function papersOn(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
  onAll: ReadonlySet<string>,
): ReadablePaper[] {
  const wanted = question.concepts.filter(({ role }) => role === 'exposure' || role === 'outcome')
  return papers.filter((paper) => {
    if (paper.flags.retracted) return false
    if (onAll.has(paper.id)) return true
    const words = wordText(`${documentText(paper)} ${paper.keywords.join(' ')}`)
    return wanted.length > 0 && wanted.every((concept) => speaksOf(concept.terms, words))
  })
}

/** Papers that speak of what a question asks about, where any does: what others say with like words is on something else. */
export function aboutItsSubject(question: AnswerQuestion, papers: readonly ReadablePaper[]): readonly ReadablePaper[] {
  const subject = question.concepts.filter(({ role }) => role === 'exposure' || role === 'comparator')
  if (subject.length === 0) return papers
  const terms = subject.flatMap((concept) => concept.terms)
  const own = papers.filter((paper) => speaksOf(terms, wordText(`${documentText(paper)} ${paper.keywords.join(' ')}`)))
  return own.length > 0 ? own : papers
}

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
  const found = readPapers(own.size > 0 ? papers.filter(({ id }) => own.has(id)) : papersOn(question, papers, onAll))
  // What the question names beside its concepts ('latitudes') tells one result from the others.
  const named = new Set(wanted.flatMap((concept) => wordText(concept.text).roots))
  const besides = runsOf(question.text)
    .flatMap((run) => run.map(({ text }) => text))
    .filter((word) => word.length > 3 && !named.has(rootOf(word)))
  const isBeside = ({ text }: ReadSentence) => besides.length > 0 && speaksOf(besides, wordText(text))
  const rows = found
    .toSorted((a, b) => rank(a) - rank(b) || (b.paper.year ?? 0) - (a.paper.year ?? 0))
    .flatMap((read) => resultSentence(read, terms, own.size > 0 ? [] : outcome, besides, exposure) ?? [])
    .toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)))
  if (rows.length === 0) return undefined
  const shown = rows.slice(0, MOST_ROWS)
  const about = studies.length > 0 ? listed(studies.map(({ name }) => name)) : listed(wanted.map(({ text }) => text))
  const more = rows.length > shown.length ? ` Those of ${shown.length}, pooled results and trials first:` : ''
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
