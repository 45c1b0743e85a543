import { useEffect, useState, type RefObject } from 'react'

/** Which rows and columns are drawn: from, and up to but not with. */
export type GridWindow = { rowFrom: number; rowTo: number; columnFrom: number; columnTo: number }

/** The window moves in steps, so that most frames of a scroll draw nothing new. */
const ROW_STEP = 4
const ROWS_AROUND = 6
const PX_AROUND = 400

const first: GridWindow = { rowFrom: 0, rowTo: 40, columnFrom: 0, columnTo: 12 }

type Columns = Pick<GridWindow, 'columnFrom' | 'columnTo'>

/**
 * The columns to draw: those in sight, and the active one in its place before or behind them: they are read in their order,
 * and a cell that has the focus is never moved within the page, which would take the focus from it for a moment.
 */
export function columnsDrawn({ columnFrom, columnTo }: Columns, count: number, active: number): number[] {
  const drawn: number[] = []
  for (let at = columnFrom; at < Math.min(columnTo, count); at += 1) drawn.push(at)
  if (active < 0 || active >= count || drawn.includes(active)) return drawn
  return active < columnFrom ? [active, ...drawn] : [...drawn, active]
}

/** The first place of an ascending list that is above a value. */
function firstAbove(offsets: readonly number[], value: number): number {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}

type Options = {
  scroller: RefObject<HTMLElement | null>
  rowHeight: number
  rowCount: number
  /** Where each column begins, and at the end where the last one ends; ascending, without the frozen one. */
  offsets: readonly number[]
}

/** Follows the scrolling of a large table and says which part of it is in sight, with some around it. */
export function useGridWindow({ scroller, rowHeight, rowCount, offsets }: Options): GridWindow {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const look = () => {
      const top = Math.floor(box.scrollTop / rowHeight / ROW_STEP) * ROW_STEP
      const rowFrom = Math.max(0, top - ROWS_AROUND)
      const rowTo = Math.min(rowCount, top + ROW_STEP + Math.ceil((box.clientHeight || 600) / rowHeight) + ROWS_AROUND)
      const left = box.scrollLeft
      const columnFrom = Math.max(0, firstAbove(offsets, left - PX_AROUND) - 1)
      const columnTo = Math.min(offsets.length - 1, firstAbove(offsets, left + (box.clientWidth || 1000) + PX_AROUND))
      setShown((before) =>
        before.rowFrom === rowFrom &&
        before.rowTo === rowTo &&
        before.columnFrom === columnFrom &&
        before.columnTo === columnTo
          ? before
          : { rowFrom, rowTo, columnFrom, columnTo },
      )
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const watcher = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    watcher?.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      watcher?.disconnect()
    }
  }, [scroller, rowHeight, rowCount, offsets])
  return shown
}
