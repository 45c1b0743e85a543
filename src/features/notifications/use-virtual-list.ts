import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, type RefObject } from 'react'

const OVERSCAN = 6
/** A box that has no height yet counts as this high, so that its first rows do not wait for a second drawing. */
const FIRST_PX = 420

type Options = { box: RefObject<HTMLElement | null>; rows: readonly { id: string }[]; rowPx: number }

/** Which of many rows are to be drawn, each measured once it is there. */
export function useVirtualList({ box, rows, rowPx }: Options) {
  // Another function would make the library measure all rows anew, at each step of the scrolling.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  // No compiler memoizes here, which is what the rule warns of.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    getItemKey,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_PX },
    measureElement: (element) => element.getBoundingClientRect().height || rowPx,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell({ ...rect, height: rect.height || FIRST_PX })),
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: last ? virtualizer.getTotalSize() - last.end : 0,
    measure: virtualizer.measureElement,
  }
}
