import { documentText } from '#science/evidence/document-text.ts'

import { corpusLines } from '../corpus.ts'

/** A text of the measurement corpus, by the name of its file and its id there. */
export type CorpusText = { source: string; id: string; text: string }

type Line = {
  id: string
  pmid: string
  title?: string
  abstract?: string
  text: string
  question: string
  contexts: { label: string; text: string }[]
}

const lines = (name: string) => (corpusLines(`${name}.jsonl.gz`) ?? []) as Line[]
const records = (source: string): CorpusText[] =>
  lines(source).flatMap(({ id, title = '', abstract }) =>
    abstract ? [{ source, id, text: documentText({ title, abstract }) }] : [],
  )

/** Abstracts under their titles. Those of PubMedQA stand there in labelled parts and without their conclusion. */
export const abstractTexts = (): Record<string, CorpusText[]> => ({
  'rct-a': records('rct-a'),
  'plos-a': records('plos-a'),
  'reviews-a': records('reviews-a'),
  scifact: records('scifact'),
  'pubmedqa-a': lines('pubmedqa-a').map(({ pmid, question, contexts }) => ({
    source: 'pubmedqa-a',
    id: pmid,
    text: documentText({
      title: question,
      abstract: contexts.map(({ label, text }) => `${label}: ${text}`).join(' '),
    }),
  })),
})

/** Whole articles with their headings. */
export const wholeTexts = (): CorpusText[] =>
  lines('rct-a.fulltext').map(({ id, text }) => ({ source: 'rct-a.fulltext', id, text }))
