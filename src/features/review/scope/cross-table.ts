import type { ChartedRow } from './charted-rows.ts'

export type MapCell = { row: string; column: string; studies: string[]; size: number }
export type CrossTable = {
  rows: string[]
  columns: string[]
  cells: MapCell[][]
  /** Sources that have a value in both columns, and all of them: the scope of every number. */
  placed: number
  sources: number
  /** Marks in the table: a source with two values in a row stands twice. */
  marks: number
}

/** A source without a value: nobody may have charted it yet, so that nothing is said of the source. */
const NOT = 'No value charted'

/** Values of a field over all sources: by number where they are numbers, else by how often. */
export function categoriesOf(rows: readonly ChartedRow[], field: string): { name: string; studies: string[] }[] {
  const found = new Map<string, string[]>()
  for (const { studyId, values } of rows) {
    for (const value of new Set(values[field])) found.set(value, [...(found.get(value) ?? []), studyId])
  }
  const list = [...found].map(([name, studies]) => ({ name, studies }))
  const isNumeric = list.length > 0 && list.every(({ name }) => /^-?\d+(?:\.\d+)?$/.test(name))
  return list.toSorted((a, b) =>
    isNumeric ? Number(a.name) - Number(b.name) : b.studies.length - a.studies.length || a.name.localeCompare(b.name),
  )
}

/** Two fields against each other. `size` sums a number over the sources of a cell. */
export function crossTable(
  sources: readonly ChartedRow[],
  rowField: string,
  columnField: string,
  size?: string,
): CrossTable {
  const rows = categoriesOf(sources, rowField).map(({ name }) => name)
  const columns = categoriesOf(sources, columnField).map(({ name }) => name)
  const cells = rows.map((row) => columns.map((column): MapCell => ({ row, column, studies: [], size: 0 })))
  let placed = 0
  let marks = 0
  for (const { studyId, values } of sources) {
    const inRows = [...new Set(values[rowField])]
    const inColumns = [...new Set(values[columnField])]
    if (inRows.length > 0 && inColumns.length > 0) placed += 1
    for (const row of inRows) {
      for (const column of inColumns) {
        const cell = cells[rows.indexOf(row)]?.[columns.indexOf(column)]
        if (!cell) continue
        cell.studies.push(studyId)
        marks += 1
        const amount = size === undefined ? 0 : Number(values[size]?.[0])
        if (Number.isFinite(amount)) cell.size += amount
      }
    }
  }
  return { rows, columns, cells, placed, sources: sources.length, marks }
}

/** Cells with so few sources, emptiest first, each with its scope. */
export function thinCells(table: CrossTable, most: number): MapCell[] {
  return table.cells
    .flat()
    .filter(({ studies }) => studies.length <= most)
    .toSorted((a, b) => a.studies.length - b.studies.length)
}

/** "0 of 143 sources …": a negative statement with what it covers. */
export const cellSentence = ({ row, column, studies }: MapCell, { sources, placed }: CrossTable): string =>
  `${studies.length} of ${sources} included sources report ${row} with ${column}` +
  (placed < sources ? ` (${placed} of them are charted in both).` : '.')

/** How many different categories were known after each source, in the order given. */
export function saturation(rows: readonly ChartedRow[], field: string): { studyId: string; known: number }[] {
  const seen = new Set<string>()
  return rows.map(({ studyId, values }) => {
    for (const value of values[field] ?? []) seen.add(value)
    return { studyId, known: seen.size }
  })
}

export const withoutValue = (rows: readonly ChartedRow[], field: string): { name: string; studies: string[] } => ({
  name: NOT,
  studies: rows.flatMap(({ studyId, values }) => ((values[field]?.length ?? 0) === 0 ? [studyId] : [])),
})
