import type { DuplicateReason } from './deduplicate.ts'
import type { TextEncoding } from './decode.ts'
import type { ReadWarning, RecordFormat, Skipped } from './read-result.ts'

/** What became of every record of one file. `total` is what the file held. */
export type ImportLedger = {
  file: string
  encoding: TextEncoding
  format: RecordFormat
  total: number
  added: number
  duplicates: { line: number; title: string; matchedTitle?: string; by: DuplicateReason }[]
  skipped: Skipped[]
  warnings: ReadWarning[]
}

export type LedgerCheck = { ok: true } | { ok: false; accounted: number; missing: number; message: string }

/** Adds the ledger up: added + duplicates + skipped must be the records of the file, no more and no fewer. */
export function checkLedger({
  total,
  added,
  duplicates,
  skipped,
}: Pick<ImportLedger, 'total' | 'added' | 'duplicates' | 'skipped'>): LedgerCheck {
  const accounted = added + duplicates.length + skipped.length
  if (accounted === total) return { ok: true }
  const sum = `${added} added + ${duplicates.length} duplicates + ${skipped.length} skipped = ${accounted}`
  return { ok: false, accounted, missing: total - accounted, message: `The file holds ${total} records, but ${sum}.` }
}
