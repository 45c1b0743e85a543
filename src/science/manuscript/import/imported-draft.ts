import type { CitationStyle } from '../../citations/citation.ts'
import type { ExportThread } from '../export/export-input.ts'
import type { Manuscript } from '../manuscript.ts'
import type { TransferNote } from '../transfer-ledger.ts'

/** What a document file became. */
export type ImportedDraft = {
  title?: string
  manuscript: Manuscript
  style?: CitationStyle
  /** Records that came with the file, as CSL-JSON, by the id that its citations name them by. */
  records: ReadonlyMap<string, Record<string, unknown>>
  /** Keys that the text cites and no record came for, as they stand in the file; they are the ids of the citations. */
  unknownKeys: readonly string[]
  threads: readonly ExportThread[]
  notes: TransferNote[]
}

/** A file that is not read, for a reason that is a sentence for people. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}

/** Blocks inside blocks that are read; what lies deeper is left and said to be. */
export const NESTING_MAX = 20
/** Characters of text that are read. A thesis has some two million. */
export const LENGTH_MAX = 8_000_000
