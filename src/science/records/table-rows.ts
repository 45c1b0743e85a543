import Papa from 'papaparse'

import { fieldOfColumn } from './csv-columns.ts'

/** A row of a table, with the line or the row of the file on which it starts. */
export type TableRow = { cells: string[]; line: number }

/** Labels with which Embase begins the rows of its "fields by row" layout. */
const rowLabels = new Set(
  'TITLE|SOURCE|AUTHOR NAMES|AUTHORS|SOURCE TITLE|PUBLICATION YEAR|VOLUME|ISSUE|FIRST PAGE|LAST PAGE|PUBLICATION TYPE|ABSTRACT|PUI|DOI|MEDLINE PMID|ISSN|EMBASE LINK|FULL TEXT LINK|DATE OF PUBLICATION|EMTREE DRUG INDEX TERMS|EMTREE MEDICAL INDEX TERMS'.split(
    '|',
  ),
)

/** True when each row is a field: its name in the first cell, its values behind it. */
function isFieldByRow(rows: readonly TableRow[]): boolean {
  const [first, second] = rows
  const isLabel = (row: TableRow | undefined) => rowLabels.has(row?.cells[0] ?? '')
  return isLabel(first) && isLabel(second) && !rowLabels.has(first?.cells[1] ?? '')
}

/** The same as a table with a row for each record; several values of a field in one cell, parted by semicolons. */
function recordsOfFields(rows: readonly TableRow[]): TableRow[] {
  const labels = [...new Set(rows.map(({ cells }) => cells[0] ?? ''))]
  const places = new Map(labels.map((label, index) => [label, index]))
  const records: TableRow[] = []
  let known = new Set<string>()
  for (const { cells, line } of rows) {
    const [label = '', ...values] = cells
    if (records.length === 0 || known.has(label)) {
      records.push({ cells: labels.map(() => ''), line })
      known = new Set()
    }
    known.add(label)
    const record = records.at(-1)
    if (record) record.cells[places.get(label) ?? 0] = values.filter((value) => value !== '').join('; ')
  }
  return [{ cells: labels, line: 1 }, ...records]
}

/** The head and the records below it, whichever way round the file has them. */
export const tableOf = (rows: readonly TableRow[]): readonly TableRow[] =>
  isFieldByRow(rows) ? recordsOfFields(rows) : rows

/** The name of a column of a table without a head, by its place. */
const nameOfPlace = (index: number) => `Column ${index + 1}`

/** A value that is nobody's name for a column: a DOI or its address, a year, or the number of a record. */
const value = /^(?:(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:? ?)?10\.\d{4,9}\/\S+|(?:1[89]|20)\d\d|\d{6,9})(?:\.0)?$/i

/** True where the first row is a record: none of its cells is a known name, and one is a value. */
export function lacksHead([first]: readonly TableRow[]): boolean {
  const cells = first?.cells.map((cell) => cell.trim()) ?? []
  return cells.length > 1 && !cells.some((cell) => fieldOfColumn(cell)) && cells.some((cell) => value.test(cell))
}

/** The same table below a head that names its columns by their places. */
export function underPlaces(rows: readonly TableRow[]): readonly TableRow[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return [{ cells: Array.from({ length: width }, (_, index) => nameOfPlace(index)), line: 1 }, ...rows]
}

/** True where somebody mapped the columns of this table by their places. */
export const isByPlace = (names: Readonly<Record<string, unknown>>, [head]: readonly TableRow[]) =>
  nameOfPlace(0) in names && head?.cells[0] !== nameOfPlace(0)

/** Lines above the head that a site or a person writes ("About the data: exported on …"): one cell each, and no name of a column. */
export function withoutPreamble(rows: TableRow[]): TableRow[] {
  const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== '')
  const head = rows
    .slice(0, 6)
    .findIndex((row) => filled(row).length > 2 && filled(row).some((cell) => fieldOfColumn(cell)))
  const above = head > 0 ? rows.slice(0, head) : []
  return above.every((row) => filled(row).length === 1 && !filled(row).some((cell) => fieldOfColumn(cell)))
    ? rows.slice(above.length)
    : rows
}

/** The rows that hold anything, each with the line of the file on which it starts. */
export function rowsOf(text: string): TableRow[] {
  // Web of Science parts by tabs and quotes nothing: a quotation mark is part of the text.
  const isUnquoted = /^\uFEFF?PT\t/.test(text)
  const { data } = Papa.parse<string[]>(text, {
    delimiter: isUnquoted ? '\t' : delimiterOf(text),
    skipEmptyLines: false,
    ...(isUnquoted && { quoteChar: '\u0000' }),
  })
  let line = 1
  const rows: TableRow[] = []
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line })
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
  }
  return withoutPreamble(rows)
}

/**
 * The sign that parts the first row into the most columns of a known name: cells further down may hold any sign. Where no
 * name is known, the one that parts the first rows into equally many.
 */
function delimiterOf(text: string): string {
  const start = text.slice(0, 8192).trimStart()
  const candidates = [',', ';', '\t', '|'].map((delimiter) => {
    const { data } = Papa.parse<string[]>(start, { delimiter, preview: 6 })
    const [head = [], ...rows] = data.slice(0, 4)
    const isEven = rows.every(({ length }) => length === head.length || length <= 1)
    // A line or two may stand above the head.
    const known = Math.max(
      ...[head, ...data.slice(1).filter((row) => row.length > 2 && head.length === 1)].map(
        (row) => row.filter((name) => fieldOfColumn(name) !== undefined).length,
      ),
    )
    return { delimiter, known, parted: isEven ? head.length : 0 }
  })
  const best = candidates.reduce((one, next) => (next.known > one.known ? next : one))
  if (best.known > 0) return best.delimiter
  return candidates.reduce((one, next) => (next.parted > one.parted ? next : one)).delimiter
}

/** True for text that is parted by tabs into rows of equally many cells, whatever the names of its columns. */
export function isTabTable(text: string): boolean {
  const [head, ...rows] = text.split(/\r\n|\n|\r/, 6).filter((line) => line.trim() !== '')
  const cells = (line = '') => line.split('\t').length
  return cells(head) > 2 && rows.length > 0 && rows.every((row) => cells(row) === cells(head))
}
