import { describe, expect, test } from 'vitest'

import type { SearchablePaper } from '#science/search/indexed-paper.ts'
import { createSearchIndex } from '#science/search/search-index.ts'

import { corpusJson, corpusPapers, corpusText } from '../corpus.ts'
import { made } from './made-papers.ts'

type KnownItem = { kind?: string; text: string; relevant: string[] }
type Topic = { collection: string; kind: string; text: string }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function rank(papers: readonly SearchablePaper[]) {
  const index = createSearchIndex()
  index.add(papers)
  return (query: string) => index.search(query, { limit: 10 }).map(({ id }) => id)
}

/** Reciprocal rank in the first ten. */
function reciprocalRank(found: readonly string[], relevant: readonly string[]): number {
  const at = found.findIndex((id) => relevant.includes(id))
  return at < 0 ? 0 : 1 / (at + 1)
}

/** Normalised discounted cumulative gain of the first ten. */
function ndcg(found: readonly string[], relevant: readonly string[]): number {
  const gain = (at: number) => 1 / Math.log2(at + 2)
  const best = relevant.slice(0, 10).reduce((sum, _, at) => sum + gain(at), 0)
  return found.reduce((sum, id, at) => sum + (relevant.includes(id) ? gain(at) : 0), 0) / best
}

const own = {
  papers: [
    made('a', 'Green tea and sleep quality in nurses', { ids: { doi: '10.1234/a', pmid: '1111111' }, year: 2001 }),
    made('b', 'Coffee and mortality', { ids: { doi: '10.1234/b', pmid: '2222222' }, year: 2002 }),
  ],
  items: [
    { kind: 'title', text: 'Coffee and mortality', relevant: ['b'] },
    { kind: 'title-typo', text: 'Green tea and slepe quality in nurses', relevant: ['a'] },
    { kind: 'doi', text: '10.1234/A', relevant: ['a'] },
    { kind: 'pmid', text: '2222222', relevant: ['b'] },
  ],
}

const library = ['reviews-a', 'rct-a', 'plos-a', 'software-a'].flatMap((name) => corpusPapers(name) ?? [])

describe('known papers', () => {
  const items = [
    ...((corpusJson('reviews-a.known-items.json') as KnownItem[] | undefined) ?? []),
    ...((corpusJson('rct-a.known-items.json') as KnownItem[] | undefined) ?? []).map((item) => ({
      kind: 'pico',
      ...item,
    })),
  ]
  const search = rank(library.length > 0 ? library : own.papers)
  const ranks = new Map<string, number[]>()
  for (const { kind = '', text, relevant } of items.length > 0 ? items : own.items) {
    ranks.set(kind, [...(ranks.get(kind) ?? []), reciprocalRank(search(text), relevant)])
  }
  const aims: Record<string, number> = {
    title: 0.98, 'title-folded': 0.98, 'title-typo': 0.96, 'title-first-six-words': 0.95, 'author-year-words': 0.95,
    doi: 1, 'doi-url': 1, pmid: 1, pico: 0.97,
  } // prettier-ignore

  test.each([...ranks])('by %s', (kind, values) => {
    console.info(`${kind}: MRR@10 ${mean(values).toFixed(3)} of ${values.length}`)
    expect(mean(values)).toBeGreaterThanOrEqual(aims[kind] ?? 1)
  })
})

test('the right topic in the first ten', () => {
  const topics = [
    ...((corpusJson('reviews-a.queries.json') as Topic[] | undefined) ?? []),
    ...((corpusJson('software-a.queries.json') as Topic[] | undefined) ?? []),
  ].filter(({ kind }) => kind !== 'boolean')
  const asked =
    topics.length > 0 ? topics : [{ collection: 'a', kind: 'question', text: 'Does green tea improve sleep?' }]
  const members = new Map<string, Set<string>>([['a', new Set(['a'])]])
  for (const name of ['reviews-a', 'software-a']) {
    for (const line of corpusText(`${name}.qrels.tsv`)?.split('\n').slice(1) ?? []) {
      const [collection = '', id = ''] = line.split('\t')
      members.set(collection, (members.get(collection) ?? new Set()).add(id))
    }
  }
  const search = rank(library.length > 0 ? library : own.papers)
  const shares = asked.map(({ text, collection }) =>
    mean(search(text).map((id) => (members.get(collection)?.has(id) ? 1 : 0))),
  )
  console.info(`right topic in the first ten: ${mean(shares).toFixed(3)} of ${asked.length} queries`)
  expect(mean(shares)).toBeGreaterThanOrEqual(0.95)
})

test('papers that bear a claim', () => {
  const claims = (corpusJson('scifact.claims-train.json') as KnownItem[] | undefined) ?? [
    { text: 'Coffee and mortality', relevant: ['b'] },
  ]
  const search = rank(corpusPapers('scifact') ?? own.papers)
  const gains = claims.map(({ text, relevant }) => ndcg(search(text), relevant))
  console.info(`claims: nDCG@10 ${mean(gains).toFixed(3)} of ${gains.length}`)
  expect(mean(gains)).toBeGreaterThanOrEqual(0.66)
})
