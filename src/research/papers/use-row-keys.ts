import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

import { useShortcut } from '#shared/browser/use-shortcut.ts'

type Options = {
  list: RefObject<HTMLElement | null>
  count: number
  /** Brings a row into sight; rows that are not in sight may not be in the page at all. */
  reveal: (index: number) => void
  onChoose: (index: number) => void
}

const rowOf = (target: EventTarget | null): number | undefined => {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}

/**
 * Moves through the rows of a list by j and k, or by the arrow keys inside it, and chooses with x. Each row carries
 * `data-index` and one link `data-row-link`, which takes the focus: Enter is then the link's own.
 */
export function useRowKeys({ list, count, reveal, onChoose }: Options) {
  const [current, setCurrent] = useState<number>()
  const awaited = useRef<number | undefined>(undefined)

  // After every drawing: the row that is to take the focus may only now have come into the page.
  useEffect(() => {
    if (awaited.current === undefined) return
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"] [data-row-link]`)
    if (!link) return
    awaited.current = undefined
    link.focus({ preventScroll: true })
  })

  const move = (step: number) => {
    if (count === 0) return
    const next = current === undefined ? 0 : Math.min(Math.max(current + step, 0), count - 1)
    awaited.current = next
    setCurrent(next)
    reveal(next)
    // The same row again draws nothing anew, so the focus is set here.
    if (next === current) {
      list.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-row-link]`)?.focus({ preventScroll: true })
      awaited.current = undefined
    }
  }

  const enabled = count > 0
  useShortcut('j', () => move(1), { label: 'Next paper', group: 'Papers', enabled })
  useShortcut('k', () => move(-1), { label: 'Previous paper', group: 'Papers', enabled })
  useShortcut('x', () => current !== undefined && onChoose(current), {
    label: 'Choose this paper',
    group: 'Papers',
    enabled,
  })

  return {
    onFocus: (event: FocusEvent) => {
      const row = rowOf(event.target)
      if (row !== undefined) setCurrent(row)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    },
  }
}
