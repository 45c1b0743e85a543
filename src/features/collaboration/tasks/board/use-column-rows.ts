import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'

import type { Task } from '#contract/tasks.ts'

const CARD_PX = 96
const OVERSCAN = 4
/** A column that has no height yet counts as this high, so that its first cards do not wait for a second drawing. */
const FIRST_PX = 600

/** Which cards of a column are drawn. A board may hold thousands; a screen shows a dozen. */
export function useColumnRows(tasks: readonly Task[]) {
  const box = useRef<HTMLDivElement>(null)
  const getItemKey = useCallback((index: number) => tasks[index]?.id ?? index, [tasks])
  // No compiler memoizes here, which is what the rule warns of.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => box.current,
    estimateSize: () => CARD_PX,
    getItemKey,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_PX },
    measureElement: (element) => element.getBoundingClientRect().height || CARD_PX,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell({ ...rect, height: rect.height || FIRST_PX })),
  })
  const items = virtualizer.getVirtualItems()
  return {
    box,
    items,
    total: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
    /** Where a card would go that is let go at this height of the window. */
    indexAt: (clientY: number): number => {
      const rect = box.current?.getBoundingClientRect()
      if (!rect || !box.current) return tasks.length
      const y = clientY - rect.top + box.current.scrollTop
      const under = virtualizer.getVirtualItems().find(({ start, size }) => y < start + size / 2)
      return under ? under.index : (virtualizer.getVirtualItems().at(-1)?.index ?? tasks.length - 1) + 1
    },
    topOf: (index: number) => items.find((item) => item.index === index)?.start ?? virtualizer.getTotalSize(),
  }
}
