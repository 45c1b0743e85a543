import { startTransition, useDeferredValue, useEffect, useState } from 'react'

import type { Grid } from '#science/grid/grid.ts'

/** Cells above which counting takes longer than a frame. */
const LARGE = 50_000
/** Without a key for so long, a large grid is counted again. */
const PAUSE_MS = 300

/**
 * The grid for what looks at all of it (counts, flags, what is stale): after the cell that changed is drawn, and in a large
 * grid only when the keys pause. Whoever decides cell by cell never waits for a count.
 */
export function useSettled(grid: Grid): Grid {
  const isLarge = grid.rows.length * grid.columns.length > LARGE
  const deferred = useDeferredValue(grid)
  const [settled, setSettled] = useState(grid)
  useEffect(() => {
    if (!isLarge) return undefined
    const timer = setTimeout(() => startTransition(() => setSettled(grid)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [grid, isLarge])
  return isLarge ? settled : deferred
}
