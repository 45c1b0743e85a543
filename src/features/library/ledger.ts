import type { ReadResult, Skipped } from '#science/records/read-result.ts'

import type { RecordOutcome } from './import-batches.ts'

export type LedgerDuplicate = {
  line: number
  title: string
  matchedBy: string
  matchedTitle: string
  documentId?: string
}

/** What became of a file, record by record. Law: added + duplicates + skipped = total. */
export type Ledger = {
  total: number
  added: number
  duplicates: LedgerDuplicate[]
  skipped: Skipped[]
}

const wayOf: Record<string, string> = {
  doi: 'Same DOI',
  pmid: 'Same PMID',
  pmcid: 'Same PMCID',
  arxiv: 'Same arXiv number',
  'title-year-author': 'Same title, author and year',
  identical: 'The same record',
}

const titleOf = ({ record: { draft } }: RecordOutcome): string =>
  draft.title || Object.values(draft.ids).find(Boolean) || 'Untitled'

/** Joins what the reader skipped with what the library answered. Records the library refused are skipped, with its reason. */
export function ledgerOf(read: ReadResult, outcomes: readonly RecordOutcome[]): Ledger {
  const refused = outcomes
    .filter(({ outcome }) => outcome.outcome === 'refused')
    .map((each) => ({
      line: each.record.line,
      reason: each.outcome.reason ?? 'The library refused it without giving a reason.',
      excerpt: titleOf(each),
    }))
  const duplicates = outcomes
    .filter(({ outcome }) => outcome.outcome === 'duplicate')
    .map((each) => ({
      line: each.record.line,
      title: titleOf(each),
      matchedBy: wayOf[each.outcome.by ?? ''] ?? each.outcome.by ?? 'Same paper',
      matchedTitle: each.outcome.matchedTitle ?? '',
      ...(each.outcome.documentId !== undefined && { documentId: each.outcome.documentId }),
    }))
  return {
    total: read.total,
    added: outcomes.filter(({ outcome }) => outcome.outcome === 'added').length,
    duplicates,
    skipped: [...read.skipped, ...refused].sort((one, other) => one.line - other.line),
  }
}

/** False only when records went missing on the way, which is then said instead of an equation that does not hold. */
export const addsUp = ({ total, added, duplicates, skipped }: Ledger): boolean =>
  added + duplicates.length + skipped.length === total
