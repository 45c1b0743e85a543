import { describe, expect, test } from 'vitest'

import type { PaperDraft } from '#contract/papers.ts'
import { familyOf } from '#science/records/names.ts'
import { readRecords } from '#science/records/read-file.ts'

import { bytesOf, sharedBytes, sharedJson } from './shared-data.ts'

type ExpectedRecord = {
  title?: string | null
  first_authors?: string[]
  n_authors?: number
  year?: number | string | null
  venue?: string | null
  doi?: string | null
  pmid?: string | null
  has_abstract?: boolean
  has_title?: boolean
  publication_types?: string[]
}
type ExpectedFile = { format: string; n_records?: number; records?: ExpectedRecord[]; error?: string }

/**
 * Where the independent reader is not followed, and why. Keys: file, then record from 0 and field; "total" for the count.
 */
const debatable: Record<string, Record<string, { ours: unknown; why: string }>> = {
  'bibtex/pubmed-parser-paper.bib': {
    '0 n_authors': { ours: 10, why: '"and others" says that there are more; it is nobody’s name' },
  },
  'endnote/tafenoquine.xml.gz': {
    '3 title': {
      ours: '62ND Annual meeting of the american society of tropical medicine and hygiene (ASTMH) Washington, D.C., USA - November 13-17, 2013',
      why: 'raised letters are plain here: tags are no part of a title',
    },
    '2 venue': { ours: 'Milestones Drug Ther.', why: 'a book section whose book stands in periodical/full-title only' },
  },
  'jabref/BibtexImporter.examples.bib': {
    total: {
      ours: 4,
      why: 'the other reader gave up on an unexplained abbreviation; two @set entries are skipped by name',
    },
  },
  'jabref/NbibImporterTest.nbib': {
    '0 n_authors': { ours: 4, why: 'the corporate author (CN) is an author' },
  },
  'jabref/RisImporterCorrupted.ris': {
    total: { ours: 1, why: 'only the TY line is missing: title, author and year are there and are kept' },
  },
  'jabref/RisImporterTest3.ris': {
    '0 first_authors': {
      ours: ['Barata', 'Celebi', 'Marques'],
      why: 'the file has every name in the order of speech and none with a comma: family names stand last',
    },
  },
  'jabref/RisImporterTest1.ris': {
    '8 year': { ours: 2001, why: 'the first PY says 99, the later ones 2001/09/01' },
    '10 doi': { ours: '10.1023/a:1017379030770', why: 'the UR line is the DOI’s own address' },
  },
}

const ownFiles: Record<string, string> = {
  'own.ris':
    'TY  - JOUR\nT1  - A title\nA1  - van der Berg, Jan\nY1  - 2005/07/15\nJF  - Journal\nDO  - 10.1000/ABC\nN2  - Text.\nER  - \n',
  'own.nbib':
    'PMID- 12\nTI  - A long\n      title.\nFAU - Berg, Jan\nAU  - Berg J\nDP  - 2016 May 28\nJT  - Journal\nPT  - Review\n',
}
const ownExpected: Record<string, ExpectedFile> = {
  'own.ris': {
    format: 'ris',
    n_records: 1,
    records: [
      {
        title: 'A title',
        first_authors: ['van der Berg'],
        n_authors: 1,
        year: 2005,
        venue: 'Journal',
        doi: '10.1000/abc',
        has_abstract: true,
      },
    ],
  },
  'own.nbib': {
    format: 'nbib',
    n_records: 1,
    records: [
      {
        title: 'A long title.',
        first_authors: ['Berg'],
        n_authors: 1,
        year: 2016,
        venue: 'Journal',
        pmid: '12',
        doi: null,
        publication_types: ['Review'],
        has_abstract: false,
      },
    ],
  },
}

const expected = sharedJson('bib/expected.json') as Record<string, ExpectedFile> | undefined
const files = Object.entries({ ...ownExpected, ...expected })

describe('real exports give what an independent reader found', () => {
  test.each(files)('%s', (file, { format, n_records: count, records = [] }) => {
    const bytes = file in ownFiles ? bytesOf(ownFiles[file] ?? '') : sharedBytes(`bib/${file}`)
    const result = readRecords(bytes ?? new Uint8Array(), file.replace(/\.gz$/, ''))
    const reasons = debatable[file] ?? {}

    expect(result.format).toBe(format)
    expect(result.total).toBe(reasons['total']?.ours ?? count)
    expect(result.records.length + result.skipped.length).toBe(result.total)

    const drafts = inFileOrder(result)
    for (const [index, record] of records.entries()) {
      const draft = drafts[index]
      if (draft === undefined) {
        expect(record.title ?? null).toBeNull()
        continue
      }
      for (const [field, value] of Object.entries(comparable(record, draft))) {
        const theirs = reasons[`${index} ${field}`] ? reasons[`${index} ${field}`]?.ours : value.theirs
        expect({ [`${index} ${field}`]: value.ours }).toEqual({ [`${index} ${field}`]: theirs })
      }
    }
  })

  test('every exception names a file and a field that exist', () => {
    if (!expected) return expect(Object.keys(debatable).length).toBeGreaterThan(0)
    for (const [file, reasons] of Object.entries(debatable)) {
      expect(expected).toHaveProperty([file])
      for (const [key, { why }] of Object.entries(reasons)) {
        expect(key === 'total' || Number(key.split(' ')[0]) < (expected[file]?.n_records ?? 0)).toBe(true)
        expect(why.length).toBeGreaterThan(20)
      }
    }
  })
})

/** Records and gaps for the skipped, in the order of the file. Readers meet records in that order, lines may be equal. */
function inFileOrder({ records, skipped }: ReturnType<typeof readRecords>): (PaperDraft | undefined)[] {
  const all: { line: number; draft?: PaperDraft }[] = [...records, ...skipped]
  return all.toSorted((a, b) => a.line - b.line).map(({ draft }) => draft)
}

function comparable(record: ExpectedRecord, draft: PaperDraft): Record<string, { ours: unknown; theirs: unknown }> {
  const pairs: Record<string, { ours: unknown; theirs: unknown }> = {
    title: { ours: plain(draft.title) || null, theirs: plain(record.title) },
    first_authors: { ours: draft.authors.slice(0, 3).map(familyOf), theirs: record.first_authors },
    n_authors: { ours: draft.authors.length, theirs: record.n_authors },
    year: { ours: draft.year ?? null, theirs: record.year === null ? null : Number(record.year) },
    venue: { ours: draft.venue ?? null, theirs: plain(record.venue) },
    doi: { ours: draft.ids.doi ?? null, theirs: record.doi },
    pmid: { ours: draft.ids.pmid ?? null, theirs: record.pmid },
    has_abstract: { ours: draft.abstract !== undefined, theirs: record.has_abstract },
    has_title: { ours: draft.title !== '', theirs: record.has_title },
    publication_types: { ours: draft.publicationTypes, theirs: record.publication_types },
  }
  return Object.fromEntries(Object.entries(pairs).filter(([field]) => field in record))
}

function plain(text: string | null | undefined): string | null {
  return text?.replace(/\s+/g, ' ').trim() ?? null
}
