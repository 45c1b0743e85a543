import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import type { SearchRun } from '#contract/search.ts'
import { identifyAll } from '#features/review/identify/identify.ts'
import {
  foundInLibrary,
  foundInRun,
  papersForReview,
  readForReview,
  stateForReview,
} from '#research/papers/for-a-review.ts'

const paper = (id: string, more: Partial<Paper> = {}): Paper =>
  ({ id, type: 'article-journal', title: id, authors: [], keywords: [], ids: {}, origin: [], ...more }) as Paper

const at = '2026-11-22T09:00:00.000Z'
const source = (name: string, label: string, queryRun: string) => ({ source: name, label, queryRun, hits: 2 })
const foundBy = (...names: string[]) => names.map((name) => ({ source: name, label: name, rank: 1 }))

const items = [
  { paper: paper('a'), score: 2, terms: [], foundBy: foundBy('europepmc', 'openalex') },
  { paper: paper('b'), score: 1, terms: [], foundBy: foundBy('europepmc') },
  { paper: paper('c'), score: 1, terms: [], foundBy: foundBy('own') },
]
const run: SearchRun = {
  runId: 'run',
  query: 'bcg',
  at,
  perSource: [
    source('europepmc', 'Europe PMC', 'TITLE:bcg'),
    source('openalex', 'OpenAlex', 'bcg'),
    source('own', 'My library', 'bcg'),
  ],
  total: 3,
  items,
}

test('each source brings what it had, with the words that were asked there; a library is no database', () => {
  expect(foundInRun(run, items)).toEqual([
    { arm: 'databases', name: 'Europe PMC', search: { query: 'TITLE:bcg', at }, ids: ['a', 'b'] },
    { arm: 'databases', name: 'OpenAlex', search: { query: 'bcg', at }, ids: ['a'] },
    { arm: 'other', name: 'My library', search: { query: 'bcg', at }, ids: ['c'] },
  ])
})

test('a paper of two sources is one record of each, and one of them is a duplicate', () => {
  const events = identifyAll(foundInRun(run, items), new Map())
  expect(events.map((event) => [event.kind, 'recordId' in event && event.recordId])).toEqual([
    ['identified', 'a'],
    ['identified', 'b'],
    ['identified', 'a~2'],
    ['duplicate', 'a~2'],
    ['identified', 'c'],
  ])
})

test('papers of the library come by file; where no file brought them, nothing is guessed', () => {
  const file = (name: string) => ({ kind: 'import' as const, file: name })
  const found = foundInLibrary([
    paper('a', { origin: [file('pubmed.nbib'), file('embase.ris')] }),
    paper('b', { origin: [{ kind: 'starter' }] }),
    paper('c', { origin: [{ kind: 'manual' }] }),
  ])
  expect(found.map(({ name, ids }) => [name, ids])).toEqual([
    ['pubmed.nbib', ['a']],
    ['embase.ris', ['a']],
    ['Starter library', ['b']],
    ['', ['c']],
  ])
})

test('what the history holds is read again, and anything else there is nothing', () => {
  const forReview = { question: 'bcg', found: foundInRun(run, items) }
  const kept: unknown = JSON.parse(JSON.stringify(stateForReview(forReview)))
  expect(readForReview(kept)).toEqual(forReview)
  expect(papersForReview(forReview)).toEqual(['a', 'b', 'c'])
  for (const other of [null, undefined, 'x', {}, { forReview: { found: [{ ids: [1] }] } }]) {
    expect(readForReview(other)).toBeUndefined()
  }
})
