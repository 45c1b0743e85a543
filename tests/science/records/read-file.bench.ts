import { bench, describe } from 'vitest'

import { createDuplicateIndex } from '#science/records/deduplicate.ts'
import { readRecords } from '#science/records/read-file.ts'

import { largeBib, largeNbib, largeRis } from './large-file.ts'
import { bytesOf } from './shared-data.ts'

const ris = bytesOf(largeRis(4000, 7).text)
const nbib = bytesOf(largeNbib(4000, 7).text)
const bib = bytesOf(largeBib(3000, 7).text)
const { records } = readRecords(ris, 'large.ris')

describe('reading a large reference file', () => {
  bench('RIS, 4,000 records', () => void readRecords(ris, 'large.ris'))
  bench('nbib, 4,000 records', () => void readRecords(nbib, 'large.nbib'))
  bench('BibTeX, 3,000 entries', () => void readRecords(bib, 'large.bib'), { iterations: 5 })
})

describe('recognising duplicates', () => {
  bench('4,000 records against a library that grows with them', () => {
    const index = createDuplicateIndex()
    for (const { line, draft } of records) if (!index.match(draft)) index.add(String(line), draft)
  })
})
