import type { SearchablePaper } from '#science/search/indexed-paper.ts'
import { createSearchIndex } from '#science/search/search-index.ts'

import { corpusJson, corpusLines, corpusPapers, corpusText } from '../corpus.ts'
import { plainBm25 } from './plain-bm25.ts'

type Task = { name: string; papers: readonly SearchablePaper[]; titleTimes: number; asked: Asked[] }
type Asked = { text: string; relevant: ReadonlySet<string> }
export type Measures = { ndcg10: number; recall50: number }
/** One labelled corpus: means over its queries, of our ranking and of plain BM25 in the same run. */
export type RankingQuality = {
  name: string
  papers: number
  queries: number
  ours: Measures
  plain: Measures
  /** Milliseconds of one query, median. */
  ms: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Normalised discounted cumulative gain of the first ten, and the share of the relevant among the first fifty. */
function measured(found: readonly string[], relevant: ReadonlySet<string>): Measures {
  const gain = (at: number) => 1 / Math.log2(at + 2)
  const best = Array.from({ length: Math.min(10, relevant.size) }, (_, at) => gain(at)).reduce((a, b) => a + b, 0)
  const got = found.slice(0, 10).reduce((sum, id, at) => sum + (relevant.has(id) ? gain(at) : 0), 0)
  return { ndcg10: got / best, recall50: found.slice(0, 50).filter((id) => relevant.has(id)).length / relevant.size }
}

const meansOf = (all: readonly Measures[]): Measures => ({
  ndcg10: mean(all.map(({ ndcg10 }) => ndcg10)),
  recall50: mean(all.map(({ recall50 }) => recall50)),
})

type Known = { kind?: string; text: string; relevant: string[] }
const knownOf = (name: string) => (corpusJson(name) as Known[] | undefined) ?? []
const askedOf = (items: readonly Known[]): Asked[] =>
  items.map(({ text, relevant }) => ({ text, relevant: new Set(relevant) }))

/** Records of each review: all that it screened, and those that it included. */
function judged(name: string) {
  const screened = new Map<string, Set<string>>()
  const included = new Map<string, Set<string>>()
  for (const line of corpusText(`${name}.qrels.tsv`)?.trim().split('\n').slice(1) ?? []) {
    const [collection = '', id = '', verdict] = line.split('\t')
    screened.set(collection, (screened.get(collection) ?? new Set()).add(id))
    if (verdict === '1') included.set(collection, (included.get(collection) ?? new Set()).add(id))
  }
  return { screened, included }
}

/** Every labelled corpus that lies beside the project; none where there is none. */
function tasks(): Task[] {
  const shelves = ['reviews-a', 'rct-a', 'plos-a', 'software-a']
  const library = shelves.flatMap((name) => corpusPapers(name) ?? [])
  if (library.length === 0) return []
  const reviews = ['reviews-a', 'software-a'].flatMap((name): Task[] => {
    const { screened, included } = judged(name)
    const queries = (corpusJson(`${name}.queries.json`) as { collection: string; kind: string; text: string }[]).filter(
      ({ kind }) => kind !== 'boolean',
    )
    const of = (sets: Map<string, Set<string>>) =>
      queries.map(({ text, collection }) => ({ text, relevant: sets.get(collection) ?? new Set<string>() }))
    return [
      { name: `${name}: on the topic of the review`, papers: library, titleTimes: 2, asked: of(screened) },
      { name: `${name}: included by the review`, papers: library, titleTimes: 2, asked: of(included) },
    ]
  })
  const text = knownOf('reviews-a.known-items.json').filter(({ kind }) => !/doi|pmid/.test(kind ?? ''))
  const asked = (corpusLines('pubmedqa-a.jsonl.gz') ?? []) as {
    pmid: string
    question: string
    contexts: { text: string }[]
  }[]
  const abstracts = asked.map(({ pmid, contexts }) => ({
    id: pmid,
    title: '',
    abstract: contexts.map((context) => context.text).join(' '),
    authors: [],
    keywords: [],
    ids: {},
  }))
  return [
    ...reviews,
    { name: 'reviews-a: known papers by words', papers: library, titleTimes: 2, asked: askedOf(text) },
    {
      name: 'rct-a: PICO questions',
      papers: library,
      titleTimes: 2,
      asked: askedOf(knownOf('rct-a.known-items.json')),
    },
    {
      name: 'scifact: claims',
      papers: corpusPapers('scifact') ?? [],
      titleTimes: 1,
      asked: askedOf(knownOf('scifact.claims-train.json')),
    },
    {
      name: 'pubmedqa-a: question to abstract',
      papers: abstracts,
      titleTimes: 1,
      asked: asked.map(({ pmid, question }) => ({ text: question, relevant: new Set([pmid]) })),
    },
  ]
}

export function rankingQuality(): RankingQuality[] {
  return tasks().map(({ name, papers, titleTimes, asked }) => {
    const index = createSearchIndex()
    index.add(papers)
    const plain = plainBm25(papers, titleTimes)
    const times: number[] = []
    const ours = asked.map(({ text, relevant }) => {
      const start = performance.now()
      const found = index.search(text, { limit: 50 }).map(({ id }) => id)
      times.push(performance.now() - start)
      return measured(found, relevant)
    })
    return {
      name,
      papers: papers.length,
      queries: asked.length,
      ours: meansOf(ours),
      plain: meansOf(asked.map(({ text, relevant }) => measured(plain(text), relevant))),
      ms: medianOf(times),
    }
  })
}

/** What the corpus's own description gives for plain BM25, to see that ours beside it is a fair one. */
export const publishedBaseline = () =>
  (corpusJson('baseline-bm25.json') as { mean?: { ndcg10?: number } } | undefined)?.mean?.ndcg10
