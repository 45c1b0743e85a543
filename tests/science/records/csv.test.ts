import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'

import { readCsv } from '#science/records/csv.ts'
import { columnsOf } from '#science/records/table-columns.ts'
import { rowsOf } from '#science/records/table-rows.ts'
import { readRecords } from '#science/records/read-file.ts'
import { writeCsv } from '#science/records/write-csv.ts'

import { bytesOf, sharedBytes } from './shared-data.ts'

const only = (text: string) => readCsv(text).records[0]?.draft

test('an export of Scopus', () => {
  const text =
    'Authors,Author full names,Title,Year,Source title,Volume,Issue,Page start,Page end,DOI,Link,Abstract,Author Keywords,Document Type,PubMed ID,ISSN,EID\n"Smith J.; van der Berg K.","Smith, John (123)","A title",2019,"Gut",12,3,10,20,10.1000/ABC,https://www.scopus.com/x,"Text, more","one; two",Review,123,03064530,2-s2.0-1\n'
  expect(only(text)).toMatchObject({
    type: 'article-journal',
    publicationTypes: ['Review'],
    title: 'A title',
    authors: [
      { family: 'Smith', given: 'J.' },
      { family: 'van der Berg', given: 'K.' },
    ],
    year: 2019,
    venue: 'Gut',
    pages: '10-20',
    abstract: 'Text, more',
    keywords: ['one', 'two'],
    ids: { doi: '10.1000/abc', pmid: '123', issn: '0306-4530', accession: '2-s2.0-1' },
  })
})

test('an export of PubMed', () => {
  const text =
    'PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI\n29768149,A title,"O\'Byrne PM, FitzGerald JM",N Engl J Med. 2018,O\'Byrne PM,N Engl J Med,2018,2018/05/17,PMC5,,10.1056/NEJMoa1715274\n'
  expect(only(text)).toMatchObject({
    type: 'article-journal',
    authors: [
      { family: "O'Byrne", given: 'PM' },
      { family: 'FitzGerald', given: 'JM' },
    ],
    venue: 'N Engl J Med',
    year: 2018,
    ids: { pmid: '29768149', pmcid: 'PMC5', doi: '10.1056/nejmoa1715274' },
  })
})

describe('authors as people write them into a cell', () => {
  test.each([
    [
      'Jan van der Berg, Ann Doe',
      [
        { family: 'van der Berg', given: 'Jan' },
        { family: 'Doe', given: 'Ann' },
      ],
    ],
    ['"Doe, Ann"', [{ family: 'Doe', given: 'Ann' }]],
    [
      '"Doe, Ann and Roe, Bob"',
      [
        { family: 'Doe', given: 'Ann' },
        { family: 'Roe', given: 'Bob' },
      ],
    ],
    [
      "\"['Marx, Karl', 'Lindgren, Astrid']\"",
      [
        { family: 'Marx', given: 'Karl' },
        { family: 'Lindgren', given: 'Astrid' },
      ],
    ],
    [
      'Doe A | Roe B',
      [
        { family: 'Doe', given: 'A' },
        { family: 'Roe', given: 'B' },
      ],
    ],
    ['World Health Organization', [{ literal: 'World Health Organization' }]],
  ])('%s', (cell, authors) => {
    expect(
      only(`title,authors,year\nT,${cell.includes(',') && !cell.startsWith('"') ? `"${cell}"` : cell},2001\n`)?.authors,
    ).toEqual(authors)
  })
})

test('semicolons, tabs and bars part cells as well', () => {
  for (const sign of [';', '\t', '|']) {
    expect(
      only(['title', 'doi', 'year'].join(sign) + '\n' + ['One, two', '10.1000/x', '2001'].join(sign)),
    ).toMatchObject({ title: 'One, two', year: 2001, ids: { doi: '10.1000/x' } })
  }
})

test('the line of a row counts the lines inside cells and the empty ones', () => {
  const { records, skipped } = readCsv('title,abstract,year\nA,"one\ntwo\r\nthree",2001\n\n,,2002\nB,x,2003\n')
  expect(records.map(({ line, draft }) => [line, draft.title])).toEqual([
    [2, 'A'],
    [7, 'B'],
  ])
  expect(skipped.map(({ line }) => line)).toEqual([6])
})

test('a table without a column that names papers holds no records', () => {
  expect(() => readRecords(bytesOf('name,age\nJan,3\n'), 'people.csv')).toThrow('people.csv holds no records')
})

test.each([
  ['duplicate_records.csv', 14, 10],
  ['missing_values.csv', 4, 2],
  ['generic.csv', 2, 2],
  ['generic_labels.csv', 6, 6],
  ['generic_semicolon.csv', 2, 2],
  ['generic_tab.tsv', 2, 2],
])('%s: every row is kept or skipped by name', (file, total, kept) => {
  const own = `title;abstract;doi\n${'A;x;\n'.repeat(kept)}${';x;10.4\n'.repeat(total - kept)}`
  const result = readRecords(sharedBytes(`bib/asreview/${file}`) ?? bytesOf(own), file)
  expect([result.total, result.records.length, result.skipped.length]).toEqual([total, kept, total - kept])
})

test('lists as Python prints them, in a real file', () => {
  const own =
    "title,first_authors,keywords,publication_year,issn,start_page\nLorem,\"['Marx, Karl', 'Lindgren, Astrid']\",\"['Pippi', 'Nour']\",2014,1932-6208,1\n"
  const { records } = readRecords(sharedBytes('bib/asreview/generic.csv') ?? bytesOf(own), 'generic.csv')
  expect(records[0]?.draft.authors).toEqual([
    { family: 'Marx', given: 'Karl' },
    { family: 'Lindgren', given: 'Astrid' },
  ])
  expect(records[0]?.draft.keywords[0]).toBe('Pippi')
  expect(records[0]?.draft.ids.issn).toBe('1932-6208')
})

describe('what is written is safe in a spreadsheet', () => {
  const attacks = [
    '=1+1',
    '+1',
    '-2',
    "@SUM(1+9)*cmd|' /C calc'!A0",
    '\t=1',
    '＝1',
    'DDE ("cmd";"/C calc";"!A0")A0',
    "=cmd|' /C calc'!A0",
  ]
  const own = [
    ...attacks,
    ...new TextDecoder()
      .decode(sharedBytes('naughty/csv-injection.txt') ?? new Uint8Array())
      .split('\n')
      .filter((line) => line.trim() !== ''),
  ]

  test.each(own)('%s', (attack) => {
    const written = writeCsv([
      {
        type: 'article-journal',
        title: attack,
        authors: [{ literal: attack }],
        keywords: [attack],
        note: attack,
        ids: {},
      },
    ])
    const cells = Papa.parse<string[]>(written.slice(1), { delimiter: ',' }).data.flat()
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    expect(readCsv(written.slice(1)).records[0]?.draft.note).toBe(attack.trim())
  })

  test('it is RFC 4180 with a byte order mark', () => {
    const written = writeCsv([
      { type: 'book', title: 'Say "a", b', authors: [], keywords: [], abstract: 'one\ntwo', ids: {} },
    ])
    expect(written.startsWith('\uFEFFtype,title,')).toBe(true)
    expect(written).toContain('\r\nbook,"Say ""a"", b",')
    expect(written).toContain('"one\ntwo"')
    expect(written.endsWith('\r\n')).toBe(true)
  })
})

test('columns that a person maps by hand are read as they say', () => {
  const text = 'Tytuł;Twórca;Rok;DOI;Uwagi\nWirkung von Tafenoquin;Berg, Jan; 2019;10.1000/x;gelesen\n'
  expect(columnsOf(rowsOf(text))).toEqual([
    { name: 'Tytuł', field: undefined, sample: 'Wirkung von Tafenoquin' },
    { name: 'Twórca', field: undefined, sample: 'Berg, Jan' },
    { name: 'Rok', field: undefined, sample: '2019' },
    { name: 'DOI', field: 'doi', sample: '10.1000/x' },
    { name: 'Uwagi', field: undefined, sample: 'gelesen' },
  ])
  const mapping = { Tytuł: 'title', Twórca: 'authors', Rok: 'year', DOI: null } as const
  const [record] = readRecords(bytesOf(text), 'liste.csv', undefined, mapping).records
  expect(record?.draft).toEqual({
    type: 'article-journal',
    title: 'Wirkung von Tafenoquin',
    authors: [{ family: 'Berg', given: 'Jan' }],
    year: 2019,
    keywords: [],
    ids: {},
  })
})
