import { describe, expect, test } from 'vitest'

import { readBibtex } from '#science/records/bibtex.ts'
import { readRecords } from '#science/records/read-file.ts'
import { writeBibtex } from '#science/records/write-bibtex.ts'

import { bytesOf, sharedBytes, sharedJson } from './shared-data.ts'

const titles = (text: string) => readBibtex(text).records.map(({ draft }) => draft.title)
const only = (text: string) => {
  const [record] = readBibtex(text).records
  if (!record) throw new Error('The entry was skipped.')
  return record.draft
}

test('every field of an article', () => {
  const text = `
@article{Aksin2006,
  author = {Aks{\\i}n, {\\"O}zge and B{\\"u}y{\\"u}kg{\\"u}ng{\\"o}r, Orhan and van der Berg, Jan and {World Health Organization} and others},
  editor = "Doe, Jane",
  title = {{Effect of $\\alpha$-{P}d \\& CO\\textsubscript{2} at 10$^{-3}$\\,mol}},
  journal = jom # { Extra},
  year = 2006, month = mar, day = {4},
  volume = 691, number = {13}, pages = {3027--3036},
  doi = {10.1016/J.JORGANCHEM}, pmid = {123}, pmcid = {PMC9}, issn = {1234567X}, isbn = {978-3-86490-311-3},
  keywords = {catalysis, {Hospitals, Veterans}, gold},
  abstract = {First \\% line

  Second $p \\leq 0.05$},
  url = {https://example.org/a_b}, language = {english}, note = "A note", publisher = {Elsevier}, address = {Paris}, edition = {2}
}
@string{jom = "Journal of Metals"}`.trim()
  const reordered = `${text.slice(text.indexOf('@string'))}\n${text.slice(0, text.indexOf('@string'))}`
  expect(only(reordered)).toEqual({
    type: 'article-journal',
    title: 'Effect of α-Pd & CO₂ at 10⁻³ mol',
    authors: [
      { family: 'Aksın', given: 'Özge' },
      { family: 'Büyükgüngör', given: 'Orhan' },
      { family: 'van der Berg', given: 'Jan' },
      { literal: 'World Health Organization' },
    ],
    editors: [{ family: 'Doe', given: 'Jane' }],
    venue: 'Journal of Metals Extra',
    year: 2006,
    month: 3,
    day: 4,
    volume: '691',
    issue: '13',
    pages: '3027-3036',
    keywords: ['catalysis', 'Hospitals, Veterans', 'gold'],
    abstract: 'First % line\nSecond p ≤ 0.05',
    url: 'https://example.org/a_b',
    language: 'english',
    note: 'A note',
    publisher: 'Elsevier',
    place: 'Paris',
    edition: '2',
    ids: { doi: '10.1016/j.jorganchem', pmid: '123', pmcid: 'PMC9', issn: '1234-567X', isbn: '9783864903113' },
  })
})

describe('names', () => {
  test.each([
    ['Hermann {von Helmholtz}', { family: 'von Helmholtz', given: 'Hermann' }],
    ['Ludwig van Beethoven', { family: 'van Beethoven', given: 'Ludwig' }],
    ['van Beethoven, Ludwig', { family: 'van Beethoven', given: 'Ludwig' }],
    ['al-Masri, Ahmad', { family: 'al-Masri', given: 'Ahmad' }],
    ['King, Jr, Martin Luther', { family: 'King', given: 'Martin Luther', suffix: 'Jr' }],
    ['{Acme and Sons}', { literal: 'Acme and Sons' }],
    ['given=Jean, prefix=de, family=La Fontaine', { family: 'de La Fontaine', given: 'Jean' }],
    ['J.W. Goethe', { family: 'Goethe', given: 'J.W.' }],
    ["D{\\'\\i}az, Jos{\\'e}", { family: 'Díaz', given: 'José' }],
    ['Plato', { literal: 'Plato' }],
  ])('%s', (written, author) => {
    expect(only(`@misc{a, title={T}, author={${written}}}`).authors).toEqual([author])
  })

  test('AND in any case parts authors; inside braces it does not', () => {
    expect(
      only('@misc{a, title={T}, author={Lesk, M. E. AND Kernighan, B. W. and\n  {A and B}}}').authors,
    ).toHaveLength(3)
  })
})

describe('values that are not clean LaTeX', () => {
  test.each([
    ['costs $5', 'costs $5'],
    ['Research \\& Development', 'Research & Development'],
    ['50\\% of \\{a\\}', '50% of {a}'],
    ['a \\emph{very} \\textbf{good} \\texttt{idea}', 'a very good idea'],
    ['\\unknown{x}', '\\unknownx'],
    ['<b>not ours</b> & x < y', 'not ours & x < y'],
    ['na{\\"\\i}ve --- 1914--1918', 'naïve — 1914–1918'],
  ])('%s', (value, title) => {
    expect(only(`@misc{a, title={${value}}}`).title).toBe(title)
  })
})

describe('one bad entry takes no other along', () => {
  test('a missing closing brace', () => {
    const result = readBibtex('@article{a, title={One}, year=2001\n\n@article{b, title={Two}}\n')
    expect(result.records.map(({ line, draft }) => [line, draft.title])).toEqual([
      [1, 'One'],
      [3, 'Two'],
    ])
    expect(result.warnings).toEqual([{ line: 1, reason: expect.stringContaining('closing brace is missing') }])
  })

  test('an open value, a stray quote, a missing comma, a missing equals sign', () => {
    expect(titles('@article{a, title={One {two}\n\n@article{b, title={Three}}')).toEqual([
      expect.stringContaining('One'),
      'Three',
    ])
    expect(titles('@article{a, title = "One "two" three", year=1}\n@article{b, title={Four}}')).toContain('Four')
    expect(titles('@article{a, title={One}\n year={2001}\n author={Doe, J}}')).toEqual(['One'])
    expect(titles('@article{a, nonsense, title={One}}')).toEqual(['One'])
    expect(titles('@article{a b c, title={One}}\n@book{, title={Two}}\n@book{title={Three}}')).toEqual([
      'One',
      'Two',
      'Three',
    ])
  })

  test('escaped braces that do not balance', () => {
    expect(titles('@article{a, title={One \\{ two}, file = {C:\\dir\\}}\n\n@article{b, title={Three}}')).toEqual([
      'One { two',
      'Three',
    ])
  })

  test('round brackets, one of each, and a file that was cut off', () => {
    expect(titles('@book(a, title={One (1)})\n@book{b, title={Two}\n)')).toEqual(['One (1)', 'Two'])
    const cut = readBibtex('@article{a, title={One}}\n@article{b, title={Two}, abstract={It breaks o')
    expect(cut.records.map(({ draft }) => draft.title)).toEqual(['One', 'Two'])
    expect(cut.warnings).toEqual([{ line: 2, reason: expect.stringContaining('cut off') }])
  })

  test('comments, preambles, JabRef’s own lines and text between entries are no records', () => {
    const text = `% Encoding: UTF-8
@preamble{"\\newcommand{\\x}{y}"}
Some words with a@b.org.
@article{a, title={One}}
@Comment{jabref-meta: databaseType:bibtex;}
@comment{@article{no, title={Not this}}}`
    expect(readBibtex(text)).toMatchObject({ total: 1, records: [{ line: 4 }], skipped: [], warnings: [] })
  })

  test('an abbreviation that nobody explains is kept as it stands', () => {
    const result = readBibtex('@article{a, title={One}, journal = jomch}')
    expect(result.records[0]?.draft.venue).toBe('jomch')
    expect(result.warnings).toEqual([{ line: 1, reason: expect.stringContaining('jomch') }])
  })
})

test('crossref: a chapter takes over from its book', () => {
  const text =
    '@inbook{c, title={Part}, author={Family, Given}, crossref={b}}\n@book{b, title={Whole}, publisher={House}, year=2001}'
  expect(only(text)).toMatchObject({ type: 'chapter', title: 'Part', venue: 'Whole', publisher: 'House', year: 2001 })
})

test('arXiv: eprint with its archive', () => {
  expect(only('@misc{a, title={T}, eprint={2101.00001v2}, archivePrefix={arXiv}}')).toMatchObject({
    type: 'article',
    ids: { arxiv: '2101.00001' },
  })
})

test.each(['tiny-LE-noBOM.bib', 'tiny-LE-withBOM.bib'])('UTF-16: %s', (file) => {
  const own = Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from('@article{a, author={van Galen, G.}, title={T}, date={2011-12}, volume={169}}', (sign) => [
      sign.charCodeAt(0),
      0,
    ]).flat(),
  ])
  const { encoding, records } = readRecords(sharedBytes(`bib/jabref/${file}`) ?? own, file)
  expect(encoding).toBe('utf-16le')
  expect(records[0]?.draft).toMatchObject({ year: 2011, month: 12, volume: '169' })
  expect(records[0]?.draft.authors).toContainEqual({ family: 'van Galen', given: 'G.' })
})

test.each([
  'encoding-header.bib',
  'encoding-us-ascii-with-header.bib',
  'encoding-utf-8-with-header-with-databasetypecomment.bib',
  'encoding-utf-8-with-header.bib',
  'encoding-utf-8-without-header-with-databasetypecomment.bib',
  'encoding-utf-8-without-header.bib',
  'headerless.bib',
  'jabref-header.bib',
])('JabRef’s %s holds one entry', (file) => {
  const result = readRecords(
    sharedBytes(`bib/jabref/${file}`) ?? bytesOf('@article{,\n  title = {Ü ist ein Umlaut},\n}\n'),
    file,
  )
  expect(result).toMatchObject({ encoding: 'utf-8', format: 'bibtex', total: 1, skipped: [], warnings: [] })
})

/** Types on which the library that made the list and Roadrunner differ by intent. */
test('the reference list of citation-js, against the CSL-JSON that it must become', () => {
  type Item = {
    id: string
    type: string
    title: string
    'container-title'?: string
    volume?: string | number
    page?: string
    author?: { family: string }[]
    issued: { 'date-parts': number[][] }
  }
  const bytes =
    sharedBytes('bib/citation-js/bibtex-input.bib') ??
    bytesOf('@article{a, title={T}, author={A, B}, year=2020, month=feb, volume=5, pages={1--2}, journal={J}}')
  const items = (sharedJson('bib/citation-js/bibtex-csl.json') ?? [
    {
      id: 'a',
      type: 'article-journal',
      title: 'T',
      'container-title': 'J',
      volume: 5,
      page: '1-2',
      author: [{ family: 'A' }],
      issued: { 'date-parts': [[2020, 2]] },
    },
  ]) as Item[]
  const drafts = readRecords(bytes, 'a.bib').records.map(({ draft }) => draft)
  expect(drafts).toHaveLength(items.length)
  for (const [index, item] of items.entries()) {
    const draft = drafts[index]
    expect(draft?.type).toBe(item.type)
    expect(draft?.title).toBe(item.title)
    expect(draft?.volume).toBe(item.volume === undefined ? undefined : String(item.volume))
    expect(draft?.pages).toBe(item.page)
    expect(draft?.authors.map(({ family }) => family)).toEqual((item.author ?? []).map(({ family }) => family))
    expect([draft?.year, draft?.month, draft?.day].filter((part) => part !== undefined)).toEqual(
      item.issued['date-parts'][0],
    )
    if (item['container-title'] !== undefined) expect(draft?.venue).toBe(item['container-title'])
  }
})

test('an address keeps its signs on the way in and out', () => {
  const addresses = ['https://example.org/~jan/a_b%20c?x=1&y=2#z', 'https://example.org/a--b']
  for (const url of addresses) {
    const [draft] = readBibtex(`@misc{a, title={T}, url={${url}}}`).records.map((record) => record.draft)
    expect(draft?.url).toBe(url)
    expect(writeBibtex(draft ? [draft] : [])).toContain(`url = {${url}}`)
  }
  for (const written of [
    '\\url{https://example.org/\\~{}jan}',
    'https://example.org/{\\textasciitilde}jan',
    'https://example.org/$\\sim$jan',
  ])
    expect(only(`@misc{a, title={T}, howpublished={${written}}}`).url).toBe('https://example.org/~jan')
})
