import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

import type { Point } from '../anchor/place.ts'

/** A press that goes no further than this, in pixels, opens the comment; further on it moves it. */
const SLOP = 5

/**
 * Dragging a marker by pointer: what a marker's button needs. While it is dragged the button follows the pointer; `onDrop`
 * gets the point of the window where the marker's tip was let go. Escape and a lost pointer leave it where it was.
 */
export function useMarkerDrag(onDrop: (point: Point) => void) {
  const drag = useRef<{ from: Point; tip: Point; isMoving: boolean; button: HTMLElement; cancel: () => void }>(
    undefined,
  )
  const wasMoved = useRef(false)

  const end = () => {
    const { current } = drag
    if (!current) return
    current.cancel()
    current.button.style.transform = ''
    drag.current = undefined
  }
  useEffect(() => end, [])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasMoved.current = false
      if (event.button !== 0) return
      const button = event.currentTarget
      const box = (button.parentElement ?? button).getBoundingClientRect()
      const onKey = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') end()
      }
      // From the first moment: a quick hand has left the small button before it is heard to move.
      button.setPointerCapture?.(event.pointerId)
      window.addEventListener('keydown', onKey, true)
      drag.current = {
        from: { x: event.clientX, y: event.clientY },
        tip: { x: box.left, y: box.top },
        isMoving: false,
        button,
        cancel: () => window.removeEventListener('keydown', onKey, true),
      }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const x = event.clientX - current.from.x
      const y = event.clientY - current.from.y
      if (!current.isMoving && Math.hypot(x, y) <= SLOP) return
      current.isMoving = true
      wasMoved.current = true
      current.button.style.transform = `translate(${x}px, ${y}px)`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      end()
      if (!current?.isMoving) return
      onDrop({
        x: current.tip.x + event.clientX - current.from.x,
        y: current.tip.y + event.clientY - current.from.y,
      })
    },
    onPointerCancel: end,
    /** The click that ends a drag opens nothing, and begins no new comment under it. */
    onClickCapture(event: MouseEvent) {
      if (!wasMoved.current) return
      wasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
