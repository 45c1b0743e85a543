import Papa from 'papaparse'

import type { Synthesis } from '#contract/syntheses.ts'
import { kindLabel } from '#research/analyses/analysis-kinds.ts'
import { disarm } from '#science/records/csv-lists.ts'

import { titleOf } from '../synthesis-title.ts'

const fields = ['Kind', 'Title', 'Question', 'Papers', 'State', 'Updated', 'Created', 'Archived']

/** The list of analyses as a table for spreadsheets: byte order mark, CRLF, and no cell that would run as a formula. */
export function historyCsv(rows: readonly Synthesis[]): string {
  const data = rows.map((row) =>
    [
      kindLabel(row.kind ?? 'synthesis'),
      titleOf(row),
      row.query ?? '',
      String(row.documentIds?.length ?? 0),
      row.status ?? '',
      row.updatedAt ?? '',
      row.createdAt ?? '',
      row.archivedAt ?? '',
    ].map(disarm),
  )
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`
}
