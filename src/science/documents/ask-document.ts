import type { Paper } from '#contract/papers.ts'

import { abstractStart } from '../evidence/document-text.ts'
import { verifyQuote } from '../evidence/verify-quote.ts'
import { rootOf } from '../questions/word-root.ts'
import { chooseSentences } from '../synthesis/choose-sentences.ts'
import { readPapers } from '../synthesis/read-papers.ts'
import { readQuestion } from '../synthesis/question.ts'
import { weighRelevance } from '../synthesis/relevance.ts'

/** A sentence of the document that speaks of what was asked. Offsets in the document's text. */
export type AnswerSentence = { quote: string; start: number; end: number }
export type DocumentAnswer = {
  sentences: AnswerSentence[]
  /** Words of the question that stand nowhere in the text, as they were typed. */
  missing: string[]
  /** Words of the question that were looked for. Empty: the question asks for nothing in particular. */
  asked: string[]
  /** How many sentences were read. */
  read: number
}

/** A sentence must have at least this share of the question's words by weight; figures alone answer nothing here. */
const LEAST_SHARE = 0.3
/** Longer rows of a table are several cells of several lines, and no sentence. */
const LONGEST_ROW = 160

/**
 * Answers a question by the sentences of one document that speak of it, best first, each word for word as it stands there.
 * `until`: offset at which the list of references begins; titles of other papers are no answer of this one.
 */
export function askDocument(
  paper: Paper,
  text: string,
  query: string,
  { most = 8, until = text.length } = {},
): DocumentAnswer {
  const question = readQuestion(query)
  const body = text.slice(0, until)
  const [read] = readPapers([{ ...paper, abstract: body }])
  const asked = [...question.terms]
  if (!read || asked.length === 0) return { sentences: [], missing: [], asked: [], read: read?.sentences.length ?? 0 }
  const roots = new Set([...read.terms].map(rootOf))
  const missing = asked.filter(([term]) => !read.terms.has(term) && !roots.has(rootOf(term)))
  const relevance = weighRelevance(question, [read])
  const share = (terms: ReadonlySet<string>) => asked.filter(([term]) => terms.has(term)).length / asked.length
  const candidates = read.sentences.filter(
    ({ terms, text: words }) => share(terms) >= LEAST_SHARE && !(words.includes('\t') && words.length > LONGEST_ROW),
  )
  const chosen = chooseSentences(candidates, relevance, { most, mostOfOnePaper: most })
  const offset = abstractStart({ title: paper.title, abstract: body })
  return {
    sentences: chosen.flatMap(({ text: quote, start }) => {
      const from = start - offset
      const found = verifyQuote(quote, text.slice(from, from + quote.length))
      return found.verified === 'exact' ? [{ quote, start: from, end: from + quote.length }] : []
    }),
    missing: missing.map(([, word]) => word),
    asked: asked.map(([, word]) => word),
    read: read.sentences.length,
  }
}
