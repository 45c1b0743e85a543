import type { Paper } from '#contract/papers.ts'

import { abstractStart } from '../evidence/document-text.ts'
import { verifyQuote } from '../evidence/verify-quote.ts'
import { askedValues } from '../copilot/asked-value.ts'
import { narrowing } from '../copilot/number-answer.ts'
import { readQuestion as readAsked } from '../questions/read-question.ts'
import { rootOf } from '../questions/word-root.ts'
import { chooseSentences } from '../synthesis/choose-sentences.ts'
import { readPapers } from '../synthesis/read-papers.ts'
import { readQuestion } from '../synthesis/question.ts'
import { weighRelevance } from '../synthesis/relevance.ts'

/** A sentence of the document that speaks of what was asked. Offsets in the document's text. */
export type AnswerSentence = { quote: string; start: number; end: number }
/** A value that was asked for, what it is of where the text says so, and its sentence. */
export type DocumentValue = AnswerSentence & { value: string; role?: string }
export type DocumentAnswer = {
  /** Values of the kind that was asked for, those that stand for the whole study first; none where no number is asked for. */
  values: DocumentValue[]
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
const MOST_VALUES = 6

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
  const values = valuesAsked(body, query, body.length > LONGEST_ABSTRACT ? 'fulltext' : 'abstract')
  const [read] = readPapers([{ ...paper, abstract: body }])
  const asked = [...question.terms]
  if (!read || asked.length === 0)
    return { values, sentences: [], missing: [], asked: [], read: read?.sentences.length ?? 0 }
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
    values,
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

/** Longer texts are no abstracts: their parts are told apart by headings. */
const LONGEST_ABSTRACT = 6000

function valuesAsked(text: string, query: string, kind: 'abstract' | 'fulltext'): DocumentValue[] {
  const { kind: of, asked, concepts } = readAsked(query)
  if (of !== 'number' || asked === undefined) return []
  const isPeople = asked === 'sample-size'
  const about = isPeople ? [] : concepts.filter(({ role }) => role === 'outcome').flatMap(({ terms }) => terms)
  const values = askedValues({ text, kind }, asked, { about, verbs: isPeople ? narrowing(query) : [] })
  return values.slice(0, MOST_VALUES).map(({ isPart: _part, ...value }) => value)
}
