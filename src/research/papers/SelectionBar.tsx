import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = {
  chosen: number
  /** What is chosen, one and many. */
  words?: readonly [one: string, many: string]
  onClear: () => void
  children: ReactNode
}

const PAPERS = ['paper', 'papers'] as const

/** Room between the bar and what the focus moves to, in px. */
const CLEARANCE = 24
/** From the lower edge of the window to the upper edge of the bar beyond its height, and a gap, in px. */
const ABOVE = 32

/** Stays at the lower edge while something is chosen: how many, and what can be done with them. */
export function SelectionBar({ chosen, words: [one, many] = PAPERS, onClear, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = chosen > 0
  // What takes the focus is scrolled to where the bar does not cover it, and what floats stands above it.
  useLayoutEffect(() => {
    const bar = box.current
    if (!isShown || !bar) return undefined
    const { style } = document.documentElement
    const keepClear = () => {
      style.scrollPaddingBottom = `${bar.offsetHeight + CLEARANCE}px`
      style.setProperty('--above-bar', `${bar.offsetHeight + ABOVE}px`)
    }
    keepClear()
    const observer = new ResizeObserver(keepClear)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
      style.removeProperty('--above-bar')
    }
  }, [isShown])
  return (
    <div ref={box} aria-live="polite" className="sticky bottom-4 z-bar mt-4">
      {isShown && (
        <div
          role="group"
          aria-label={`Chosen ${many}`}
          className="animate-rise flex flex-wrap items-center gap-2 rounded-card bg-surface-raised px-4 py-3 shadow-float"
        >
          <p className="mr-auto font-semibold">{count(chosen, one, many)} chosen</p>
          {children}
          <Button variant="ghost" icon={X} onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
