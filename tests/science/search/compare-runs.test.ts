import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { SearchHit } from '#contract/search.ts'
import { compareRuns, sameQuery } from '#science/search/compare-runs.ts'

const hit = (id: string, ids: SearchHit['paper']['ids'] = {}): SearchHit => ({
  paper: {
    id,
    ids,
    type: 'article-journal',
    title: id,
    authors: [],
    keywords: [],
    design: 'unknown',
    flags: {},
    counts: {},
    origin: [],
  },
  score: 1,
  terms: [],
})
const names = (hits: readonly SearchHit[]) => hits.map(({ paper }) => paper.id)

test('what came, what went, what stayed', () => {
  const { added, gone, both } = compareRuns([hit('a'), hit('b')], [hit('c'), hit('b')])
  expect([names(added), names(gone), names(both)]).toEqual([['c'], ['a'], ['b']])
})

test('a paper that came into the library between two runs is the same paper', () => {
  const outside = hit('out-crossref-10_1', { doi: '10.1/x' })
  const { both, added, gone } = compareRuns([outside], [hit('d-7', { doi: '10.1/x', pmid: '7' })])
  expect([names(both), added, gone]).toEqual([['d-7'], [], []])
})

test('queries are one when they differ in blanks, not when an operator differs', () => {
  expect(sameQuery('  tea   AND sleep ')).toBe(sameQuery('tea AND sleep'))
  expect(sameQuery('tea AND sleep')).not.toBe(sameQuery('tea and sleep'))
})

test('each paper stands in exactly one list', () => {
  const run = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 })
    .map((ids) => ids.map((id) => hit(id)))
  fc.assert(
    fc.property(run, run, (first, second) => {
      const { added, gone, both } = compareRuns(first, second)
      expect(added.length + both.length).toBe(second.length)
      expect(gone.length + both.length).toBe(first.length)
      expect(new Set(names([...added, ...gone, ...both])).size).toBe(added.length + gone.length + both.length)
    }),
  )
})
