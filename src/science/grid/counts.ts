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

const none = (): StateCounts => ({
  empty: 0,
  suggested: 0,
  not_reported: 0,
  not_applicable: 0,
  confirmed: 0,
  edited: 0,
  disputed: 0,
})

type RowCounts = { counts: StateCounts; decided: number }

/** By the cells of a row that say something: a row that did not change is not counted again. */
const ofRow = new WeakMap<readonly Cell[], { columns: number; row: RowCounts }>()

function rowCounts(spoken: readonly Cell[], columns: number): RowCounts {
  const known = ofRow.get(spoken)
  if (known?.columns === columns) return known.row
  const counts = none()
  let decided = 0
  for (const { state, isDecided } of spoken) {
    counts[state] += 1
    if (isDecided) decided += 1
  }
  counts.empty += columns - spoken.length
  const row = { counts, decided }
  ofRow.set(spoken, { columns, row })
  return row
}

/** States counted over the whole grid, for each column and each row. */
export function completenessOf(grid: Grid): Completeness {
  const byColumn = new Map(grid.columns.map(({ id }) => [id, none()]))
  const byRow = new Map<string, StateCounts>()
  const all = none()
  let decided = 0
  for (const { id } of grid.rows) {
    const spoken = grid.spokenOf(id)
    const row = rowCounts(spoken, grid.columns.length)
    byRow.set(id, row.counts)
    for (const state of cellStates) all[state] += row.counts[state]
    decided += row.decided
    for (const { columnId, state } of spoken) {
      const column = byColumn.get(columnId)
      if (column) column[state] += 1
    }
  }
  // Nobody has said anything of the other cells of a column.
  for (const column of byColumn.values()) {
    const spoken = cellStates.reduce((sum, state) => sum + column[state], 0)
    column.empty += grid.rows.length - spoken
  }
  return { all, byColumn, byRow, decided, total: grid.rows.length * grid.columns.length }
}

/** Cells that say something: a value, or that there is none. */
export const filledCount = (counts: StateCounts): number =>
  counts.suggested + counts.confirmed + counts.edited + counts.not_reported + counts.not_applicable
