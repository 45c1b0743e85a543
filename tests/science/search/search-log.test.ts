import Papa from 'papaparse'
import { expect, test } from 'vitest'

import type { SearchRun } from '#contract/search.ts'
import { logCsv, logRows } from '#science/search/search-log.ts'

const run = (more: Partial<SearchRun> = {}): SearchRun => ({
  runId: 'run-1',
  query: 'tea AND sleep',
  at: '2026-11-20T17:05:09.123+01:00',
  perSource: [
    { source: 'starter', label: 'Starter library', queryRun: 'tea AND sleep', hits: 3 },
    { source: 'openalex', label: 'OpenAlex', queryRun: 'search=tea AND sleep', hits: 4120, taken: 100 },
    {
      source: 'arxiv',
      label: 'arXiv',
      queryRun: 'all:tea AND all:sleep',
      hits: 0,
      error: 'It did not answer in time.',
    },
  ],
  total: 101,
  items: [],
  ...more,
})

test('each source has a row of its own: what it was asked, when, what it had, what was taken', () => {
  expect(logRows([run({ filters: { to: 2020 } })]).map((row) => Object.values(row))).toEqual([
    [
      '1',
      '2026-11-20 16:05:09',
      'Starter library',
      'tea AND sleep',
      'tea AND sleep',
      'published until 2020',
      '3',
      '3',
      '',
    ],
    [
      '1',
      '2026-11-20 16:05:09',
      'OpenAlex',
      'tea AND sleep',
      'search=tea AND sleep',
      'published until 2020',
      '4120',
      '100',
      '',
    ],
    // It did not answer, which is not the same as nothing found.
    [
      '1',
      '2026-11-20 16:05:09',
      'arXiv',
      'tea AND sleep',
      'all:tea AND all:sleep',
      'published until 2020',
      '',
      '',
      'It did not answer in time.',
    ],
  ])
})

test('runs are numbered in the order given', () => {
  expect(logRows([run(), run()]).map((row) => row.Search)).toEqual(['1', '1', '1', '2', '2', '2'])
})

test('as a table it comes back whole, and no cell of it is run as a formula', () => {
  const text = logCsv([run({ query: '=HYPERLINK("http://evil.example"),\n+tea' })])
  expect(text.startsWith('\uFEFFSearch,')).toBe(true)
  const { data } = Papa.parse<string[]>(text.slice(1).trim())
  expect(data).toHaveLength(4)
  expect(data[1]?.[3]).toBe('\'=HYPERLINK("http://evil.example"),\n+tea')
})

test('a time that is none stays empty', () => {
  expect(logRows([run({ at: 'yesterday' })])[0]?.['Date and time (UTC)']).toBe('')
})
