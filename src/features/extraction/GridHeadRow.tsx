import { memo, type PointerEvent as Pressed } from 'react'

import type { GridColumn } from '#contract/grid.ts'

import type { GridPlace } from './use-grid-keys.ts'
import { columnsDrawn, type GridWindow } from './use-grid-window.ts'

type Props = {
  columns: readonly GridColumn[]
  offsets: readonly number[]
  shown: GridWindow
  active: GridPlace
  total: number
  height: number
  nameWidth: number
  onColumn: (column: GridColumn) => void
  onFocusColumn: (column: number) => void
  onResize: (columnId: string, width: number) => void
}

const WIDTH_MIN = 80
const WIDTH_MAX = 640

/** The head of the grid: a press opens the column, its right edge can be dragged. */
export const GridHeadRow = memo(function GridHeadRow(props: Props) {
  const { columns, offsets, shown, active, total, height, onColumn, onFocusColumn, onResize } = props
  const drawn = columnsDrawn(shown, columns.length, active.row < 0 ? active.column : -1)
  return (
    <div role="rowgroup" className="sticky top-0 z-30" style={{ width: total, height }}>
      <div role="row" aria-rowindex={1} data-head className="relative h-full" style={{ width: total }}>
        <div
          role="columnheader"
          aria-colindex={1}
          style={{ width: props.nameWidth }}
          className="sticky left-0 z-30 flex h-full items-center border-r border-b border-line bg-surface-sunken px-3 text-xs font-semibold text-ink-muted"
        >
          Paper
        </div>
        {drawn.map((at) => {
          const column = columns[at]
          if (!column) return null
          const left = offsets[at] ?? 0
          const width = (offsets[at + 1] ?? left) - left
          const isActive = active.row < 0 && active.column === at
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 2}
              style={{ left, width }}
              className="absolute inset-y-0 border-r border-b border-line bg-surface-sunken"
            >
              <button
                type="button"
                data-column={at}
                tabIndex={isActive ? 0 : -1}
                onFocus={() => onFocusColumn(at)}
                onClick={() => onColumn(column)}
                className="flex h-full w-full items-center gap-1 truncate px-2 text-left text-xs font-semibold text-ink-muted hover:text-ink focus-visible:ring-2 focus-visible:ring-accent focus-visible:outline-none focus-visible:ring-inset"
              >
                <span className="truncate">{column.name}</span>
                {column.unit !== undefined && <span className="shrink-0 font-normal">({column.unit})</span>}
              </button>
              <Edge width={width} onResize={(next) => onResize(column.id, next)} />
            </div>
          )
        })}
      </div>
    </div>
  )
})

/** The edge by which a column is dragged wider; by keyboard the width is set where the column is edited. */
function Edge({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const handleDown = (event: Pressed<HTMLElement>) => {
    event.preventDefault()
    const from = event.clientX
    const { currentTarget } = event
    currentTarget.setPointerCapture(event.pointerId)
    const place = (at: PointerEvent) => Math.round(Math.min(Math.max(width + at.clientX - from, WIDTH_MIN), WIDTH_MAX))
    const handleUp = (at: PointerEvent) => {
      if (Math.abs(at.clientX - from) > 2) onResize(place(at))
    }
    currentTarget.addEventListener('pointerup', handleUp, { once: true })
  }
  return (
    <span
      aria-hidden
      onPointerDown={handleDown}
      onClick={(event) => event.stopPropagation()}
      className="absolute inset-y-0 -right-1 z-10 w-2 cursor-col-resize touch-none hover:bg-accent/40"
    />
  )
}
