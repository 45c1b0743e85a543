import { excerptOf } from './clean-text.ts'
import { fieldsOfHead, isOwn, type CsvField } from './csv-columns.ts'
import { dialectOf } from './csv-dialects.ts'
import { tableOf, type TableRow } from './table-rows.ts'

/** What a person said of the columns of a table: the name of a column → its field, or null for one to leave out. */
export type ColumnMapping = Readonly<Record<string, CsvField | null>>

/** A column as a person maps it: its name, the field that its name says, and the first cell that holds anything. */
export type TableColumn = { name: string; field: CsvField | undefined; sample: string }

/** Rows that are looked at for a sample. */
const SAMPLED = 200

/** The columns of a table, whatever they are called, each name once; none where the first row is no head of several. */
export function columnsOf(table: readonly TableRow[]): TableColumn[] {
  const [head, ...rows] = tableOf(table.slice(0, SAMPLED))
  if (!head || head.cells.length < 2) return []
  const fields = fieldsOfHead(head.cells)
  const columns = head.cells.map((name, index) => ({
    name,
    field: fields[index],
    sample: excerptOf(rows.map(({ cells }) => cells[index] ?? '').find((cell) => cell.trim() !== '') ?? ''),
  }))
  const first = new Map(columns.toReversed().map((column) => [column.name, column]))
  return columns.filter((column) => first.get(column.name) === column)
}

/** What a record is cited by: a column of an unknown name may hold it. */
const needed: readonly (readonly CsvField[])[] = [['title'], ['authors'], ['year', 'date']]

/**
 * True when a person has to say what the columns hold: no database and no program is known to write this head, a title,
 * authors or year is in no column of a known name, and there is a column of an unknown name that could hold it.
 */
export function asksForColumns(table: readonly TableRow[]): boolean {
  const names = tableOf(table.slice(0, SAMPLED))[0]?.cells ?? []
  if (isOwn(names) || dialectOf(names) !== undefined) return false
  const columns = columnsOf(table)
  const fields = new Set(columns.map(({ field }) => field))
  const isMissing = needed.some((any) => !any.some((field) => fields.has(field)))
  return isMissing && columns.some(({ field, sample }) => field === undefined && sample !== '')
}
