import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { detectFormat } from '#science/records/detect-format.ts'
import { readRecords, UnreadableFile } from '#science/records/read-file.ts'

import { largeBib, largeNbib, largeRis } from './large-file.ts'
import { bytesOf, sharedBytes } from './shared-data.ts'

const reasonOf = (bytes: Uint8Array, name: string): { reason: string; message: string } => {
  try {
    readRecords(bytes, name)
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.reason, message: error.message }
    throw error
  }
  return { reason: 'readable', message: '' }
}

describe('a file that holds nothing to read is refused with a sentence', () => {
  test.each([
    ['empty', new Uint8Array(), 'a.ris', 'is empty'],
    ['empty', bytesOf(' \r\n\n'), 'a.ris', 'blank space'],
    ['html', bytesOf('<!DOCTYPE html>\n<html><body>Sign in</body></html>'), 'a.ris', 'sign in there and export again'],
    ['html', bytesOf('<!-- x -->\n<html lang="en">TY  - JOUR'), 'a.nbib', 'is a web page'],
    ['binary', bytesOf('%PDF-1.7\n'), 'a.ris', 'a PDF'],
    ['binary', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'a.csv', 'save the table as CSV'],
    ['binary', Uint8Array.from([0x1f, 0x8b, 8, 0]), 'a.xml.gz', 'Unpack it'],
    ['binary', Uint8Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256), 'a.bib', 'is not text'],
    ['binary', bytesOf('PK\u0003\u0004 [Content_Types].xml xl/workbook.xml'), 'a.xlsx', 'CSV UTF-8'],
    ['binary', bytesOf('PK\u0003\u0004 word/document.xml'), 'a.docx', 'as RIS'],
    ['binary', bytesOf('SQLite format 3\u0000'), 'zotero.sqlite', 'as RIS'],
    ['binary', bytesOf('{\\rtf1 references'), 'a.rtf', 'as RIS'],
    ['unknown-format', bytesOf('<?xml version="1.0"?><crossref_result></crossref_result>'), 'a.xml', 'JSON or RIS'],
    ['unknown-format', bytesOf('<?xml version="1.0"?><TEI></TEI>'), 'a.xml', 'BibTeX or MODS'],
    ['unknown-format', bytesOf('<feed xmlns="http://www.w3.org/2005/Atom"></feed>'), 'a.xml', 'search as RIS'],
    ['unknown-format', bytesOf('<article xmlns:x="y"><front></front></article>'), 'a.xml', 'PubMed or RIS'],
    ['unknown-format', bytesOf('Dear colleague,\nhere is my list.'), 'letter.txt', 'RIS, BibTeX'],
    ['unknown-format', bytesOf('<?xml version="1.0"?>\n<child></child>'), 'a.xml', 'RIS, BibTeX'],
    ['no-records', bytesOf('% only a comment'), 'a.bib', 'holds no records'],
    ['no-records', bytesOf('[]'), 'a.json', 'holds no records'],
    ['no-records', bytesOf('title,doi\n'), 'a.csv', 'holds no records'],
    ['no-records', bytesOf('Nothing here'), 'a.ris', 'holds no records'],
  ])('%s: %#', (reason, bytes, name, words) => {
    const refused = reasonOf(bytes, name)
    expect(refused.reason).toBe(reason)
    expect(refused.message).toContain(words)
    expect(refused.message).toContain(name)
  })

  test.each([
    ['Empty.txt', new Uint8Array(), 'empty'],
    ['emptyFile.xml', bytesOf('<?xml version="1.0"?>\n<child></child>'), 'unknown-format'],
    [
      'MedlinePlainImporterTestInvalidFormat.xml',
      bytesOf('PMC some PMC\n  PMID\n\nSO-something stands here'),
      'unknown-format',
    ],
  ])('JabRef’s %s', (file, own, reason) => {
    expect(reasonOf(sharedBytes(`bib/jabref/${file}`) ?? own, file).reason).toBe(reason)
  })
})

describe('content tells the format, whatever the name says', () => {
  test.each([
    ['ris', 'TY  - JOUR\nAB  - PMID- 1\n@article{x,', 'a.bib'],
    ['ris', '\n\n1.\nTY  - JOUR\n', 'a.txt'],
    ['ris', 'JF  - Journal\nT1  - No type\nER  - ', 'a.txt'],
    ['bibtex', '% Encoding: UTF-8\n@Article{x,\n abstract={\nTY  - JOUR}}', 'a.txt'],
    ['nbib', '\nPMID- 27236861\nOWN - NLM\n', 'a.txt'],
    ['nbib', 'PMID-22664220\nPT  - Technical Report\n', 'a.ris'],
    ['enw', '%0 Book\n%A Doe', 'a.txt'],
    ['enw', '%A testA', 'a.enw'],
    [
      'endnote-xml',
      '<?xml version="1.0"?><xml><records><record><ref-type name="Book">6</ref-type></record></records></xml>',
      'a.txt',
    ],
    [
      'pubmed-xml',
      '<?xml version="1.0"?>\n<!DOCTYPE PubmedArticleSet>\n<PubmedArticleSet></PubmedArticleSet>',
      'a.txt',
    ],
    ['csl-json', '[\n  {"id": 1}]', 'a.txt'],
    ['csl-json', '{"items": []}', 'a.txt'],
    ['csv', 'Title,Abstract\n"TY  - JOUR\nPMID- 1","@article{x,"', 'a.txt'],
    ['csv', 'PMID;Titel;DOI\n', 'a.txt'],
    ['csv', 'title\nOnly titles', 'a.txt'],
    [undefined, 'Dear all,\nplease read, and comment.', 'a.txt'],
    ['ris', 'no tags at all', 'a.RIS'],
  ])('%s: %#', (format, text, name) => {
    expect(detectFormat(text, name)).toBe(format)
  })
})

describe('the law: every record is kept or skipped, whatever happens to the file', () => {
  const whole = [
    ['large.ris', largeRis(120, 3).text],
    ['large.nbib', largeNbib(120, 3).text],
    ['large.bib', largeBib(120, 3).text],
  ] as const

  test.each(whole)('%s cut anywhere', (name, text) => {
    const uncut = readRecords(bytesOf(text), name)
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: text.length }), (end) => {
        const result = readRecords(bytesOf(text.slice(0, end)), name)
        expect(result.records.length + result.skipped.length).toBe(result.total)
        expect(result.records.slice(0, -1)).toEqual(uncut.records.slice(0, Math.max(result.records.length - 1, 0)))
      }),
      { numRuns: 25 },
    )
  })

  test.each(whole)('%s with bytes changed at random', (name, text) => {
    const bytes = bytesOf(text)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 32, max: 255 })), { maxLength: 60 }),
        (changes) => {
          const damaged = bytes.slice()
          for (const [at, byte] of changes) damaged[at] = byte
          const result = readRecords(damaged, name)
          expect(result.records.length + result.skipped.length).toBe(result.total)
          expect(result.total).toBeGreaterThan(120 - changes.length * 2 - 1)
          for (const { line } of [...result.records, ...result.skipped]) expect(line).toBeGreaterThan(0)
        },
      ),
      { numRuns: 25 },
    )
  })
})

test('any text at all is read, or refused by the one error that has words for people', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('a.ris', 'a.bib', 'a.nbib', 'a.enw', 'a.json', 'a.csv', 'a.xml'),
      (text, name) => {
        expect(reasonOf(bytesOf(text), name).reason).not.toBe('')
      },
    ),
  )
})
