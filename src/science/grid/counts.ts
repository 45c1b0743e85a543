import { cellStates, type CellState } from '#contract/grid.ts'

import type { Cell } from './cell.ts'
import type { Grid } from './grid.ts'

/** How many cells are in which state. They add up to all cells counted. */
export type StateCounts = Record<CellState, number>

export type Completeness = {
  all: StateCounts
  byColumn: ReadonlyMap<string, StateCounts>
  byRow: ReadonlyMap<string, StateCounts>
  /** Cells that a person decided, and all cells. */
  decided: number
  total: number
}

const none = (): StateCounts => ({ empty: 0, suggested: 0, not_reported: 0, confirmed: 0, edited: 0, disputed: 0 })

const ofRow = new WeakMap<readonly Cell[], StateCounts>()
function rowCounts(cells: readonly Cell[]): StateCounts {
  const known = ofRow.get(cells)
  if (known) return known
  const counts = none()
  for (const { state } of cells) counts[state] += 1
  ofRow.set(cells, counts)
  return counts
}

/** States counted over the whole grid, for each column and each row. */
export function completenessOf(grid: Grid): Completeness {
  const columns = grid.columns.map(none)
  const byRow = new Map<string, StateCounts>()
  const all = none()
  let decided = 0
  for (const { id } of grid.rows) {
    const cells = grid.cellsOf(id)
    const counts = rowCounts(cells)
    byRow.set(id, counts)
    for (const state of cellStates) all[state] += counts[state]
    for (const [index, cell] of cells.entries()) {
      const column = columns[index]
      if (column) column[cell.state] += 1
      if (cell.isDecided) decided += 1
    }
  }
  const byColumn = new Map(grid.columns.map(({ id }, index) => [id, columns[index] ?? none()]))
  return { all, byColumn, byRow, decided, total: grid.rows.length * grid.columns.length }
}

/** Cells that say something: a value, or that there is none. */
export const filledCount = (counts: StateCounts): number =>
  counts.suggested + counts.confirmed + counts.edited + counts.not_reported
