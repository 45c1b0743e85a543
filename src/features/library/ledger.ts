import type { ReadRecord, ReadResult, Skipped } from '#science/records/read-result.ts'

import type { RecordOutcome } from './import-batches.ts'
import { matchNames } from './sources/sources.copy.ts'

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

const titleOf = ({ record: { draft } }: { record: ReadRecord }): string =>
  draft.title || Object.values(draft.ids).find(Boolean) || 'Untitled'

const notSaved =
  'It was not saved when you ended the import. Import the file again to add it: existing papers are recognised.'

/** Records that had no answer when somebody ended the import, as skipped ones. */
export const unsentRecords = (unsaved: readonly ReadRecord[]): Skipped[] =>
  unsaved.map((record) => ({ line: record.line, reason: notSaved, excerpt: titleOf({ record }) }))

/**
 * Joins what the reader skipped with what the library answered. Records the library refused are skipped, with its reason,
 * and so are those that had no answer when somebody ended the import (`unsaved`).
 */
export function ledgerOf(
  read: Omit<ReadResult, 'format'> & { format?: ReadResult['format'] },
  outcomes: readonly RecordOutcome[],
  unsaved: readonly ReadRecord[] = [],
): Ledger {
  const refused = outcomes
    .filter(({ outcome }) => outcome.outcome === 'refused')
    .map((each) => ({
      line: each.record.line,
      reason: each.outcome.reason ?? 'The library refused it without giving a reason.',
      excerpt: titleOf(each),
    }))
  const unsent = unsentRecords(unsaved)
  const duplicates = outcomes
    .filter(({ outcome }) => outcome.outcome === 'duplicate')
    .map((each) => ({
      line: each.record.line,
      title: titleOf(each),
      matchedBy: matchNames[each.outcome.by ?? ''] ?? each.outcome.by ?? 'Same paper',
      matchedTitle: each.outcome.matchedTitle ?? '',
      ...(each.outcome.documentId !== undefined && { documentId: each.outcome.documentId }),
    }))
  return {
    total: read.total,
    added: outcomes.filter(({ outcome }) => outcome.outcome === 'added').length,
    duplicates,
    skipped: [...read.skipped, ...refused, ...unsent].sort((one, other) => one.line - other.line),
  }
}

/** False only when records went missing on the way, which is then said instead of an equation that does not hold. */
export const addsUp = ({ total, added, duplicates, skipped }: Ledger): boolean =>
  added + duplicates.length + skipped.length === total
