import { expect, it } from 'vitest'

import { missingFieldsOf } from '#science/records/missing-fields.ts'

const whole = {
  type: 'article-journal',
  title: 'A trial',
  authors: [{ family: 'Abe' }],
  year: 2001,
  venue: 'Lancet',
  volume: '1',
  pages: '1-2',
  abstract: 'Words.',
  keywords: [],
  ids: { pmid: '1' },
}

it('a whole journal article lacks nothing', () => {
  expect(missingFieldsOf(whole)).toEqual([])
})

it('names each field that a reference list needs and the record lacks, in order', () => {
  const bare = { type: 'article-journal', title: ' ', authors: [], keywords: [], ids: {} }
  expect(missingFieldsOf(bare)).toEqual([
    'title',
    'authors',
    'year',
    'venue',
    'volume',
    'pages',
    'identifier',
    'abstract',
  ])
})

it('an online article with a DOI needs no volume and no pages', () => {
  const { volume: _volume, pages: _pages, ...online } = whole
  expect(missingFieldsOf({ ...online, ids: { doi: '10.1/x' } })).toEqual([])
  expect(missingFieldsOf(online)).toEqual(['volume', 'pages'])
})

it('a book needs its publisher and no venue, and its editors count as authors', () => {
  const book = {
    type: 'book',
    title: 'Book',
    authors: [],
    editors: [{ family: 'Ito' }],
    year: 1999,
    keywords: [],
    ids: {},
  }
  expect(missingFieldsOf(book)).toEqual(['publisher'])
})

it('a type that nobody knows needs what everything needs', () => {
  expect(missingFieldsOf({ type: 'song', title: 'X', authors: [{ literal: 'Y' }], keywords: [], ids: {} })).toEqual([
    'year',
  ])
})
