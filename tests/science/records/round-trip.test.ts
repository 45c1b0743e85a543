import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { readRecords } from '#science/records/read-file.ts'
import { writeBibtex } from '#science/records/write-bibtex.ts'
import { writeCslJson } from '#science/records/write-csl-json.ts'
import { writeCsv } from '#science/records/write-csv.ts'
import { writeRis } from '#science/records/write-ris.ts'

import { draftArbitrary } from './draft-arbitrary.ts'
import { bytesOf } from './shared-data.ts'

const risTypes = [
  'article-journal',
  'article',
  'article-newspaper',
  'book',
  'chapter',
  'paper-conference',
  'thesis',
  'report',
  'dataset',
  'webpage',
  'manuscript',
  'document',
  'patent',
  'software',
]
const everyType = [
  ...risTypes,
  'review',
  'broadcast',
  'entry-dictionary',
  'post-weblog',
  'legislation',
  'periodical',
  'event',
  'speech',
]

const formats: [string, string, (papers: PaperDraft[]) => string, string[]][] = [
  ['RIS', 'export.ris', writeRis, risTypes],
  ['BibTeX', 'export.bib', writeBibtex, everyType],
  ['CSL-JSON', 'export.json', writeCslJson, everyType],
  ['CSV', 'export.csv', writeCsv, everyType],
]

test.each(formats)('%s: what is written is read again, whatever the text', (_, fileName, write, types) => {
  fc.assert(
    fc.property(fc.array(draftArbitrary(types), { minLength: 1, maxLength: 4 }), (papers) => {
      const result = readRecords(bytesOf(write(papers)), fileName)
      expect(result.skipped).toEqual([])
      expect(result.records.map(({ draft }) => draft)).toEqual(papers)
      expect(result.total).toBe(papers.length)
    }),
    { numRuns: 150 },
  )
})
