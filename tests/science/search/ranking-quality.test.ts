import { expect, test } from 'vitest'

import { made } from './made-papers.ts'
import { plainBm25 } from './plain-bm25.ts'
import { publishedBaseline, rankingQuality } from './ranking-quality.ts'

test('on no labelled corpus is plain BM25 the better ranking', { timeout: 600_000 }, () => {
  const rows = rankingQuality()
  for (const { name, ours, plain } of rows) {
    expect.soft(ours.ndcg10, `${name}: nDCG@10`).toBeGreaterThanOrEqual(plain.ndcg10)
    expect.soft(ours.recall50, `${name}: recall@50`).toBeGreaterThanOrEqual(plain.recall50)
  }
  // The opponent is a fair one: about as good as the corpus's own description says of it.
  const included = rows.filter(({ name }) => name.endsWith('included by the review'))
  const queries = included.reduce((sum, row) => sum + row.queries, 0)
  const mean = included.reduce((sum, row) => sum + row.plain.ndcg10 * row.queries, 0) / Math.max(1, queries)
  expect(mean).toBeGreaterThanOrEqual((publishedBaseline() ?? 0) * 0.98)
})

test('plain BM25 ranks the rarer word and the shorter paper first', () => {
  const papers = [
    made('long', 'Tea', { abstract: 'sleep and many other words that make this abstract long and its words weak' }),
    made('short', 'Sleep'),
    made('none', 'Coffee'),
  ]
  expect(plainBm25(papers)('sleep')).toEqual(['short', 'long'])
  expect(plainBm25(papers)('coffee tea')).toEqual(['none', 'long'])
})
