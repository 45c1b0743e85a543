import type { GridEntry } from '#contract/grid.ts'
import { gridOf, type Grid, type GridInput } from '#science/grid/grid.ts'
import { emptyLog, extendLog, type GridLog, type GridLogEntry } from '#science/grid/grid-log.ts'

/**
 * Turns entries into a log and a log into a grid, each from the one before: with one more entry only its row is computed
 * anew. What is on its way to the server is laid over what is confirmed.
 */
export function createGridKeeper() {
  let confirmed = emptyLog()
  let read = 0
  let last: GridLogEntry | undefined
  let grid: Grid | undefined
  return {
    log(entries: readonly GridLogEntry<GridEntry>[]): GridLog {
      const pendingFrom = entries.findIndex(({ isPending }) => isPending)
      const end = pendingFrom === -1 ? entries.length : pendingFrom
      const isContinued = read <= end && (read === 0 || entries[read - 1] === last)
      if (!isContinued) {
        confirmed = emptyLog()
        read = 0
      }
      confirmed = extendLog(confirmed, entries.slice(read, end))
      read = end
      last = entries[end - 1]
      return extendLog(confirmed, entries.slice(end))
    },
    grid(input: GridInput): Grid {
      grid = gridOf(input, grid)
      return grid
    },
  }
}
