import { useState, type KeyboardEvent, type PointerEvent } from 'react'

const STEP_PX = 24
export const PANE_MIN_PX = 200
export const PANE_MAX_PX = 560

const within = (px: number) => Math.min(Math.max(Math.round(px), PANE_MIN_PX), PANE_MAX_PX)

/**
 * Width of a side pane, and what its separator needs to change it by drag, arrow keys, Home and End.
 * `side` is where the pane stands: a right pane grows when its separator moves left.
 */
export function usePaneWidth(initial: number, side: 'left' | 'right') {
  const [width, setWidth] = useState(initial)
  const outward = side === 'left' ? 1 : -1

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    // Read before the state changes: the event does not outlive its handler.
    const moved = event.movementX * outward
    setWidth((before) => within(before + moved))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const moved = { ArrowRight: STEP_PX * outward, ArrowLeft: -STEP_PX * outward }[event.key]
    const end = { Home: PANE_MIN_PX, End: PANE_MAX_PX }[event.key]
    if (moved === undefined && end === undefined) return
    event.preventDefault()
    setWidth((before) => end ?? within(before + (moved ?? 0)))
  }
  return { width, separator: { onPointerDown, onPointerMove, onKeyDown } }
}
