import { formula } from '#science/records/csv-lists.ts'

import type { Ledger } from './ledger.ts'

/**
 * What was not added, as a table for people: kind, line, title or excerpt, reason. UTF-8 with a mark, RFC 4180; a cell
 * that a spreadsheet would run as a formula is made text.
 */
export async function ledgerCsv({ duplicates, skipped }: Ledger): Promise<string> {
  const { unparse } = await import('papaparse')
  const rows = [
    ...duplicates.map(({ line, title, matchedBy, matchedTitle }) => [
      'duplicate',
      line,
      title,
      matchedTitle === '' ? matchedBy : `${matchedBy}: ${matchedTitle}`,
    ]),
    ...skipped.map(({ line, excerpt, reason }) => ['skipped', line, excerpt, reason]),
  ]
  const text = unparse(
    { fields: ['outcome', 'line', 'record', 'reason'], data: rows },
    { newline: '\r\n', escapeFormulae: formula },
  )
  return `\uFEFF${text}\r\n`
}
