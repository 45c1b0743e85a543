import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, type RefObject } from 'react'

type Options = {
  box: RefObject<HTMLElement | null>
  count: number
  rowPx: number
  /** Told when the last rows come into sight. */
  onEnd: () => void
  /** Told which rows are in sight whenever they change. */
  onSight?: ((from: number, to: number) => void) | undefined
}

const OVERSCAN = 12
/** A box that has no height yet counts as this high, so that its first rows do not wait for a second drawing. */
const FIRST_PX = 600

/** Which of many equally high rows are to be drawn, and the room that the others take before and after them. */
export function useRows({ box, count, rowPx, onEnd, onSight }: Options) {
  // No compiler memoizes here, which is what the rule warns of.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_PX },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell({ ...rect, height: rect.height || FIRST_PX })),
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)
  const isAtEnd = last !== undefined && last.index >= count - 1
  useEffect(() => {
    if (isAtEnd) onEnd()
  }, [isAtEnd, onEnd, count])
  const from = items[0]?.index ?? 0
  const to = last?.index ?? 0
  useEffect(() => onSight?.(from, to), [onSight, from, to])
  return {
    rows: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: last ? virtualizer.getTotalSize() - last.end : 0,
    reveal: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
