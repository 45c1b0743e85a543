import type { PaperDraft } from '#contract/papers.ts'

import { isCitationKey } from './citation-key.ts'
import { excerptOf } from './clean-text.ts'

/** Kinds of reference file that Roadrunner reads, by content. */
export const recordFormats = [
  'ris',
  'bibtex',
  'nbib',
  'enw',
  'endnote-xml',
  'csl-json',
  'csv',
  'pubmed-xml',
  'wos',
  'ovid',
  'refworks',
  'cochrane',
  'mods',
  'marc',
  'zotero-rdf',
  'openalex-json',
  'crossref-json',
  'datacite-json',
  'clinicaltrials-json',
] as const
export type RecordFormat = (typeof recordFormats)[number]

/** What each kind is called. */
export const formatNames: Record<RecordFormat, string> = {
  ris: 'RIS',
  bibtex: 'BibTeX',
  nbib: 'PubMed',
  enw: 'EndNote',
  'endnote-xml': 'EndNote XML',
  'csl-json': 'CSL-JSON',
  csv: 'CSV',
  'pubmed-xml': 'PubMed XML',
  wos: 'Web of Science',
  ovid: 'Ovid',
  refworks: 'RefWorks',
  cochrane: 'Cochrane Library',
  mods: 'MODS',
  marc: 'MARC',
  'zotero-rdf': 'Zotero RDF',
  'openalex-json': 'OpenAlex JSON',
  'crossref-json': 'Crossref JSON',
  'datacite-json': 'DataCite JSON',
  'clinicaltrials-json': 'ClinicalTrials.gov JSON',
}

/** One record that was read. `line` is its first line in the file, counted from 1; `citationKey` is the file's own. */
export type ReadRecord = { line: number; draft: PaperDraft; citationKey?: string }

/** One record that could not be kept: why, and its beginning, so that a person finds it again. */
export type Skipped = { line: number; reason: string; excerpt: string }

/** Something a person should know about a record that was kept, or about the file. */
export type ReadWarning = { line: number; reason: string }

/** What a file held. Law: `total === records.length + skipped.length`; nothing else leaves a reader. */
export type ReadResult = {
  format: RecordFormat
  /** The database that the file says it comes from, or whose layout it has; absent where nothing says so. */
  database?: string
  total: number
  records: ReadRecord[]
  skipped: Skipped[]
  warnings: ReadWarning[]
}

/** Told now and then how far a reader has come, in steps of its own (lines, characters or rows). */
export type OnProgress = (done: number, total: number) => void

export type Collector = {
  /** Keeps a record and says true, or skips it when it has neither a title nor an identifier. */
  take: (line: number, draft: PaperDraft, source: string, citationKey?: string) => boolean
  skip: (line: number, reason: string, source: string) => void
  warn: (line: number, reason: string) => void
  /** Notes a database that a record names as its own; the one that most name is that of the file. */
  from: (database: string | undefined) => void
  /** How many records were met so far. */
  count: () => number
  result: () => ReadResult
}

export const noTitleNoIdentifier =
  'It has neither a title nor an identifier (DOI, PMID, PMCID, arXiv, ISBN or accession number).'

export const cutOff = 'The file ends inside this record: it seems to have been cut off. What was there is kept.'
export const cutOffEmpty = 'The file ends inside this record, before anything that names it.'

/** Gathers what a reader meets, so that every reader keeps the same law in the same place. */
export function createCollector(format: RecordFormat, database?: string): Collector {
  const records: ReadRecord[] = []
  const skipped: Skipped[] = []
  const warnings: ReadWarning[] = []
  const named = new Map<string, number>()
  const warn = (line: number, reason: string) => void warnings.push({ line, reason })
  const skip = (line: number, reason: string, source: string) =>
    void skipped.push({ line, reason, excerpt: excerptOf(source) })

  return {
    warn,
    skip,
    from: (name) => {
      if (name !== undefined && name.trim() !== '') named.set(name, (named.get(name) ?? 0) + 1)
    },
    take: (line, draft, source, citationKey = '') => {
      const titled = draft.title.trim() !== ''
      if (!titled && !identifies(draft)) {
        skip(line, noTitleNoIdentifier, source)
        return false
      }
      if (!titled) warn(line, 'It has no title: it is kept by its identifier.')
      records.push({ line, draft, ...(isCitationKey(citationKey) && { citationKey }) })
      return true
    },
    count: () => records.length + skipped.length,
    result: () => {
      const from = database ?? [...named].toSorted((a, b) => b[1] - a[1])[0]?.[0]
      const total = records.length + skipped.length
      return { format, ...(from !== undefined && { database: from }), total, records, skipped, warnings }
    },
  }
}

function identifies({ ids }: PaperDraft): boolean {
  return Boolean(ids.doi ?? ids.pmid ?? ids.pmcid ?? ids.arxiv ?? ids.isbn ?? ids.accession)
}
