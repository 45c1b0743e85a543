import type { CellValue, GridColumn } from '#contract/grid.ts'

import type { Grid } from './grid.ts'

/** A value that wants a second look, with the rule that found it in words. */
export type Flag = { rowId: string; columnId: string; reason: string }

const MEDIAN_TIMES = 10
/** Below this many numbers a median says nothing. */
const ENOUGH = 4

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
}

function reasonFor(value: CellValue, column: GridColumn, median: number | undefined): string | undefined {
  if (typeof value === 'number') {
    if (column.type === 'percent' && (value > 100 || value < 0)) return `${value} % is outside 0 to 100 %.`
    const isFar = median !== undefined && median > 0 && Math.abs(value) > MEDIAN_TIMES * median
    return isFar ? `More than ${MEDIAN_TIMES} times the median of this column (${median}).` : undefined
  }
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  const { estimate, low, high } = value
  if (low === undefined || high === undefined) return undefined
  if (low > high) return 'The lower end of the interval is above the upper end.'
  return estimate < low || estimate > high ? 'The estimate is outside its interval.' : undefined
}

/** Values that are probably misread: 10 times the median, a percentage beyond 100, an interval not around its estimate. */
export function outliersOf(grid: Grid): Flag[] {
  const numbers = new Map<string, number[]>()
  const values: { rowId: string; column: GridColumn; value: CellValue }[] = []
  for (const { id } of grid.rows) {
    for (const cell of grid.spokenOf(id)) {
      const column = grid.columnById.get(cell.columnId)
      if (!column || cell.value === undefined || typeof cell.value === 'string' || typeof cell.value === 'boolean')
        continue
      values.push({ rowId: id, column, value: cell.value })
      if (typeof cell.value === 'number' && column.type === 'number') {
        const known = numbers.get(column.id)
        if (known) known.push(Math.abs(cell.value))
        else numbers.set(column.id, [Math.abs(cell.value)])
      }
    }
  }
  const medians = new Map([...numbers].flatMap(([id, all]) => (all.length >= ENOUGH ? [[id, medianOf(all)]] : [])))
  return values.flatMap(({ rowId, column, value }) => {
    const reason = reasonFor(value, column, medians.get(column.id))
    return reason === undefined ? [] : [{ rowId, columnId: column.id, reason }]
  })
}
