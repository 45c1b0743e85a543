import { expect, test } from 'vitest'

import type { SearchRun } from '#contract/search.ts'
import { methodsText } from '#science/search/search-methods.ts'

const run = (more: Partial<SearchRun> = {}): SearchRun => ({
  runId: 'run-1',
  query: 'tea AND sleep',
  at: '2026-11-20T17:05:09.123+01:00',
  perSource: [
    { source: 'starter', label: 'Starter library', queryRun: 'tea AND sleep', hits: 1 },
    { source: 'crossref', label: 'Crossref', queryRun: 'query.bibliographic=tea sleep', hits: 4120, taken: 50 },
    { source: 'arxiv', label: 'arXiv', queryRun: 'all:tea', hits: 0, taken: 0, error: 'It did not answer in time.' },
    { source: 'openalex', label: 'OpenAlex', queryRun: '', hits: 0, taken: 0 },
  ],
  total: 51,
  items: [],
  ...more,
})

test('a run in sentences: where, when, how asked, how many, what failed, how joined', () => {
  expect(methodsText(run())).toBe(
    'On 20 November 2026 at 16:05 UTC we searched Starter library, Crossref, arXiv and OpenAlex for “tea AND sleep”. ' +
      'Starter library: 1 record matched; the query was run as “tea AND sleep”. ' +
      'Crossref: 4,120 records matched, of which the first 50 were taken; the query was run as “query.bibliographic=tea sleep”. ' +
      'arXiv was asked and did not answer (It did not answer in time). ' +
      'OpenAlex could not be asked this query. ' +
      'Together they gave 51 papers, of which the best 0 were looked at. ' +
      'Records were joined by DOI, PMID, PMCID and arXiv number, else by title, year and first author; a preprint and its article were counted as one.',
  )
})

test('one source alone joins nothing, and a time that is none is left out', () => {
  const [only] = run().perSource
  expect(methodsText(run({ at: 'once', total: 0, perSource: only ? [only] : [] }))).toBe(
    'We searched Starter library for “tea AND sleep”. Starter library: 1 record matched; the query was run as “tea AND sleep”. Together they gave 0 papers.',
  )
})
