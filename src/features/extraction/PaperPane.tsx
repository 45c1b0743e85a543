import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef } from 'react'

import type { GridRow } from '#contract/grid.ts'
import { filledCount, type Completeness } from '#science/grid/counts.ts'
import { classNames } from '#shared/ui/class-names.ts'

type Props = {
  rows: readonly GridRow[]
  labels: ReadonlyMap<string, string>
  counts: Completeness
  active: number
  onOpen: (index: number) => void
}

const HEIGHT = 52

/** The papers of the grid with how full each row is; a press goes to the row. */
export const PaperPane = memo(function PaperPane({ rows, labels, counts, active, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react-hooks/incompatible-library -- the list is drawn anew at each scroll, which is its work
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => HEIGHT,
    overscan: 8,
    initialRect: { width: 280, height: 700 },
  })
  return (
    <div ref={box} className="scroll-quiet h-full overflow-y-auto p-2">
      <ul style={{ height: list.getTotalSize() }} className="relative">
        {list.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const of = counts.byRow.get(row.id)
          const columns = of ? Object.values(of).reduce((sum, each) => sum + each, 0) : 0
          const decided = of ? of.confirmed + of.edited : 0
          return (
            <li key={row.id} style={{ top: start, height: HEIGHT }} className="absolute inset-x-0">
              <button
                type="button"
                aria-current={index === active}
                onClick={() => onOpen(index)}
                className={classNames(
                  'flex h-12 w-full flex-col justify-center gap-0.5 rounded-control px-2.5 text-left hover:bg-hover',
                  index === active && 'bg-accent-soft',
                )}
              >
                <span className="w-full truncate font-serif">{labels.get(row.id)}</span>
                {of && (
                  <span className="text-xs text-ink-muted">
                    {filledCount(of)} of {columns} filled, {decided} confirmed
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
