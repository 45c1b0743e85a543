import { expect, test } from 'vitest'

import { readEnw } from '#science/records/enw.ts'
import { readRecords } from '#science/records/read-file.ts'

import { bytesOf, sharedBytes } from './shared-data.ts'

const book = `%0 Book
%A Preißel, René
%A Stachmann, Bjørn
%C Heidelberg
%D 2016
%I dpunkt.verlag
%K Versionsverwaltung
%P XX, 327 
%T Git : dezentrale Versionsverwaltung
%U http://d-nb.info/107601965X
%7 3., aktualisierte Auflage
%@ 978-3-86490-311-3
`

test('a book', () => {
  expect(readEnw(book).records).toEqual([
    {
      line: 1,
      draft: {
        type: 'book',
        title: 'Git : dezentrale Versionsverwaltung',
        authors: [
          { family: 'Preißel', given: 'René' },
          { family: 'Stachmann', given: 'Bjørn' },
        ],
        year: 2016,
        place: 'Heidelberg',
        publisher: 'dpunkt.verlag',
        pages: 'XX, 327',
        edition: '3., aktualisierte Auflage',
        url: 'http://d-nb.info/107601965X',
        keywords: ['Versionsverwaltung'],
        ids: { isbn: '9783864903113' },
      },
    },
  ])
})

test('a journal article with a PMID, a DOI and lines that go on', () => {
  const text =
    '%0 Journal Article\n%A Long, V.\n%T A title\nthat goes on\n%J Journal\n%D 2009\n%8 Dec 3\n%M 20481061\n%W NLM\n%R doi:10.1000/X\n%X First.\nSecond.\n'
  expect(readEnw(text).records[0]?.draft).toMatchObject({
    type: 'article-journal',
    title: 'A title that goes on',
    venue: 'Journal',
    year: 2009,
    month: 12,
    day: 3,
    abstract: 'First.\nSecond.',
    ids: { pmid: '20481061', doi: '10.1000/x' },
  })
})

test('records without %0 are parted by blank lines', () => {
  const { total, records } = readEnw('%A Doe, Jane\n%T One\n\n%A Roe, Richard\n%T Two\n')
  expect(total).toBe(2)
  expect(records.map(({ line, draft }) => [line, draft.title])).toEqual([
    [1, 'One'],
    [4, 'Two'],
  ])
})

test('what has no title and no identifier is skipped, each with its line', () => {
  const bytes =
    sharedBytes('bib/jabref/Endnote.entries.enw') ?? bytesOf('%0\n%A a\n%T t\n%0 Journal\n%0 Book Section\n')
  const result = readRecords(bytes, 'a.enw')
  expect(result.format).toBe('enw')
  expect(result.records.map(({ line }) => line)).toEqual([1])
  expect(result.total).toBe(result.records.length + result.skipped.length)
  expect(result.skipped.length).toBeGreaterThan(1)
})
