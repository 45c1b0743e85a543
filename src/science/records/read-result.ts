import type { PaperDraft } from '#contract/papers.ts'

import { isCitationKey } from './citation-key.ts'
import { excerptOf } from './clean-text.ts'

/** Kinds of reference file that Roadrunner reads, by content. */
export const recordFormats = ['ris', 'bibtex', 'nbib', 'enw', 'endnote-xml', 'csl-json', 'csv', 'pubmed-xml'] as const
export type RecordFormat = (typeof recordFormats)[number]

/** One record that was read. `line` is its first line in the file, counted from 1; `citationKey` is the file's own. */
export type ReadRecord = { line: number; draft: PaperDraft; citationKey?: string }

/** One record that could not be kept: why, and its beginning, so that a person finds it again. */
export type Skipped = { line: number; reason: string; excerpt: string }

/** Something a person should know about a record that was kept, or about the file. */
export type ReadWarning = { line: number; reason: string }

/** What a file held. Law: `total === records.length + skipped.length`; nothing else leaves a reader. */
export type ReadResult = {
  format: RecordFormat
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
  /** How many records were met so far. */
  count: () => number
  result: () => ReadResult
}

export const noTitleNoIdentifier =
  'It has neither a title nor an identifier (DOI, PMID, PMCID, arXiv, ISBN or accession number).'

export const cutOff = 'The file ends inside this record: it seems to have been cut off. What was there is kept.'
export const cutOffEmpty = 'The file ends inside this record, before anything that names it.'

/** Gathers what a reader meets, so that every reader keeps the same law in the same place. */
export function createCollector(format: RecordFormat): Collector {
  const records: ReadRecord[] = []
  const skipped: Skipped[] = []
  const warnings: ReadWarning[] = []
  const warn = (line: number, reason: string) => void warnings.push({ line, reason })
  const skip = (line: number, reason: string, source: string) =>
    void skipped.push({ line, reason, excerpt: excerptOf(source) })

  return {
    warn,
    skip,
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
    result: () => ({ format, total: records.length + skipped.length, records, skipped, warnings }),
  }
}

function identifies({ ids }: PaperDraft): boolean {
  return Boolean(ids.doi ?? ids.pmid ?? ids.pmcid ?? ids.arxiv ?? ids.isbn ?? ids.accession)
}
