import type { Paper } from '#contract/papers.ts'

import { abstractStart, documentText } from '../evidence/document-text.ts'
import { effectSizesIn } from '../evidence/effect-sizes.ts'
import { pValuesIn } from '../evidence/p-values.ts'
import { percentagesIn } from '../evidence/percentages.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { verifyQuote } from '../evidence/verify-quote.ts'
import { termOf, tokensOf } from '../search/tokens.ts'
import { commonTerms } from './question.ts'
import { paperLabels } from './paper-label.ts'
import { roleOf, type SentenceRole } from './sentence-role.ts'

/** A sentence of an abstract with what the rules read from it. */
export type ReadSentence = {
  paper: ReadPaper
  /** Word by word as it stands in the paper's text. */
  text: string
  start: number
  role: SentenceRole
  terms: ReadonlySet<string>
  effects: ReturnType<typeof effectSizesIn>
  /** Has a p value, an effect size or a share. */
  hasFigures: boolean
}

export type ReadPaper = {
  paper: Paper
  label: string
  /** Terms of title and abstract. */
  terms: ReadonlySet<string>
  /** Terms of title and keywords: what the paper says it is about. */
  topics: ReadonlySet<string>
  sentences: ReadSentence[]
}

/** Sentences shorter than this carry no statement, longer ones are lists of disclosures or markup. */
const LEAST_WORDS = 5
const MOST_LETTERS = 900

/** Reads each paper once; the second of two with one id is left out. */
export function readPapers(papers: readonly Paper[]): ReadPaper[] {
  const distinct = [...new Map(papers.map((paper) => [paper.id, paper])).values()]
  const labels = paperLabels(distinct)
  return distinct.map((paper) => readPaper(paper, labels.get(paper.id) ?? paper.id))
}

function readPaper(paper: Paper, label: string): ReadPaper {
  const text = documentText(paper)
  const first = abstractStart(paper)
  const read: ReadPaper = {
    paper,
    label,
    terms: termsIn(text),
    topics: termsIn([paper.title, ...paper.keywords].join('; ')),
    sentences: [],
  }
  for (const sentence of sentencesOf(text)) {
    if (
      sentence.start < first ||
      !carriesStatement(sentence.text) ||
      verifyQuote(sentence.text, text).verified !== 'exact'
    )
      continue
    const effects = effectSizesIn(sentence.text)
    read.sentences.push({
      paper: read,
      text: sentence.text,
      start: sentence.start,
      role: roleOf(sentence, (sentence.start - first) / Math.max(1, text.length - first)),
      terms: termsIn(sentence.text),
      effects,
      hasFigures: effects.length > 0 || pValuesIn(sentence.text).length > 0 || percentagesIn(sentence.text).length > 0,
    })
  }
  return read
}

const termsIn = (text: string): ReadonlySet<string> => new Set(tokensOf(text).map(({ term }) => term))

const carriesStatement = (text: string) => {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return (
    words.length >= LEAST_WORDS &&
    text.length <= MOST_LETTERS &&
    !/https?:\/\/|©|all rights reserved|copyright/i.test(text)
  )
}

/** Terms that can head a group of sentences: a paper is about them, and not every paper of every field has them. */
export function themeTerms(papers: Iterable<ReadPaper>): ReadonlySet<string> {
  const terms = new Set<string>()
  for (const { topics } of papers)
    for (const term of topics) if (term.length > 3 && !commonTerms.has(term) && !/^\d/.test(term)) terms.add(term)
  return terms
}

/** The commonest way in which a term is written in some sentences, in lower case. */
export function surfaceOf(term: string, sentences: readonly ReadSentence[]): string {
  const counts = new Map<string, number>()
  for (const { text } of sentences) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)) {
      if (termOf(word) === term) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const [best = term] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? []
  return /^\p{Lu}\p{Ll}+$/u.test(best) ? best.toLowerCase() : best
}
