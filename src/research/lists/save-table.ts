import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { tableCsv, type FigureTable } from '#shared/figures/figure-table.ts'
import { localDay } from '#shared/format/local-day.ts'

/** Hands a table out for spreadsheets, with the day in its name. */
export function saveTable(name: string, table: FigureTable): void {
  const file = `${safeFileName(name)} ${localDay(Date.now())}.csv`
  saveFile(new File([tableCsv(table)], file, { type: 'text/csv;charset=utf-8' }))
}

export const number = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : { text: String(value), value }
export const text = (value: string | null | undefined) => value ?? ''
