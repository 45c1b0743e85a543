import type { Panel } from '#contract/user.ts'

/** The grid is two columns wide: a large panel takes a row, two medium ones share it. */
export const COLUMNS = 2

export type Direction = 'up' | 'down' | 'left' | 'right'

const byPlace = ({ position: a }: Panel, { position: b }: Panel) => a.row - b.row || a.col - b.col

/**
 * The same panels, each at its place of the grid: in the order of the list, every row filled from the left. A large panel
 * that finds a row begun starts the next one. Nothing overlaps, whatever the places were before.
 */
function placed(order: readonly Panel[]): Panel[] {
  let row = 0
  let col = 0
  return order.map((panel) => {
    const width = panel.size === 'large' ? COLUMNS : 1
    if (col + width > COLUMNS) {
      row += 1
      col = 0
    }
    const position = { row, col }
    col += width
    return { ...panel, position }
  })
}

/** A layout as anybody may have sent it, as one of ours: read row by row, and packed. */
export const arranged = (panels: readonly Panel[]): Panel[] => placed(panels.toSorted(byPlace))

/** Puts a panel before the one that is at `index` once the panel itself is lifted out. */
export function placeAt(panels: readonly Panel[], id: string, index: number): Panel[] {
  const order = arranged(panels)
  const panel = order.find((each) => each.id === id)
  if (!panel) return order
  return placed(order.filter((each) => each.id !== id).toSpliced(index, 0, panel))
}

function swapped(order: readonly Panel[], a: Panel, b: Panel): Panel[] {
  return placed(order.map((each) => (each.id === a.id ? b : each.id === b.id ? a : each)))
}

/** The same in one column, as on a narrow screen: up and down alone, past one panel. */
function movedInColumn(order: readonly Panel[], id: string, direction: Direction): Panel[] | undefined {
  const from = order.findIndex((each) => each.id === id)
  const to = direction === 'up' ? from - 1 : direction === 'down' ? from + 1 : -1
  return from >= 0 && to >= 0 && to < order.length ? placeAt(order, id, to) : undefined
}

/**
 * Moves a panel one place: to the side it changes places with its neighbour, up and down with the panel of its size that
 * stands there, else it goes before or behind what stands there. Undefined where there is no place to go to.
 */
export function moved(
  panels: readonly Panel[],
  id: string,
  direction: Direction,
  columns = COLUMNS,
): Panel[] | undefined {
  const order = arranged(panels)
  if (columns === 1) return movedInColumn(order, id, direction)
  const panel = order.find((each) => each.id === id)
  if (!panel) return undefined
  const { row, col } = panel.position
  const rowOf = (wanted: number) => order.filter(({ position }) => position.row === wanted)

  if (direction === 'left' || direction === 'right') {
    const beside = rowOf(row).find(({ position }) => position.col === col + (direction === 'left' ? -1 : 1))
    return beside && swapped(order, panel, beside)
  }
  const others = rowOf(row + (direction === 'up' ? -1 : 1))
  const [first] = others
  if (!first) return undefined
  const facing = others.find(({ position }) => position.col === col)
  if (facing?.size === panel.size) return swapped(order, panel, facing)
  const rest = order.filter((each) => each.id !== id)
  const target = direction === 'up' ? first : (facing ?? first)
  const at = rest.indexOf(target) + (direction === 'up' ? 0 : 1)
  return placed(rest.toSpliced(at, 0, panel))
}

export const directions = ['up', 'down', 'left', 'right'] as const satisfies readonly Direction[]

/** Gives a panel another size; what stands behind it makes room. */
export const resized = (panels: readonly Panel[], id: string, size: Panel['size']): Panel[] =>
  placed(arranged(panels).map((panel) => (panel.id === id ? { ...panel, size } : panel)))

export const removed = (panels: readonly Panel[], id: string): Panel[] =>
  placed(arranged(panels).filter((panel) => panel.id !== id))

/** Puts a panel where it was before it was removed, or at the end. */
export const inserted = (panels: readonly Panel[], panel: Panel, index = panels.length): Panel[] =>
  placed(
    arranged(panels)
      .filter((each) => each.id !== panel.id)
      .toSpliced(index, 0, panel),
  )

/** A medium panel at the end; its id is its type while that is free. */
export function added(panels: readonly Panel[], { type, title }: Pick<Panel, 'type' | 'title'>): Panel[] {
  const ids = new Set(panels.map(({ id }) => id))
  let id = type
  for (let number = 2; ids.has(id); number += 1) id = `${type}-${number}`
  return inserted(panels, { id, type, title, size: 'medium', position: { row: 0, col: 0 } })
}
