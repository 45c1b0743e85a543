import { describe, expect, test } from 'vitest'

import { readRis } from '#science/records/ris.ts'

const lines = (...all: string[]) => all.join('\n')
const only = (text: string) => {
  const { records, total } = readRis(text)
  expect(total).toBe(1)
  const [record] = records
  if (!record) throw new Error('The record was skipped.')
  return record.draft
}

test('every field of a journal article', () => {
  const text = lines(
    'TY  - JOUR',
    'T1  - Effects of X',
    'A1  - van der Berg, Jan',
    'AU  - World Health Organization',
    'AU  - Maguire, Jr., Gerald',
    'ED  - Doe, Jane',
    'A2  - Roe, Richard',
    'JF  - Journal of Everything',
    'JA  - J Everyth',
    'Y1  - 2021/03/04/',
    'VL  - 12',
    'IS  - 3',
    'SP  - 10',
    'EP  - 20',
    'SN  - 0140-6736 (Print)',
    'DO  - https://doi.org/10.1016/S0140-6736(21)00001-X',
    'AN  - 31366609',
    'DB  - PubMed',
    'C2  - PMC6750137',
    'UR  - https://example.org/a',
    'N2  - Short.',
    'KW  - one',
    'KW  - two',
    'LA  - eng',
    'M3  - Review',
    'PB  - Elsevier',
    'CY  - London',
    'N1  - A note',
    'ER  - ',
  )
  expect(only(text)).toEqual({
    type: 'article-journal',
    title: 'Effects of X',
    authors: [
      { family: 'van der Berg', given: 'Jan' },
      { literal: 'World Health Organization' },
      { family: 'Maguire', given: 'Gerald', suffix: 'Jr.' },
    ],
    editors: [
      { family: 'Roe', given: 'Richard' },
      { family: 'Doe', given: 'Jane' },
    ],
    venue: 'Journal of Everything',
    venueShort: 'J Everyth',
    year: 2021,
    month: 3,
    day: 4,
    volume: '12',
    issue: '3',
    pages: '10-20',
    abstract: 'Short.',
    keywords: ['one', 'two'],
    language: 'eng',
    url: 'https://example.org/a',
    note: 'A note',
    publisher: 'Elsevier',
    place: 'London',
    publicationTypes: ['Review'],
    ids: { doi: '10.1016/s0140-6736(21)00001-x', pmid: '31366609', pmcid: 'PMC6750137', issn: '0140-6736' },
  })
})

describe('quirks of those who write RIS', () => {
  test.each([
    ['CRLF and a byte order mark inside the text', '\uFEFFTY  - JOUR\r\nTI  - A\r\nER  - \r\n'.replace('\uFEFF', '')],
    ['CR alone', 'TY  - JOUR\rTI  - A\rER  - \r'],
    ['lower-case tags', 'ty  - JOUR\nti  - A\ner  - \n'],
    ['one space before the hyphen', 'TY - JOUR\nTI - A\nER -\n'],
    ['no space behind the hyphen', 'TY  -JOUR\nTI  -A\nER  -\n'],
    ['blank lines between the fields', '\n\nTY  - JOUR\n\nTI  - A\n\n\nER  - \n\n'],
    ['indented lines', '   TY  - JOUR\n   TI  - A\n   ER  - \n'],
    [
      'a number before the record, a link behind it',
      '1.\nTY  - JOUR\nTI  - A\nER  - \nNL  - Abbr J\n\nLink to the text: https://example.org\n',
    ],
    ['text behind ER', 'TY  - JOUR\nTI  - A\nER  - kmpt\n'],
  ])('%s', (_, text) => {
    expect(only(text)).toMatchObject({ type: 'article-journal', title: 'A' })
  })

  test('a missing ER line ends nothing else: both records are read, and it is said', () => {
    const { records, warnings } = readRis(
      'TY  - JOUR\nTI  - A\nTY  - BOOK\nTI  - B\nER  - \nTY  - JOUR\nTI  - C\nER  - \n',
    )
    expect(records.map(({ line, draft }) => [line, draft.title])).toEqual([
      [1, 'A'],
      [3, 'B'],
      [6, 'C'],
    ])
    expect(warnings).toEqual([{ line: 1, reason: expect.stringContaining('ER, is missing') }])
  })

  test('a file without any ER line gets one warning, not one for each record', () => {
    const { total, warnings } = readRis('TY  - JOUR\nTI  - A\n\nTY  - JOUR\nTI  - B\n\nTY  - JOUR\nTI  - C\n')
    expect(total).toBe(3)
    expect(warnings).toHaveLength(1)
  })

  test('ER and TY in the middle of an abstract do not end it', () => {
    const draft = only(
      lines(
        'TY  - JOUR',
        'TI  - A',
        'AB  - Receptors were',
        'ER  - positive in most',
        'TY  - pe 2 in others',
        'PY  - 2001',
        'ER  - ',
      ),
    )
    expect(draft.year).toBe(2001)
    expect(draft.title).toBe('A')
  })

  test('a line without a tag goes on with the field above it; keywords are one a line', () => {
    const draft = only(
      lines('TY  - JOUR', 'TI  - A long', 'title', 'KW  - Animals', 'Boswellia/*chemistry', 'Humans', 'ER  - '),
    )
    expect(draft.title).toBe('A long title')
    expect(draft.keywords).toEqual(['Animals', 'Boswellia/*chemistry', 'Humans'])
  })

  test('a wrapped abstract is mended, its paragraphs stay', () => {
    const draft = only(
      lines(
        'TY  - JOUR',
        'TI  - A',
        'AB  - This line was broken by a program at about eighty signs, and so its',
        'sentence goes on here.',
        '',
        'A new paragraph.',
        'ER  - ',
      ),
    )
    expect(draft.abstract).toBe(
      'This line was broken by a program at about eighty signs, and so its sentence goes on here.\nA new paragraph.',
    )
  })

  test('ISSN and ISBN are told apart by their shape, whatever else stands in SN', () => {
    expect(only('TY  - BOOK\nTI  - A\nSN  - 978-1-4822-5326-9\nER  - ').ids).toEqual({ isbn: '9781482253269' })
    expect(only('TY  - JOUR\nTI  - A\nSN  - 03064530 (ISSN)\nER  - ').ids).toEqual({ issn: '0306-4530' })
    expect(only('TY  - JOUR\nTI  - A\nSN  - 1895-5770 1895-5770\nER  - ').ids).toEqual({ issn: '1895-5770' })
    expect(only('TY  - JOUR\nTI  - A\nSN  - unknown\nER  - ').ids).toEqual({})
  })

  test('a DOI is found in M3, N1 and the address of doi.org, and is no type of work there', () => {
    for (const field of [
      'M3  - doi: 10.1000/x',
      'M3  - 10.1000/X',
      'N1  - doi:10.1000/x',
      'UR  - http://dx.doi.org/10.1000/x',
    ]) {
      const draft = only(lines('TY  - JOUR', 'TI  - A', field, 'ER  - '))
      expect(draft.ids.doi).toBe('10.1000/x')
      expect(draft.publicationTypes).toBeUndefined()
    }
  })

  test('an accession number is a PMID only where PubMed is named', () => {
    expect(only('TY  - JOUR\nTI  - A\nAN  - 12345\nER  - ').ids).toEqual({ accession: '12345' })
    expect(only('TY  - JOUR\nTI  - A\nAN  - 12345\nDP  - NLM\nER  - ').ids).toEqual({ pmid: '12345' })
    expect(only('TY  - JOUR\nTI  - A\nAN  - 12345\nUR  - https://pubmed.ncbi.nlm.nih.gov/12345\nER  - ').ids).toEqual({
      pmid: '12345',
    })
    expect(only('TY  - JOUR\nTI  - A\nAN  - WOS:000444108200009\nER  - ').ids).toEqual({
      accession: 'WOS:000444108200009',
    })
  })

  test('pages in one field, abbreviated, or said to be unknown', () => {
    expect(only('TY  - JOUR\nTI  - A\nSP  - 349-69\nER  - ').pages).toBe('349-369')
    expect(only('TY  - JOUR\nTI  - A\nSP  - 10–20\nER  - ').pages).toBe('10-20')
    expect(only('TY  - JOUR\nTI  - A\nSP  - e12\nEP  - e12\nER  - ').pages).toBe('e12')
    expect(only('TY  - JOUR\nTI  - A\nSP  - No\nEP  - Specified\nER  - ').pages).toBeUndefined()
  })

  test('a year that is none is not 0, and it is said', () => {
    const { records, warnings } = readRis('TY  - JOUR\nTI  - A\nPY  - 10 15\nER  - ')
    expect(records[0]?.draft).not.toHaveProperty('year')
    expect(warnings).toEqual([{ line: 1, reason: 'No year could be read from “10 15”.' }])
  })

  test('references that Scopus adds to the notes are other works', () => {
    const text = (source: string) =>
      lines(
        'TY  - JOUR',
        'TI  - A',
        'N1  - Cited By :44',
        'N1  - References: Doe, J., Other work',
        'Roe, R., Third',
        `DB  - ${source}`,
        'ER  - ',
      )
    expect(only(text('Scopus')).note).toBe('Cited By :44')
    expect(only(text('Mine')).note).toContain('Other work')
  })

  test('cited authors that Ovid puts into A2 are nobody’s editors', () => {
    expect(
      only('TY  - JOUR\nTI  - A\nA2  - Andres, Byrne, Casati, Cohen, Dakanalis, De Rooy\nER  - ').editors,
    ).toBeUndefined()
  })
})

describe('records that cannot be kept', () => {
  test('neither title nor identifier: skipped with line, reason and its beginning', () => {
    const result = readRis('TY  - JOUR\nTI  - A\nER  - \nTY  - JOUR\nAU  - Doe, Jane\nPY  - 2001\nER  - \n')
    expect(result.total).toBe(2)
    expect(result.skipped).toEqual([
      {
        line: 4,
        reason: expect.stringContaining('neither a title nor an identifier'),
        excerpt: 'TY JOUR · AU Doe, Jane · PY 2001',
      },
    ])
  })

  test('no title but an identifier: kept, and it is said', () => {
    const { records, warnings } = readRis('TY  - PAT\nDO  - doi:10.1201/b19107-2\nER  - ')
    expect(records[0]?.draft).toMatchObject({ title: '', ids: { doi: '10.1201/b19107-2' } })
    expect(warnings).toEqual([{ line: 1, reason: 'It has no title: it is kept by its identifier.' }])
  })

  test('a file that was cut off keeps the last record and says so', () => {
    const { records, warnings } = readRis('TY  - JOUR\nTI  - A\nER  - \nTY  - JOUR\nTI  - B\nAB  - It breaks o')
    expect(records).toHaveLength(2)
    expect(warnings).toEqual([{ line: 4, reason: expect.stringContaining('cut off') }])
  })
})
