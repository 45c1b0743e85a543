import { describe, expect, test } from 'vitest'

import type { TableChoice } from '#features/library/import-session.ts'
import { FILE_MAX_BYTES, readInWorker } from '#features/library/read-in-worker.ts'
import { workbookOf } from '#tests/support/workbook.ts'

const ris = (titles: string[]) =>
  titles.map((title) => `TY  - JOUR\r\nTI  - ${title}\r\nPY  - 2001\r\nER  - \r\n`).join('\r\n')

const read = (bytes: BlobPart, name = 'library.ris', choice?: TableChoice) =>
  readInWorker(new File([bytes], name), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...(choice && { choice }),
  })

describe('a file that can be read', () => {
  test('says what it is', async () => {
    const answer = await read(ris(['One', 'Two']))
    expect(answer).toMatchObject({ kind: 'RIS in UTF-8', result: { total: 2, skipped: [] } })
  })

  test('in an old encoding keeps its letters, and the encoding is named', async () => {
    const bytes = Uint8Array.from(ris(['Müller und Gauß']), (letter) => letter.charCodeAt(0))
    const answer = await read(bytes)
    expect(answer).toMatchObject({
      kind: 'RIS in Windows-1252',
      result: { records: [{ draft: { title: 'Müller und Gauß' } }] },
    })
  })

  test('cut in the middle of a record accounts for that record too', async () => {
    const whole = ris(['One', 'Two', 'Three'])
    const answer = await read(whole.slice(0, whole.length - 30))
    if (!('result' in answer)) throw new Error('not read')
    const { total, records, skipped, warnings } = answer.result
    expect(records.length + skipped.length).toBe(total)
    expect(total).toBe(3)
    expect(skipped.length + warnings.length).toBeGreaterThan(0)
  })
})

describe('a file that cannot be read says why', () => {
  test.each([
    ['no bytes', '', 'library.ris', /^library\.ris is empty\./],
    ['blank space', ' \r\n \r\n', 'library.ris', /blank space/],
    ['a sign-in page named .ris', '<!DOCTYPE html><html><body>Sign in</body></html>', 'export.ris', /is a web page/],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'paper.ris', /^paper\.ris is a PDF, not a reference file/],
    ['a letter', 'Dear Sir, please find enclosed our list.', 'letter.txt', /is not in a format that Roadrunner knows/],
  ])('%s', async (_, content, name, advice) => {
    const answer = await read(content, name)
    expect(answer).toEqual({ title: `${name} was not imported`, advice: expect.stringMatching(advice) })
  })

  test('bytes of no text', async () => {
    const answer = await read(Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 32))
    expect(answer).toHaveProperty('advice', expect.stringMatching(/is not text/))
  })

  test('more than 128 MB is refused before a byte is read', async () => {
    const file = new File([], 'everything.ris')
    Object.defineProperty(file, 'size', { value: FILE_MAX_BYTES + 1 })
    file.arrayBuffer = () => Promise.reject(new Error('read'))

    const answer = await readInWorker(file, { signal: new AbortController().signal, onProgress: () => undefined })

    expect(answer).toEqual({
      title: 'everything.ris was not imported',
      advice: expect.stringContaining('It has 129 MB; up to 128 MB are read.'),
    })
  })
})

describe('a table whose columns are not known', () => {
  const text = 'Studie;Wer;Wann\nWirkung von Tafenoquin;Berg, Jan;2019\n'

  test('is asked about before anything is read', async () => {
    expect(await read(text, 'liste.csv')).toEqual({
      isKnown: false,
      hasHead: true,
      columns: [
        { name: 'Studie', field: undefined, sample: 'Wirkung von Tafenoquin' },
        { name: 'Wer', field: undefined, sample: 'Berg, Jan' },
        { name: 'Wann', field: undefined, sample: '2019' },
      ],
    })
  })

  test('and that has no row of names keeps its first row', async () => {
    const rows = 'Wirkung von Tafenoquin;Berg, Jan;2019\nZweite;Roe, R.;2020\n'
    expect(await read(rows, 'liste.csv')).toMatchObject({ hasHead: false, columns: { length: 3 } })
    const mapping = { 'Column 1': 'title', 'Column 2': 'authors', 'Column 3': 'year' } as const
    expect(await read(rows, 'liste.csv', { isFinal: true, mapping })).toMatchObject({
      result: { total: 2, records: [{ draft: { title: 'Wirkung von Tafenoquin', year: 2019 } }, {}] },
    })
  })

  test('is read as somebody said', async () => {
    const mapping = { Studie: 'title', Wer: 'authors', Wann: 'year' } as const
    expect(await read(text, 'liste.csv', { isFinal: true, mapping })).toMatchObject({
      result: { total: 1, records: [{ draft: { title: 'Wirkung von Tafenoquin', year: 2019 } }] },
    })
  })

  test('parted by tabs in a file of text is a table too', async () => {
    expect(await read(text.replaceAll(';', '\t'), 'liste.txt')).toMatchObject({ columns: { length: 3 } })
  })

  test.each([
    ['title, authors and year are known, others are not', 'Title,Authors,Year,My mark\nA,B,2001,yes\n'],
    ['no column could hold what is missing', 'title,doi\nA,10.1000/a\n'],
    ['a database writes it', 'PMID,Title,Citation,Journal/Book,Mark\n1,A,J. 2001,J,x\n'],
  ])('is read at once where %s', async (_, known) => {
    expect(await read(known, 'known.csv')).toMatchObject({ result: { total: 1 } })
  })
})

describe('an Excel workbook', () => {
  const head = ['Title', 'Authors', 'Year', 'DOI']
  const row = ['BCG & tuberculosis', 'Colditz, G. A.', 1994, '10.1001/jama.271.9.698']

  test('with one sheet of known columns is read at once, and its kind is said', async () => {
    const answer = await read(workbookOf({ Papers: [head, row] }), 'papers.xlsx')
    expect(answer).toMatchObject({
      kind: 'Excel, sheet “Papers”',
      result: {
        total: 1,
        records: [
          { line: 2, draft: { title: 'BCG & tuberculosis', year: 1994, ids: { doi: '10.1001/jama.271.9.698' } } },
        ],
      },
    })
  })

  test('with a line above its head, counted rows and remarks in the names of its columns is read at once', async () => {
    const names = ['No.', 'Authors (first listed first)', 'Title of article', 'Year of publication', 'No./Issue', 'Abstract text', 'PubMed number'] // prettier-ignore
    const rows = [
      [1, 'Haddad, R.; Ó Súilleabháin, P.', 'Green roofs & asthma', 2014, 2, 'Background: Roofs.', 24500001],
      [2, 'J. T. Kirk, M. Uhura and S. Sulu', 'Error on night watch', 1998, '', '', ''],
    ]
    const book = workbookOf({ Hits: [['Search of 3 May 2021'], names, ...rows] })
    expect(await read(book, 'hits.xlsx')).toMatchObject({
      result: {
        records: [
          { line: 3, draft: { issue: '2', abstract: 'Background: Roofs.', ids: { pmid: '24500001' } } },
          { line: 4, draft: { title: 'Error on night watch', authors: [{ family: 'Kirk' }, {}, { family: 'Sulu' }] } },
        ],
      },
    })
    const answer = await read(book, 'hits.xlsx')
    expect('result' in answer && answer.result.records[1]?.draft).not.toHaveProperty('issue')
  })

  test('with several sheets asks which, and reads the chosen one', async () => {
    const book = workbookOf({ Notes: [['Read me']], Included: [head, row], Excluded: [head, ['Other', 'B', 2001]] })
    expect(await read(book, 'review.xlsx')).toMatchObject({
      isKnown: true,
      sheet: 'Included',
      sheets: ['Notes', 'Included', 'Excluded'],
    })
    expect(await read(book, 'review.xlsx', { isFinal: true, sheet: 'Excluded' })).toMatchObject({
      result: { records: [{ draft: { title: 'Other' } }] },
    })
  })

  test('of columns that nobody knows is asked about', async () => {
    const book = workbookOf({
      Blatt: [
        ['Studie', 'Wer'],
        ['Wirkung', 'Berg'],
      ],
    })
    expect(await read(book, 'liste.xlsx')).toMatchObject({
      isKnown: false,
      columns: [{ name: 'Studie' }, { name: 'Wer' }],
    })
  })

  const headless = [
    ['BCG & tuberculosis', 'Colditz, G. A.', 1994, 'JAMA', '10.1001/jama.271.9.698'],
    ['Salt & pressure', 'Sacks, F. M.', 2001, 'N Engl J Med', '10.1056/nejm200101043440101'],
  ]

  test('without a row of names keeps its first row as a paper', async () => {
    const book = workbookOf({ Papers: headless })
    expect(await read(book, 'papers.xlsx')).toMatchObject({
      isKnown: false,
      hasHead: false,
      columns: [{ name: 'Column 1', sample: 'BCG & tuberculosis' }, { name: 'Column 2' }, {}, {}, { name: 'Column 5' }],
    })
    const mapping = {
      'Column 1': 'title',
      'Column 2': 'authors',
      'Column 3': 'year',
      'Column 4': null,
      'Column 5': 'doi',
    } as const
    expect(await read(book, 'papers.xlsx', { isFinal: true, hasHead: false, mapping })).toMatchObject({
      result: {
        total: 2,
        records: [
          { line: 1, draft: { title: 'BCG & tuberculosis', year: 1994 } },
          { line: 2, draft: { title: 'Salt & pressure', ids: { doi: '10.1056/nejm200101043440101' } } },
        ],
      },
    })
  })

  test('whose first row is no head, though nothing in it tells, is read as somebody says', async () => {
    const book = workbookOf({
      Papers: [
        ['On rest', 'Berg, J.'],
        ['On sleep', 'Roe, R.'],
      ],
    })
    expect(await read(book, 'papers.xlsx')).toMatchObject({ hasHead: true })
    expect(await read(book, 'papers.xlsx', { isFinal: false, hasHead: false })).toMatchObject({
      hasHead: false,
      columns: [{ name: 'Column 1', sample: 'On rest' }, { name: 'Column 2' }],
    })
  })

  test('that unpacks without end, is cut off or of before 2007 is refused with what to do', async () => {
    const bomb = workbookOf({ Papers: [head, row] }, { extra: 'A'.repeat(161 * 1024 * 1024) })
    expect(await read(bomb, 'bomb.xlsx')).toHaveProperty(
      'advice',
      expect.stringMatching(/is too large\. Save the sheet/),
    )
    const whole = workbookOf({ Papers: [head, row] })
    expect(await read(whole.slice(0, whole.length / 2), 'cut.xlsx')).toHaveProperty(
      'advice',
      expect.stringMatching(/cut off\. Save the sheet/),
    )
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await read(old, 'old.xls')).toHaveProperty('advice', expect.stringMatching(/Excel Workbook \(\.xlsx\)/))
  })
})
