import type { Evidence } from '#contract/evidence.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'

import { numberTokens } from '../evidence/number-tokens.ts'
import { evidenceFor } from '../evidence/verify-quote.ts'
import type { ReadablePaper } from './read-papers.ts'
import type { CitationMark } from './citation-marks.ts'
import { markedPieces, type MarkedSentence } from './marked-answer.ts'
import { sentenceProblems } from './sentence-problems.ts'

export { modelPrompt } from './model-prompt.ts'

/**
 * Splits a model's answer into sections and sentences and checks every citation in the texts of the chosen papers. The
 * answer may be incomplete, as while it streams: call it again with more. A citation of a paper that was not chosen, or
 * with a quote that is not in its text, is kept with `verified: 'none'` so that it can be shown struck out; a sentence
 * that states something and has no citation is `unsupported`. Never throws, whatever the model wrote.
 */
export function splitAnswer(answer: string, papers: readonly ReadablePaper[]): { sections: Section[] } {
  const pieces = checkedPieces(answer, papers)
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return { sections: value }
  }
}

/** Sentences that were checked before, by their text and their marks: of an answer that grows only what is new is checked. */
export type CheckedBefore = Map<string, Sentence>

/** The same in small pieces of work, so that others can be answered between them. */
export function* checkedPieces(
  answer: string,
  papers: readonly ReadablePaper[],
  before: CheckedBefore = new Map(),
): Generator<undefined, Section[]> {
  const byId = new Map(papers.map((paper) => [paper.id.toLowerCase(), paper]))
  const sections: Section[] = []
  let read = 0
  for (const { heading, sentences } of yield* markedPieces(answer)) {
    const id = `s${sections.length + 1}`
    const section: Section = { id, heading, sentences: [] }
    for (const sentence of sentences) {
      const key = JSON.stringify(sentence)
      const known = before.get(key) ?? (yield* checked(sentence, byId))
      before.set(key, known)
      section.sentences.push({ ...known, id: `${id}-${section.sentences.length + 1}` })
      read += 1
      if (read % 20 === 0) yield undefined
    }
    sections.push(section)
  }
  return sections
}

function* checked(
  { text, marks }: MarkedSentence,
  papers: ReadonlyMap<string, ReadablePaper>,
): Generator<undefined, Sentence> {
  const citations: Evidence[] = []
  for (const mark of marks) {
    citations.push(evidenceOf(mark, papers))
    yield undefined
  }
  const states = citations.length === 0 && leadsOver(text) ? 'frame' : 'finding'
  const unsupported = states === 'finding' && citations.length === 0
  const sentence: Sentence = {
    id: '',
    text,
    states,
    origin: 'model',
    citations,
    ...(unsupported ? { unsupported } : {}),
  }
  const problems = sentenceProblems(sentence, papers)
  return problems.length > 0 ? { ...sentence, problems } : sentence
}

function evidenceOf({ documentId, quote }: CitationMark, papers: ReadonlyMap<string, ReadablePaper>): Evidence {
  const paper = papers.get(documentId.toLowerCase())
  if (paper) return evidenceFor(paper, quote)
  return { documentId, quote, start: 0, end: 0, textHash: '', verified: 'none' }
}

/** A question, or a line that announces what follows, states nothing. Everything else, and every figure, must be borne out. */
const leadsOver = (text: string) => /[:?]$/.test(text.trim()) && !statesFigure(text.slice(0, 2000))

/** "Three findings:" counts what follows; "Cured were 99%:" states something. */
const statesFigure = (text: string) =>
  numberTokens(text).some(({ value, decimals, percent }) => percent || decimals > 0 || Math.abs(value) > 10)
