import type { GridEntry, GridEntryOf } from '#contract/grid.ts'
import type { Person } from '#contract/paging.ts'

import { readGridEntry } from './read-grid.ts'

/** An entry of the log with who wrote it and when. `isPending`: not confirmed by the server yet. */
export type GridLogEntry<D extends GridEntry = GridEntry> = {
  id: string
  seq: number
  at: string
  by: Person
  data: D
  isPending: boolean
  /** Who brought it here in a file; `by` and `at` are those of the file. */
  broughtBy?: Person
}

/** What was said of one cell, in order: suggestions, decisions, and the undoing of them. */
export type CellEntry = GridLogEntry<GridEntryOf<'cell'> | GridEntryOf<'suggestion'> | GridEntryOf<'undo'>>
export type CellLog = readonly CellEntry[]
export type RowLog = { readonly cells: ReadonlyMap<string, CellLog>; readonly notes: readonly GridLogEntry[] }

type Place =
  | { in: 'cell'; rowId: string; columnId: string }
  | { in: 'notes'; rowId: string }
  | { in: 'columns' | 'rowEntries' | 'runs' }

/** The log of a grid, sorted by where its entries belong. Never changed: `extendLog` gives the next one. */
export type GridLog = {
  readonly rows: ReadonlyMap<string, RowLog>
  readonly columns: readonly GridLogEntry[]
  readonly rowEntries: readonly GridLogEntry[]
  readonly runs: readonly GridLogEntry[]
  readonly size: number
  /** Where each entry went, so that its undoing goes there too. Only grows, and is shared by all logs that follow. */
  readonly places: Map<string, Place>
}

const noEntries: readonly GridLogEntry[] = []

export const emptyLog = (): GridLog => ({
  rows: new Map(),
  // The same lists each time: a log that is read anew and says nothing of columns leaves the columns as they are.
  columns: noEntries,
  rowEntries: noEntries,
  runs: noEntries,
  size: 0,
  places: new Map(),
})

const noRow: RowLog = { cells: new Map(), notes: [] }

function placeOf(data: GridEntry, places: ReadonlyMap<string, Place>): Place | undefined {
  switch (data.kind) {
    case 'cell':
    case 'suggestion':
      return { in: 'cell', rowId: data.rowId, columnId: data.columnId }
    case 'note':
      return { in: 'notes', rowId: data.rowId }
    case 'column':
      return { in: 'columns' }
    case 'row':
      return { in: 'rowEntries' }
    case 'run':
      return { in: 'runs' }
    case 'undo':
      return places.get(data.undoes)
    case 'imported':
      return undefined
  }
}

/** An entry that came in a file, as the entry that it was there. */
function unwrapped(entry: GridLogEntry): GridLogEntry | undefined {
  const { data } = entry
  if (data.kind !== 'imported') return entry
  const inner = readGridEntry(data.entry)
  if (!inner || inner.kind === 'imported') return undefined
  return { ...entry, id: data.id, at: data.at, by: data.by, data: inner, broughtBy: entry.by }
}

/**
 * The log with more entries at its end. Only the rows they speak of are made anew; everything else is the same object as
 * before, by which caches know that it has not changed.
 */
export function extendLog(log: GridLog, entries: readonly GridLogEntry[]): GridLog {
  if (entries.length === 0) return log
  const rows = new Map(log.rows)
  const fresh = new Map<string, { cells: Map<string, CellEntry[]>; notes: GridLogEntry[] }>()
  const freshCells = new Set<CellEntry[]>()
  const lists = { columns: log.columns, rowEntries: log.rowEntries, runs: log.runs }
  const rowOf = (rowId: string) => {
    const known = fresh.get(rowId)
    if (known) return known
    const before = rows.get(rowId) ?? noRow
    const made = { cells: new Map(before.cells) as Map<string, CellEntry[]>, notes: [...before.notes] }
    fresh.set(rowId, made)
    rows.set(rowId, made)
    return made
  }
  for (const raw of entries) {
    const entry = unwrapped(raw)
    if (!entry) continue
    const place = placeOf(entry.data, log.places)
    if (!place) continue
    log.places.set(entry.id, place)
    if (place.in === 'cell') {
      const { cells } = rowOf(place.rowId)
      let cell = cells.get(place.columnId)
      if (!cell || !freshCells.has(cell)) {
        cell = [...(cell ?? [])]
        freshCells.add(cell)
        cells.set(place.columnId, cell)
      }
      cell.push(entry as CellEntry)
    } else if (place.in === 'notes') rowOf(place.rowId).notes.push(entry)
    else lists[place.in] = [...lists[place.in], entry]
  }
  return { ...lists, rows, size: log.size + entries.length, places: log.places }
}

/** What holds of some entries: those that were undone, and their undoing, left out. An undo always follows what it undoes. */
export function effective<E extends GridLogEntry>(entries: readonly E[]): E[] {
  if (entries.every(({ data }) => data.kind !== 'undo')) return [...entries]
  const undone = new Set<string>()
  for (const { id, data } of entries.toReversed()) if (data.kind === 'undo' && !undone.has(id)) undone.add(data.undoes)
  return entries.filter(({ id, data }) => data.kind !== 'undo' && !undone.has(id))
}
