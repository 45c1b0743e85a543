import { useEffect, useEffectEvent, type RefObject } from 'react'

import type { PageSpan } from '#science/documents/text-places.ts'

type Options = {
  offsetUnder: (x: number, y: number) => number | undefined
  spans: PageSpan[]
  onPoint: (offset: number, at: { x: number; y: number }) => void
}

/** No ring around the page: whoever clicks sees where they are. Not every browser knows the wish. */
const NO_RING: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false }
/** Movement in pixels below which a press is a click. */
const SLACK = 4

/**
 * Selecting with a mouse goes by the letters under the pointer, in reading order: the browser's own way jumps where the
 * pointer is between lines. Double clicks, touch and the keyboard stay the browser's.
 */
export function useSelecting(box: RefObject<HTMLElement | null>, { offsetUnder, spans, onPoint }: Options) {
  const under = useEffectEvent(offsetUnder)
  const point = useEffectEvent(onPoint)
  const select = useEffectEvent((from: number, to: number) => {
    const [start, end] = [Math.min(from, to), Math.max(from, to) + 1]
    const a = nodeAt(box.current, spans, start)
    const b = nodeAt(box.current, spans, end - 1)
    if (a && b) getSelection()?.setBaseAndExtent(a.node, a.at, b.node, Math.min(b.at + 1, b.node.length))
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let begun: { x: number; y: number; offset: number; isDragging: boolean } | undefined
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || event.detail > 1) return
      const offset = under(event.clientX, event.clientY)
      begun = offset === undefined ? undefined : { x: event.clientX, y: event.clientY, offset, isDragging: false }
    }
    const move = (event: PointerEvent) => {
      if (!begun || event.buttons !== 1) return
      if (!begun.isDragging && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return
      begun.isDragging = true
      const offset = under(event.clientX, event.clientY)
      if (offset !== undefined) select(begun.offset, offset)
    }
    const lift = (event: PointerEvent) => {
      const was = begun
      begun = undefined
      if (!was || was.isDragging || event.detail > 1) return
      if (getSelection()?.isCollapsed !== false) point(was.offset, { x: event.clientX, y: event.clientY })
    }
    // The browser's own dragging would fight for the selection. It also gives the focus, so that is done here.
    const refuse = (event: MouseEvent) => {
      if (!begun || event.detail > 1) return
      event.preventDefault()
      getSelection()?.removeAllRanges()
      element.focus(NO_RING)
    }
    element.addEventListener('pointerdown', press)
    element.addEventListener('mousedown', refuse)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', lift)
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('mousedown', refuse)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', lift)
    }
  }, [box])
}

/** The text node that holds a character of the document, and where in it. */
function nodeAt(
  box: HTMLElement | null,
  spans: readonly PageSpan[],
  offset: number,
): { node: Text; at: number } | undefined {
  const span = spans.findLast((each) => each.start <= offset)
  const layer = box?.querySelector(`[data-page="${span?.page}"] [data-text-layer]`)
  if (!span || !layer) return undefined
  const local = offset - span.start
  let found: HTMLElement | undefined
  for (const element of layer.children) {
    if (element instanceof HTMLElement && Number(element.dataset['start']) <= local) {
      if (!found || Number(element.dataset['start']) >= Number(found.dataset['start'])) found = element
    }
  }
  const node = found?.firstChild
  if (!found || !(node instanceof Text)) return undefined
  return { node, at: Math.min(local - Number(found.dataset['start']), node.length) }
}
