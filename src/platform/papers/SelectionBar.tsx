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

/** Stays at the lower edge while something is chosen: how many, and what can be done with them. */
export function SelectionBar({ chosen, words: [one, many] = PAPERS, onClear, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = chosen > 0
  // What takes the focus is scrolled to where the bar does not cover it.
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight
    if (!isShown || height === undefined) return undefined
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${height + CLEARANCE}px`
    return () => {
      style.scrollPaddingBottom = ''
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
