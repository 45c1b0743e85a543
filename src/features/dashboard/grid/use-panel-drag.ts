import { useRef, useState, type PointerEvent } from 'react'

/** Where a dragged panel would land: before or behind another one. */
export type Landing = { id: string; isAfter: boolean; isBeside: boolean }

/** A hand trembles by less than this. Pixels. */
const DRAG_FROM_PX = 6
/** Near the edge of the window the page moves along. Pixels. */
const EDGE_PX = 72

function landingAt(x: number, y: number, draggedId: string, columns: number): Landing | undefined {
  const element = document.elementsFromPoint(x, y).find((each) => each.closest('[data-panel]') !== null)
  const panel = element?.closest<HTMLElement>('[data-panel]')
  const id = panel?.dataset['panel']
  if (!panel || id === undefined || id === draggedId) return undefined
  const { left, top, width, height } = panel.getBoundingClientRect()
  const isBeside = columns > 1 && panel.dataset['size'] === 'medium'
  return { id, isBeside, isAfter: isBeside ? x > left + width / 2 : y > top + height / 2 }
}

function scrollAlong(y: number) {
  if (y < EDGE_PX) window.scrollBy(0, -16)
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, 16)
}

type Options = { columns: number; onDrop: (id: string, landing: Landing) => void }

/** Dragging by mouse, pen or finger. What is dragged goes nowhere until it is dropped; Escape lets go of it. */
export function usePanelDrag({ columns, onDrop }: Options) {
  const start = useRef<{ id: string; x: number; y: number } | undefined>(undefined)
  const hasDragged = useRef(false)
  const [drag, setDrag] = useState<{ id: string; landing: Landing | undefined }>()

  const end = () => {
    start.current = undefined
    setDrag(undefined)
  }

  return {
    draggedId: drag?.id,
    landing: drag?.landing,
    /** True for the click that ends a drag: it was none. */
    isClickOfDrag: () => hasDragged.current,
    cancel: () => {
      const isDragging = drag !== undefined
      end()
      return isDragging
    },
    handlersOf: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        hasDragged.current = false
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { id, x: event.clientX, y: event.clientY }
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        const from = start.current
        if (from?.id !== id) return
        if (!hasDragged.current && Math.hypot(x - from.x, y - from.y) < DRAG_FROM_PX) return
        hasDragged.current = true
        scrollAlong(y)
        setDrag({ id, landing: landingAt(x, y, id, columns) })
      },
      onPointerUp() {
        if (drag?.landing) onDrop(id, drag.landing)
        end()
      },
      onPointerCancel: end,
    }),
  }
}
