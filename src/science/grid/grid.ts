import type { GridBody, GridColumn, GridRow } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'

import type { RuleMisses } from './absence.ts'
import { cellOf, type Cell, type Proposal, type RuleCells } from './cell.ts'
import { effective, type GridLog, type RowLog } from './grid-log.ts'

export type GridInput = {
  documentIds: readonly string[]
  body: GridBody
  log: GridLog
  rules: RuleCells
  papers: ReadonlyMap<string, Paper>
  /** What the rules looked for and did not find. */
  misses?: RuleMisses
  /** Papers or what rules find in them are on their way: an empty cell is no answer yet. */
  isReading?: boolean
}

/** A grid to read: rows, columns, and each cell when it is asked for. */
export type Grid = GridInput & {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly rowById: ReadonlyMap<string, GridRow>
  readonly columnById: ReadonlyMap<string, GridColumn>
  /** All cells of a row, in the order of `columns`. Rows that did not change give the same array. */
  cellsOf: (rowId: string) => readonly Cell[]
  /** Those of a row that may say something: with an entry or a proposal. The same array as long as the row does not change. */
  spokenOf: (rowId: string) => readonly Cell[]
  cell: (rowId: string, columnId: string) => Cell | undefined
}

/** Columns as the body began with them and the log changed them, in the order in which they came. */
export function columnsOf(first: readonly GridColumn[], entries: GridLog['columns']): GridColumn[] {
  const columns = new Map(first.map((column) => [column.id, column]))
  for (const { data } of effective(entries)) {
    if (data.kind !== 'column') continue
    if (data.isRemoved) columns.delete(data.column.id)
    else columns.set(data.column.id, data.column)
  }
  return [...columns.values()]
}

/** The papers in their order, each followed by the rows that stand under it; rows of no paper come last. */
export function rowsOf(documentIds: readonly string[], body: GridBody, log: GridLog): GridRow[] {
  const others = new Map(body.rows.map((row) => [row.id, row]))
  for (const { data } of effective(log.rowEntries)) {
    if (data.kind !== 'row') continue
    if (data.isRemoved) others.delete(data.row.id)
    else others.set(data.row.id, data.row)
  }
  const papers = [...new Set(documentIds)].map((id): GridRow => ({ id, kind: 'paper', documentId: id }))
  if (others.size === 0) return papers
  const byPaper = new Map<string, GridRow[]>()
  const known = new Set(papers.map(({ id }) => id))
  const loose: GridRow[] = []
  for (const row of others.values()) {
    if (row.documentId === undefined || !known.has(row.documentId)) loose.push(row)
    else byPaper.set(row.documentId, [...(byPaper.get(row.documentId) ?? []), row])
  }
  return [...papers.flatMap((row) => [row, ...(byPaper.get(row.id) ?? [])]), ...loose]
}

const noLog: RowLog = { cells: new Map(), notes: [] }
const noRules: ReadonlyMap<string, Proposal> = new Map()

type KeptRow = {
  log: RowLog
  rules: ReadonlyMap<string, Proposal>
  spoken: readonly Cell[]
  cells?: readonly Cell[]
}

function reader(columns: readonly GridColumn[], isDouble: boolean) {
  const kept = new Map<string, KeptRow>()
  const columnById = new Map(columns.map((column) => [column.id, column]))
  const row = (rowId: string, log: RowLog, rules: ReadonlyMap<string, Proposal>): KeptRow => {
    const known = kept.get(rowId)
    if (known?.log === log && known.rules === rules) return known
    const spoken: Cell[] = []
    const take = (column: GridColumn | undefined) => {
      if (!column) return
      const rule = rules.get(column.id)
      spoken.push(cellOf({ rowId, column, log: log.cells.get(column.id), rule, isDouble }))
    }
    for (const id of log.cells.keys()) take(columnById.get(id))
    for (const id of rules.keys()) if (!log.cells.has(id)) take(columnById.get(id))
    const made = { log, rules, spoken }
    kept.set(rowId, made)
    return made
  }
  const cells = (rowId: string, log: RowLog, rules: ReadonlyMap<string, Proposal>): readonly Cell[] => {
    const of = row(rowId, log, rules)
    if (of.cells) return of.cells
    const spoken = new Map(of.spoken.map((cell) => [cell.columnId, cell]))
    of.cells = columns.map(
      (column) => spoken.get(column.id) ?? cellOf({ rowId, column, log: undefined, rule: undefined, isDouble }),
    )
    return of.cells
  }
  return { row, cells }
}

const readers = new WeakMap<Grid, ReturnType<typeof reader>>()

/**
 * The grid of a body, a log and what the rules found. `before`, the grid as it was, makes the next one cheap: after one
 * more entry only the cells of that row are computed anew.
 */
export function gridOf(input: GridInput, before?: Grid): Grid {
  const { body, log, rules, documentIds } = input
  const isSameBody = before?.body === body
  const hasSameColumns = isSameBody && before.log.columns === log.columns
  const hasSameRows = isSameBody && before.documentIds === documentIds && before.log.rowEntries === log.rowEntries
  const columns = hasSameColumns ? before.columns : columnsOf(body.columns, log.columns)
  const columnById = hasSameColumns ? before.columnById : new Map(columns.map((column) => [column.id, column]))
  const rows = hasSameRows ? before.rows : rowsOf(documentIds, body, log)
  const rowById = hasSameRows ? before.rowById : new Map(rows.map((row) => [row.id, row]))
  const kept = hasSameColumns ? readers.get(before) : undefined
  const read = kept ?? reader(columns, body.params.isDouble ?? false)
  const places = new Map(columns.map((column, index) => [column.id, index]))
  const cellsOf = (rowId: string) => read.cells(rowId, log.rows.get(rowId) ?? noLog, rules.get(rowId) ?? noRules)
  const spokenOf = (rowId: string) => read.row(rowId, log.rows.get(rowId) ?? noLog, rules.get(rowId) ?? noRules).spoken
  const grid: Grid = {
    ...input,
    columns,
    rows,
    rowById,
    columnById,
    cellsOf,
    spokenOf,
    cell: (rowId, columnId) => {
      const index = places.get(columnId)
      return index === undefined ? undefined : cellsOf(rowId)[index]
    },
  }
  readers.set(grid, read)
  return grid
}

export type RowNote = {
  id: string
  rowId: string
  columnId?: string
  text: string
  by: string
  userId: string
  at: string
}

/** Remarks on a row and its cells that still stand, oldest first. */
export function notesOf(grid: Grid, rowId: string): RowNote[] {
  const notes = new Map<string, RowNote>()
  for (const { data, by, at } of effective(grid.log.rows.get(rowId)?.notes ?? [])) {
    if (data.kind !== 'note') continue
    if (data.text === '') notes.delete(data.noteId)
    else {
      const place = { id: data.noteId, rowId, ...(data.columnId !== undefined && { columnId: data.columnId }) }
      notes.set(data.noteId, { ...place, text: data.text, by: by.name, userId: by.userId, at })
    }
  }
  return [...notes.values()]
}
