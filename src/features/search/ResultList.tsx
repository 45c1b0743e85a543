import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

import type { SearchHit } from '#contract/search.ts'
import type { ResultClass } from '#science/answers/result-classes.ts'

import { ResultCard } from './ResultCard.tsx'
import { usePageTop } from './use-page-top.ts'
import { useRowKeys } from '#research/papers/use-row-keys.ts'

type Props = {
  hits: readonly SearchHit[]
  chosen: ReadonlySet<string>
  onToggle: (id: string, withRange: boolean) => void
  /** What each paper says of the question, where that is known. */
  classes?: Readonly<Record<string, ResultClass>>
  /** The papers are not in a library of the reader. */
  isOutside?: boolean
}

const CARD_PX = 210
const GAP_PX = 12
/** Room for the top bar, and below for the bar of the chosen papers. */
const EDGE_PX = 72

/** The papers of an answer in their order. Only what is near the window is in the page. */
export function ResultList({ hits, chosen, classes, onToggle, isOutside = false }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const top = usePageTop(list)
  // No compiler memoizes here, which is what the rule warns of.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: hits.length,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => hits[index]?.paper.id ?? index,
    gap: GAP_PX,
    overscan: 4,
    scrollMargin: top,
    scrollPaddingStart: EDGE_PX,
    scrollPaddingEnd: EDGE_PX,
  })
  const keys = useRowKeys({
    list,
    count: hits.length,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    onChoose: (index) => {
      const hit = hits[index]
      if (hit) onToggle(hit.paper.id, false)
    },
  })
  return (
    // The keys belong to the links and boxes inside, the list only hears of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      aria-label="Results"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const hit = hits[index]
        return (
          hit && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={hits.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
            >
              <ResultCard
                hit={hit}
                found={classes?.[hit.paper.id]}
                isChosen={chosen.has(hit.paper.id)}
                onToggle={(withRange) => onToggle(hit.paper.id, withRange)}
                isOutside={isOutside}
              />
            </li>
          )
        )
      })}
    </ol>
  )
}
