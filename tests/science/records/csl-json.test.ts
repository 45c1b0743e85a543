import { expect, test } from 'vitest'

import { readCslJson } from '#science/records/csl-json.ts'
import { readRecords } from '#science/records/read-file.ts'
import { writeCslJson } from '#science/records/write-csl-json.ts'

import { bytesOf, sharedBytes } from './shared-data.ts'

const item = {
  id: 'x',
  type: 'article-journal',
  title: 'A {title} with [brackets] and "quotes"',
  author: [
    { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
    { literal: 'WHO' },
    { name: 'Some Group' },
  ],
  issued: { 'date-parts': [['2015', 2, 24]] },
  'container-title': ['Journal'],
  volume: 12,
  page: '1–10',
  DOI: 'https://doi.org/10.1000/ABC',
  note: 'kept\nPMID: 123\nPMCID: PMC9',
  keyword: 'one; two, three',
}

test('an item with what registries and Zotero make of the standard', () => {
  expect(readCslJson(JSON.stringify([item])).records).toEqual([
    {
      line: 1,
      draft: {
        type: 'article-journal',
        title: 'A {title} with [brackets] and "quotes"',
        authors: [
          { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
          { literal: 'WHO' },
          { literal: 'Some Group' },
        ],
        year: 2015,
        month: 2,
        day: 24,
        venue: 'Journal',
        volume: '12',
        pages: '1-10',
        keywords: ['one', 'two, three'],
        note: 'kept',
        ids: { doi: '10.1000/abc', pmid: '123', pmcid: 'PMC9' },
      },
    },
  ])
})

test.each([
  ['a list over many lines', JSON.stringify([item, item], null, 2), [2, 37]],
  ['one item alone', JSON.stringify(item), [1]],
  ['items inside an object', JSON.stringify({ version: 1, items: [item, item] }), [1, 1]],
])('%s', (_, text, lines) => {
  expect(readCslJson(text).records.map(({ line }) => line)).toEqual(lines)
})

test('an item that is no JSON, and one that is no object, are skipped; the others are read', () => {
  const result = readCslJson(`[\n${JSON.stringify(item)},\n{"title": "Broken", "volume": 1,, },\n{"title": "After"}\n]`)
  expect(result.total).toBe(3)
  expect(result.records.map(({ line, draft }) => [line, draft.title])).toEqual([
    [2, item.title],
    [4, 'After'],
  ])
  expect(result.skipped).toEqual([
    { line: 3, reason: expect.stringContaining('JSON'), excerpt: expect.stringContaining('Broken') },
  ])
})

test('a file that was cut off keeps what is whole of its last item', () => {
  const text = JSON.stringify([
    item,
    { title: 'Last', author: [{ family: 'Doe', given: 'Jane' }], abstract: 'It goes on' },
  ])
  const result = readCslJson(text.slice(0, -8))
  expect(result.records.map(({ draft }) => draft.title)).toEqual([item.title, 'Last'])
  expect(result.records[1]?.draft.authors).toEqual([{ family: 'Doe', given: 'Jane' }])
  expect(result.warnings).toEqual([{ line: 1, reason: expect.stringContaining('cut off') }])
})

test('an arXiv paper, by its number or its address', () => {
  const arxiv = {
    type: 'report',
    title: 'T',
    URL: 'https://arxiv.org/abs/1502.06326',
    number: '1502.06326',
    'container-title': 'arXiv',
  }
  expect(readCslJson(JSON.stringify([arxiv])).records[0]?.draft.ids).toEqual({ arxiv: '1502.06326' })
})

test.each([
  ['iscb-references.json', 38],
  ['rootstock-references.json', 8],
])('%s', (file, count) => {
  const own = JSON.stringify(
    Array.from({ length: count }, (_, index) => ({ ...item, title: `T${index}` })),
    null,
    2,
  )
  const result = readRecords(sharedBytes(`bib/csl-json/${file}`) ?? bytesOf(own), file)
  expect(result).toMatchObject({ format: 'csl-json', total: count, skipped: [], warnings: [] })
  expect(new Set(result.records.map(({ line }) => line)).size).toBe(count)
  for (const { draft } of result.records) {
    expect(draft.title).not.toBe('')
    expect(draft.year).toBeGreaterThan(1900)
  }
})

test('particles and suffixes come out in the parts in which they came in', () => {
  const author = [
    { family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van' },
    { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der', suffix: 'Jr.' },
    { literal: 'World Health Organization' },
  ]
  const text = JSON.stringify([{ type: 'book', title: 'Names', author, translator: author.slice(0, 1) }])
  const drafts = readCslJson(text).records.map(({ draft }) => draft)
  expect(JSON.parse(writeCslJson(drafts))).toMatchObject([{ author, translator: author.slice(0, 1) }])
})
