import { formula } from '#science/records/csv-lists.ts'

import { originLabels } from './project-list.copy.ts'
import { originOf, type ProjectRow } from './project-rows.ts'

/** The list as a table: UTF-8 with a mark, RFC 4180, cells that a spreadsheet would run made text. */
export async function projectCsv(rows: readonly ProjectRow[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const data = rows.map((row) => [
    row.title,
    originLabels[originOf(row)],
    row.kind,
    row.status,
    row.project?.ownRole ?? '',
    row.dueDate,
    row.updatedAt,
  ])
  const fields = ['title', 'origin', 'kind', 'state', 'own role', 'end', 'changed']
  return `\uFEFF${unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formula })}\r\n`
}
