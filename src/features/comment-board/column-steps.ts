import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core'

/** With the arrow keys a comment goes from column to column, not pixel by pixel; up and down when they stand below each other. */
export const columnSteps: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { [KeyboardCode.Right]: 1, [KeyboardCode.Down]: 1, [KeyboardCode.Left]: -1, [KeyboardCode.Up]: -1 }[
    event.code
  ]
  const { active, over, droppableRects, collisionRect } = context
  if (step === undefined || !active || !collisionRect) return undefined
  event.preventDefault()
  const columns = [...droppableRects].toSorted(([, a], [, b]) => a.left - b.left || a.top - b.top)
  const at = columns.findIndex(([id]) => id === over?.id)
  const next = columns[Math.min(columns.length - 1, Math.max(0, at + step))]
  if (!next) return currentCoordinates
  const [, rect] = next
  return { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + 40 }
}
