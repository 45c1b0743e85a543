import { Check, CircleSlash, Clock, Pencil, TriangleAlert, type LucideIcon } from 'lucide-react'
import { memo } from 'react'

import { gridCopy } from '#research/grid/grid.copy.ts'
import type { Cell } from '#science/grid/cell.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { classNames } from '#shared/ui/class-names.ts'

type Props = {
  cell: Cell
  /** Why it has no value, in words; empty where it has one. */
  absence: string
  column: number
  left: number
  width: number
  isActive: boolean
  isNumber: boolean
  /** Unit of the column, which the head shows already. */
  unit: string | undefined
  flag: string | undefined
}

const signs: Partial<Record<Cell['state'], LucideIcon>> = {
  confirmed: Check,
  edited: Pencil,
  disputed: TriangleAlert,
}

/** One cell as it stands in the grid: a suggestion is underlined with dashes, a decision is plain ink with its sign. */
export const GridCell = memo(function GridCell({
  cell,
  absence,
  column,
  left,
  width,
  isActive,
  isNumber,
  unit,
  flag,
}: Props) {
  const Sign = signs[cell.state]
  const isMissing = cell.value === undefined
  const text = absence || cellText(cell.value, cell.unit === unit ? undefined : cell.unit)
  const words = [
    ...(isMissing ? [] : [gridCopy.states[cell.state]]),
    ...(cell.isStale ? ['older question'] : []),
    ...(flag === undefined ? [] : ['check this']),
    ...(cell.isPending ? ['not sent yet'] : []),
  ].join(', ')
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-column={column}
      style={{ left, width }}
      className={classNames(
        'absolute inset-y-0 flex items-center gap-1 border-r border-b border-line px-2 outline-none',
        isActive ? 'z-10 bg-accent-soft ring-2 ring-accent ring-inset' : 'bg-surface',
        isNumber && 'justify-end tabular-nums',
        cell.state === 'disputed' && !isActive && 'bg-state-yellow-soft',
      )}
    >
      {(flag !== undefined || cell.check !== undefined) && !cell.isDecided && (
        <TriangleAlert size={12} aria-hidden className="shrink-0 text-state-yellow" />
      )}
      <span
        className={classNames(
          'truncate',
          cell.state === 'suggested' &&
            'underline decoration-ink-faint decoration-dashed decoration-1 underline-offset-4',
          isMissing && 'text-ink-muted italic',
        )}
      >
        {text}
      </span>
      {cell.isStale && <Clock size={12} aria-hidden className="shrink-0 text-ink-muted" />}
      {isMissing && cell.isDecided && <CircleSlash size={12} aria-hidden className="shrink-0 text-ink-muted" />}
      {Sign && (
        <Sign
          size={12}
          aria-hidden
          className={classNames(
            'shrink-0',
            cell.state === 'disputed' ? 'text-state-yellow' : cell.isPending ? 'text-ink-faint' : 'text-state-green',
          )}
        />
      )}
      <span className="sr-only">{words}</span>
    </div>
  )
})
