import type { Evidence } from '#contract/evidence.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'

import { numberTokens } from '../evidence/number-tokens.ts'
import { evidenceFor } from '../evidence/verify-quote.ts'
import type { ReadablePaper } from './read-papers.ts'
import type { CitationMark } from './citation-marks.ts'
import { readMarkedAnswer, type MarkedSentence } from './marked-answer.ts'
import { sentenceProblems } from './sentence-problems.ts'

export { modelPrompt } from './model-prompt.ts'

/**
 * Splits a model's answer into sections and sentences and checks every citation in the texts of the chosen papers. The
 * answer may be incomplete, as while it streams: call it again with more. A citation of a paper that was not chosen, or
 * with a quote that is not in its text, is kept with `verified: 'none'` so that it can be shown struck out; a sentence
 * that states something and has no citation is `unsupported`. Never throws, whatever the model wrote.
 */
export function splitAnswer(answer: string, papers: readonly ReadablePaper[]): { sections: Section[] } {
  const byId = new Map(papers.map((paper) => [paper.id.toLowerCase(), paper]))
  const sections = readMarkedAnswer(answer).map((section, s) => ({
    id: `s${s + 1}`,
    heading: section.heading,
    sentences: section.sentences.map((sentence, at) => checked(sentence, `s${s + 1}-${at + 1}`, byId)),
  }))
  return { sections }
}

function checked({ text, marks }: MarkedSentence, id: string, papers: ReadonlyMap<string, ReadablePaper>): Sentence {
  const citations = marks.map((mark) => evidenceOf(mark, papers))
  const states = citations.length === 0 && leadsOver(text) ? 'frame' : 'finding'
  const unsupported = states === 'finding' && citations.length === 0
  const sentence: Sentence = { id, text, states, origin: 'model', citations, ...(unsupported ? { unsupported } : {}) }
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
