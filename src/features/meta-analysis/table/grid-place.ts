/** A cell of the grid: its line and its column, both from 0. */
export type Place = { row: number; col: number }
/** From where a selection began to where it goes. */
export type Selection = { anchor: Place; focus: Place }

export const at = (row: number, col: number): Selection => ({ anchor: { row, col }, focus: { row, col } })

export const boundsOf = ({ anchor, focus }: Selection) => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.col, focus.col),
  right: Math.max(anchor.col, focus.col),
})

export const isSingle = ({ anchor, focus }: Selection) => anchor.row === focus.row && anchor.col === focus.col

type Size = { rows: number; cols: number }
const within = ({ row, col }: Place, { rows, cols }: Size): Place => ({
  row: Math.min(rows - 1, Math.max(0, row)),
  col: Math.min(cols - 1, Math.max(0, col)),
})

const PAGE = 10

/** Where a key leads from a cell; undefined for a key that leads nowhere. `toEnd` is Ctrl or Cmd. */
export function moved(from: Place, key: string, toEnd: boolean, size: Size): Place | undefined {
  const { row, col } = from
  const last = { row: size.rows - 1, col: size.cols - 1 }
  const to: Record<string, Place> = {
    ArrowUp: { row: toEnd ? 0 : row - 1, col },
    ArrowDown: { row: toEnd ? last.row : row + 1, col },
    ArrowLeft: { row, col: toEnd ? 0 : col - 1 },
    ArrowRight: { row, col: toEnd ? last.col : col + 1 },
    Home: { row: toEnd ? 0 : row, col: 0 },
    End: { row: toEnd ? last.row : row, col: last.col },
    PageUp: { row: row - PAGE, col },
    PageDown: { row: row + PAGE, col },
  }
  const place = to[key]
  return place && within(place, size)
}

/** The next cell as Tab goes, line by line; undefined beyond the last and before the first. */
export function tabbed({ row, col }: Place, step: 1 | -1, { rows, cols }: Size): Place | undefined {
  const place = row * cols + col + step
  if (place < 0 || place >= rows * cols) return undefined
  return { row: Math.floor(place / cols), col: place % cols }
}
