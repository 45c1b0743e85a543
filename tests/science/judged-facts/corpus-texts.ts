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
const readers: Readonly<Record<string, () => CorpusText[]>> = {
  'rct-a': () => records('rct-a'),
  'plos-a': () => records('plos-a'),
  'reviews-a': () => records('reviews-a'),
  scifact: () => records('scifact'),
  'pubmedqa-a': () =>
    lines('pubmedqa-a').map(({ pmid, question, contexts }) => ({
      source: 'pubmedqa-a',
      id: pmid,
      text: documentText({
        title: question,
        abstract: contexts.map(({ label, text }) => `${label}: ${text}`).join(' '),
      }),
    })),
  'rct-a.fulltext': () => lines('rct-a.fulltext').map(({ id, text }) => ({ source: 'rct-a.fulltext', id, text })),
}

/** A source is read once for a file of tests: its lines are unpacked and parsed only when somebody asks for it. */
const read = new Map<string, readonly CorpusText[]>()
const textsOf = (source: string): readonly CorpusText[] => {
  const texts = read.get(source) ?? readers[source]?.() ?? []
  read.set(source, texts)
  return texts
}

/** One text; undefined where the corpus is not. */
const byId = new Map<string, ReadonlyMap<string, string>>()
export function corpusText(source: string, id: string): string | undefined {
  const texts = byId.get(source) ?? new Map(textsOf(source).map((each) => [each.id, each.text]))
  byId.set(source, texts)
  return texts.get(id)
}

/** Abstracts under their titles. Those of PubMedQA stand there in labelled parts and without their conclusion. */
export const abstractTexts = (): Record<string, readonly CorpusText[]> =>
  Object.fromEntries(
    ['rct-a', 'plos-a', 'reviews-a', 'scifact', 'pubmedqa-a'].map((source) => [source, textsOf(source)]),
  )

/** Whole articles with their headings. */
export const wholeTexts = (): readonly CorpusText[] => textsOf('rct-a.fulltext')
