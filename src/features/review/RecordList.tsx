import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { authorsLine } from '#research/papers/paper-words.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { paths } from '#shared/paths.ts'

import { useReview } from './model/ReviewProvider.tsx'
import { paperOf } from './model/records.ts'
import { placeNames } from './model/words.ts'

const ROW = 76
/** A list that has no height yet counts as this high. */
const FIRST_PX = 480

type Props = {
  label: string
  ids: readonly string[]
  /** Height of the list; it scrolls inside itself. */
  className?: string
  actions?: (id: string) => ReactNode
}

/** Records with what became of them: as long as a review, drawn as far as they are seen. */
export function RecordList({ label, ids, className = 'max-h-[32rem]', actions }: Props) {
  const { papers, state } = useReview()
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 8,
    initialRect: { width: 300, height: FIRST_PX },
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell({ ...rect, height: rect.height || FIRST_PX })),
  })
  return (
    <div
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={`scroll-quiet overflow-y-auto rounded-card border border-line bg-surface ${className}`}
    >
      <ul aria-label={label} style={{ height: rows.getTotalSize() }} className="relative">
        {rows.getVirtualItems().map(({ index, start }) => {
          const id = ids[index] ?? ''
          const paper = paperOf(papers, id)
          const record = state.records.get(id)
          const reason = record?.fullText.reason ?? record?.screening.reason
          return (
            <li
              key={id}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)`, height: ROW }}
              className="absolute inset-x-0 top-0 flex items-center gap-3 border-b border-line px-4"
            >
              <div className="min-w-0 flex-1">
                <Link
                  to={paths.document(paperIdOf(id))}
                  className="line-clamp-1 font-serif text-ink underline-offset-2 hover:underline"
                >
                  {paper?.title || 'Record without a title'}
                </Link>
                <p className="truncate text-xs text-ink-muted">
                  {paper ? authorsLine(paper.authors) : id} · {paper?.year ?? 'year not stated'}
                  {record && ` · ${record.source.name}`}
                </p>
                {record && (
                  <p className="truncate text-xs text-ink-muted">
                    {placeNames[record.place]}
                    {reason !== undefined && `: ${reason}`}
                  </p>
                )}
              </div>
              {actions?.(id)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
