import type { Paper } from '#contract/papers.ts'

import { abstractStart, documentText } from '../evidence/document-text.ts'
import { effectSizesIn } from '../evidence/effect-sizes.ts'
import { pValuesIn } from '../evidence/p-values.ts'
import { percentagesIn } from '../evidence/percentages.ts'
import type { WithFullTexts } from '../evidence/full-text.ts'
import { sentencesOf, type Sentence } from '../evidence/sentences.ts'
import { verifyQuote } from '../evidence/verify-quote.ts'
import { termOf, tokensOf } from '../search/tokens.ts'
import { bodySentences } from './body-sentences.ts'
import { commonTerms } from './question.ts'
import { paperLabels } from './paper-label.ts'
import { roleOf, type SentenceRole } from './sentence-role.ts'

/** A sentence of an abstract or of a full text with what the rules read from it. */
export type ReadSentence = {
  paper: ReadPaper
  /** Word by word as it stands in the paper's text. */
  text: string
  /** Where it stands in its text: of the abstract's text, or of the full text. */
  start: number
  role: SentenceRole
  terms: ReadonlySet<string>
  effects: ReturnType<typeof effectSizesIn>
  /** Has a p value, an effect size or a share. */
  hasFigures: boolean
}

export type ReadPaper = {
  paper: ReadablePaper
  label: string
  /** Terms of title and abstract, and of the full text where it is there. */
  terms: ReadonlySet<string>
  /** Terms of title and keywords: what the paper says it is about. */
  topics: ReadonlySet<string>
  sentences: ReadSentence[]
}

/** Sentences shorter than this carry no statement, longer ones are lists of disclosures or markup. */
const LEAST_WORDS = 4
const MOST_LETTERS = 900

/** A paper with the texts of its files, where it has any. */
export type ReadablePaper = Paper & WithFullTexts

/** Letters of a full text whose words count as the paper's own. */
const MOST_TERMS = 300_000

/** Reads each paper once; the second of two with one id is left out. */
export function readPapers(papers: readonly ReadablePaper[]): ReadPaper[] {
  const distinct = [...new Map(papers.map((paper) => [paper.id, paper])).values()]
  const labels = paperLabels(distinct)
  return distinct.map((paper) => readPaper(paper, labels.get(paper.id) ?? paper.id))
}

function readPaper(paper: ReadablePaper, label: string): ReadPaper {
  const text = documentText(paper)
  const first = abstractStart(paper)
  const [full] = paper.fullTexts ?? []
  const read: ReadPaper = {
    paper,
    label,
    terms: full ? new Set([...termsIn(text), ...termsIn(full.text.slice(0, MOST_TERMS))]) : termsIn(text),
    topics: termsIn([paper.title, ...paper.keywords].join('; ')),
    sentences: [],
  }
  const take = (sentence: Sentence, source: string, place: number) => {
    if (!carriesStatement(sentence.text) || verifyQuote(sentence.text, source).verified !== 'exact') return
    const effects = effectSizesIn(sentence.text)
    read.sentences.push({
      paper: read,
      text: sentence.text,
      start: sentence.start,
      role: roleOf(sentence, place),
      terms: termsIn(sentence.text),
      effects,
      hasFigures: effects.length > 0 || pValuesIn(sentence.text).length > 0 || percentagesIn(sentence.text).length > 0,
    })
  }
  for (const sentence of sentencesOf(text)) {
    if (sentence.start < first) continue
    take(sentence, text, (sentence.start - first) / Math.max(1, text.length - first))
  }
  // What the abstract says is not taken a second time from the text behind it.
  const said = new Set(read.sentences.map((sentence) => folded(sentence.text)))
  for (const sentence of full ? bodySentences(full) : []) {
    if (!said.has(folded(sentence.text))) take(sentence, full?.text ?? '', 0.8)
  }
  return read
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

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
