import type { Evidence } from '#contract/evidence.ts'
import type { CellValue, CellVerb, GridColumn, GridEntry, GridRow } from '#contract/grid.ts'
import type { Grid } from '#science/grid/grid.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { createStore } from '#shared/browser/store.ts'

export type CellWrite = {
  rowId: string
  columnId: string
  verb: CellVerb
  value?: CellValue
  unit?: string
  evidence?: readonly Evidence[]
  note?: string
  settles?: boolean
}

type Append = (items: readonly GridEntry[]) => string[]

/**
 * What can be written into a grid. Each call is one step that `undo` takes back, however many cells it touched. Steps are
 * remembered as long as the page is open; anybody's entry can be taken back by its id at any time.
 */
export function createWrites(append: Append, grid: () => Grid) {
  const done: string[][] = []
  const undone: string[][] = []
  const steps = createStore({ canUndo: false, canRedo: false })
  const told = () => steps.set({ canUndo: done.length > 0, canRedo: undone.length > 0 })
  const write = (entries: readonly GridEntry[]) => {
    if (entries.length === 0) return
    done.push(append(entries))
    undone.length = 0
    told()
  }
  const takeBack = (ids: readonly string[]) => append(ids.toReversed().map((id) => ({ kind: 'undo', undoes: id })))

  /** The entry of a decision. Evidence goes along where a value does; what is not said is not written. */
  const cellEntry = ({ rowId, columnId, verb, value, unit, evidence, note, settles }: CellWrite): GridEntry => ({
    kind: 'cell',
    verb,
    rowId,
    columnId,
    columnVersion: grid().columnById.get(columnId)?.version ?? 1,
    ...(value !== undefined && { value }),
    ...(unit !== undefined && { unit }),
    ...(evidence && evidence.length > 0 && { evidence: [...evidence] }),
    ...(note !== undefined && { note }),
    ...(settles && { settles }),
  })

  return {
    /** What of it can be taken back and done again. */
    steps,
    /** Decides on cells, all in one step. */
    commitCells: (cells: readonly CellWrite[]) => write(cells.map(cellEntry)),
    commitCell: (cell: CellWrite) => write([cellEntry(cell)]),
    /** Takes over what is proposed, with its passage. A cell that proposes nothing stays as it is. */
    confirmCells(places: readonly { rowId: string; columnId: string }[]) {
      const cells = places.flatMap(({ rowId, columnId }): CellWrite[] => {
        const cell = grid().cell(rowId, columnId)
        if (!cell) return []
        const place = { rowId, columnId, ...(cell.people.length > 1 && { settles: true }) }
        if (cell.value === undefined) {
          return cell.state === 'not_reported' && !cell.isDecided ? [{ ...place, verb: 'not_reported' }] : []
        }
        if (cell.isDecided && cell.state !== 'disputed' && !cell.isStale) return []
        const { value, unit, evidence } = cell
        return [{ ...place, verb: 'confirm', value, evidence, ...(unit !== undefined && { unit }) }]
      })
      write(cells.map(cellEntry))
      return cells.length
    },
    putColumn: (column: GridColumn) => write([{ kind: 'column', column }]),
    putColumns: (columns: readonly GridColumn[]) => write(columns.map((column) => ({ kind: 'column', column }))),
    removeColumn: (column: GridColumn) => write([{ kind: 'column', column, isRemoved: true }]),
    putRows: (rows: readonly GridRow[]) => write(rows.map((row) => ({ kind: 'row', row }))),
    removeRow: (row: GridRow) => write([{ kind: 'row', row, isRemoved: true }]),
    /** A remark; an empty text takes the remark `noteId` away. */
    putNote: (note: { rowId: string; columnId?: string; text: string; noteId?: string }) =>
      write([{ kind: 'note', noteId: newKey(), ...note }]),
    /** Any entries, as one step. */
    write,
    takeBack: (ids: readonly string[]) => void takeBack(ids),
    undo: () => {
      const step = done.pop()
      if (!step) return
      undone.push(takeBack(step))
      told()
    },
    redo: () => {
      const step = undone.pop()
      if (!step) return
      done.push(takeBack(step))
      told()
    },
  }
}
export type GridWrites = ReturnType<typeof createWrites>
