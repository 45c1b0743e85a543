import { ChevronUp, X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import type { Paper } from '#contract/papers.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

import { ChosenList } from './ChosenList.tsx'
import { selectionCopy as copy } from './selection.copy.ts'

type Props = {
  chosen: number
  /** What is chosen, one and many. */
  words?: readonly [one: string, many: string]
  /** The papers chosen, as far as they are known here, so that they can be looked at and taken out one by one. */
  papers?: {
    chosen: readonly Paper[]
    /** Whether the list beside shows it. */
    isShown: (id: string) => boolean
    onTakeOut: (ids: readonly string[]) => void
  }
  onClear: () => void
  children: ReactNode
}

const PAPERS = ['paper', 'papers'] as const

/** Room between the bar and what the focus moves to, in px. */
const CLEARANCE = 24
/** From the lower edge of the window to the upper edge of the bar beyond its height, and a gap, in px. */
const ABOVE = 32

/** Stays at the lower edge while something is chosen: which and how many, whether the list shows them, and what can be done. */
export function SelectionBar({ chosen, words: [one, many] = PAPERS, papers, onClear, children }: Props) {
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
  const says = count(chosen, one, many)
  const hidden = new Set(papers?.chosen.flatMap(({ id }) => (papers.isShown(id) ? [] : id)))
  const label = hidden.size > 0 ? copy.hiddenOf(hidden.size) : copy.which
  return (
    <div ref={box} aria-live="polite" className="sticky bottom-4 z-bar mt-4">
      {isShown && (
        <div
          role="group"
          aria-label={`Chosen ${many}`}
          className="animate-rise flex flex-wrap items-center gap-2 rounded-card bg-surface-raised px-4 py-3 shadow-float max-sm:px-3 max-sm:py-2"
        >
          <div className="mr-auto flex flex-wrap items-center gap-x-2">
            <p data-chosen className="font-semibold">
              {says} chosen
            </p>
            {papers && (
              <Popover
                label={copy.list}
                className="w-96"
                trigger={
                  <Button variant="ghost" size="small" icon={ChevronUp} aria-label={copy.show(label, says)}>
                    {label}
                  </Button>
                }
              >
                <ChosenList
                  papers={papers.chosen}
                  hidden={hidden}
                  unknown={chosen - papers.chosen.length}
                  onTakeOut={papers.onTakeOut}
                />
              </Popover>
            )}
          </div>
          <Button variant="ghost" icon={X} onClick={onClear} className="sm:order-last">
            Clear
          </Button>
          {/* On a phone what can be done stands in one row that scrolls, so that the bar stays low. */}
          <div className="scroll-quiet flex items-center gap-2 max-sm:w-full max-sm:overflow-x-auto max-sm:py-1 max-sm:*:shrink-0 sm:flex-wrap">
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
