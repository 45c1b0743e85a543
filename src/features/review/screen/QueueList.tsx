import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'

import type { Paper } from '#contract/papers.ts'
import { familyOf } from '#science/records/names.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { paperOf } from '../model/records.ts'

const ROW = 52
/** A list that has no height yet counts as this high. */
const FIRST_PX = 480

type Props = {
  label: string
  ids: readonly string[]
  current: string | undefined
  papers: ReadonlyMap<string, Paper>
  /** What is not among `papers` is on its way. */
  isReading?: boolean
  noteOf?: (id: string) => string
  onChoose: (id: string) => void
}

/** Records in their order; the one in hand stays in sight. */
export const QueueList = memo(function QueueList({ label, ids, current, papers, isReading, noteOf, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 4,
    initialRect: { width: 300, height: FIRST_PX },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell({ ...rect, height: rect.height || FIRST_PX })),
  })
  const at = current === undefined ? -1 : ids.indexOf(current)
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
  }, [at, rows])
  return (
    <div ref={box} role="region" aria-label={label} tabIndex={0} className="scroll-quiet h-full overflow-y-auto">
      <ul aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const id = ids[index] ?? ''
          const paper = paperOf(papers, id)
          const note = noteOf?.(id)
          return (
            <li
              key={id}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ height: ROW, transform: `translateY(${start}px)` }}
            >
              <button
                type="button"
                aria-current={id === current}
                onClick={() => onChoose(id)}
                className={classNames(
                  'block h-full w-full border-b border-line px-3 text-left -outline-offset-2',
                  id === current ? 'bg-accent-soft' : 'hover:bg-hover',
                )}
              >
                {!paper && isReading ? (
                  <span className="text-ink-muted">On its way</span>
                ) : (
                  <>
                    <span className="line-clamp-1">{paper?.title || 'Record without a title'}</span>
                    <span className="block truncate text-xs text-ink-muted">
                      {familyOf(paper?.authors[0]) || 'Author not stated'} {paper?.year ?? ''}
                      {note !== undefined && ` · ${note}`}
                    </span>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
