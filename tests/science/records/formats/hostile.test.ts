import { expect, test } from 'vitest'

import { readRecords, UnreadableFile } from '#science/records/read-file.ts'

import { bytesOf } from '../shared-data.ts'

const SIZE = 150_000

/** Beginnings of each format, and pieces that never close what they open. */
const beginnings: [string, string][] = [
  ['a.ris', 'TY  - JOUR\nTI  - A\nAU  - '],
  ['a.ris', 'TY  - JOUR\nTI  - '],
  ['a.ris', 'TY  - JOUR\nTI  - A\nSP  - '],
  ['a.ris', 'TY  - JOUR\nTI  - A\nDO  - '],
  ['a.txt', 'UI  - 1\nTI  - A\nAU  - '],
  ['a.bib', '@article{a, title={A}, author={'],
  ['a.bib', '@article{a, url={'],
  ['a.nbib', 'PMID- 1\nTI  - '],
  ['a.enw', '%0 Book\n%T '],
  ['a.ciw', 'FN Clarivate\nPT J\nAU '],
  ['a.txt', '<1>\nUI  - 1\nTI  - A\nSO  - '],
  ['a.txt', 'RT Journal Article\nID 1\nT1 '],
  ['a.csv', 'PMID,Title,Authors,Citation,Journal/Book\n1,A,'],
  ['a.csv', 'TITLE,SOURCE,PUI\nA,'],
  ['a.csv', 'Title,Authors\nA,'],
  ['a.json', '[{"type":"book","title":"A","author":['],
  ['a.json', '{"results":[{"id":"https://openalex.org/W1","title":"'],
  ['a.json', '{"message-type":"work-list","message":{"items":[{"title":["'],
  ['a.xml', '<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>'],
  ['a.xml', '<modsCollection><mods><titleInfo><title>'],
  ['a.xml', '<collection xmlns="http://www.loc.gov/MARC21/slim"><record><datafield tag="245"><subfield code="a">'],
  [
    'a.rdf',
    '<rdf:RDF xmlns:z="http://www.zotero.org/namespaces/export#"><bib:Book><z:itemType>book</z:itemType><dc:title>',
  ],
  ['a.xml', ''],
]
const pieces = [
  ' ',
  'a',
  'A. ',
  'a, ',
  '(',
  '<',
  '<!-- -->',
  '<!DOCTYPE [ ] ',
  '<a ',
  '<a b="',
  '&amp;',
  '10.1234',
  '.1',
  '{',
  '\\',
  '"',
  "'",
  '[',
  '{"a":[',
  '- ',
  'A-',
  '\n ',
  '\nAA  - ',
  '\nPT J',
  ';',
  '\u00A0',
  'and ',
  '~',
]

/** Milliseconds of the processor that a file of so many letters takes. */
function costOf(file: string, beginning: string, piece: string, size: number): number {
  const bytes = bytesOf(beginning + piece.repeat(Math.floor(size / piece.length)))
  const started = process.cpuUsage()
  try {
    const result = readRecords(bytes, file)
    expect(result.records.length + result.skipped.length).toBe(result.total)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
  }
  return process.cpuUsage(started).user / 1000
}

/** What is over this many milliseconds is looked at: a slow machine is no slow reader. */
const MUCH = 2000

test.each(beginnings)(
  '%s that begins with %j is read in time that grows with its length, whatever follows',
  (file, beginning) => {
    for (const piece of pieces) {
      const cost = costOf(file, beginning, piece, SIZE)
      if (cost < MUCH) continue
      // Twice the length may cost twice as much, and not four times.
      expect(cost / costOf(file, beginning, piece, SIZE / 2), JSON.stringify(piece)).toBeLessThan(3)
    }
  },
)
