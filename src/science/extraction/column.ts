import type { Evidence } from '#contract/evidence.ts'
import type { CellValue, GridColumn } from '#contract/grid.ts'

import type { TextKind, TextSection } from '../evidence/facts/find-facts.ts'

/** Headings under which the library shows its columns. */
export const columnFields = [
  'Paper',
  'PICO',
  'Methods',
  'Conduct',
  'Outcomes',
  'Effect data',
  'Findings',
  'Statements',
] as const
export type ColumnField = (typeof columnFields)[number]

/** A column that the product brings, ready to stand in a grid. `libraryKey` is its id and never changes. */
export type LibraryColumn = GridColumn & { field: ColumnField; instruction: string; libraryKey: string }

/**
 * A value that the rules propose; a person decides. `text` says it for people; `normalised` is comparable over papers
 * (months of follow-up, a first month, a canonical number). `check` says why it wants a second look; `isCertain`: it was
 * read from words that leave no doubt, with nothing else in the text that it could be.
 */
export type ProposedCell = {
  columnId: string
  value: CellValue
  text: string
  unit?: string
  normalised?: string | number
  evidence: readonly Evidence[]
  rule: string
  check?: string
  isCertain?: true
}

/**
 * A cell that the rules leave empty although the text says something of the kind: they found numbers whose role does not
 * fit, or the second reading of a passage differs from the first. `because` says it for people; `evidence` are the passages.
 */
export type AbstainedCell = { columnId: string; because: string; evidence: readonly Evidence[] }

/** A text with what is known about it. A record's text is that of `documentText`; `documentId` and `textHash` go into the evidence. */
export type PaperText = {
  text: string
  kind: TextKind
  sections?: readonly TextSection[]
  documentId?: string
  textHash?: string
}
