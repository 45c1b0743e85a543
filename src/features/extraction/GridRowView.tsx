import { memo, useMemo } from 'react'

import type { GridColumn, RowKind } from '#contract/grid.ts'
import { absenceOf, type Miss } from '#science/grid/absence.ts'
import type { Cell } from '#science/grid/cell.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { GridCell } from './GridCell.tsx'
import { ROW_HEIGHT } from './grid-size.ts'
import { columnsDrawn } from './use-grid-window.ts'

type Props = {
  index: number
  /** Where it stands: headings of groups are lines too. */
  line: number
  label: string
  kind: RowKind
  /** In the order of `allColumns`. */
  cells: readonly Cell[]
  misses: ReadonlyMap<string, Miss> | undefined
  isReading: boolean
  columns: readonly GridColumn[]
  allColumns: readonly GridColumn[]
  offsets: readonly number[]
  columnFrom: number
  columnTo: number
  /** -1: the active cell is in another row. */
  activeColumn: number
  flags: ReadonlyMap<string, string>
  width: number
  nameWidth: number
}

/** One row: its name stays at the left edge, of its cells those in sight are drawn, and the active one. */
export const GridRowView = memo(function GridRowView(props: Props) {
  const { index, line, label, kind, cells, columns, allColumns, offsets, columnFrom, columnTo, activeColumn, flags } =
    props
  const places = useMemo(() => new Map(allColumns.map(({ id }, at) => [id, at])), [allColumns])
  const drawn = columnsDrawn({ columnFrom, columnTo }, columns.length, activeColumn)
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      data-row={index}
      style={{ top: line * ROW_HEIGHT, width: props.width, height: ROW_HEIGHT }}
      className="absolute left-0"
    >
      <div
        role="rowheader"
        aria-colindex={1}
        style={{ width: props.nameWidth }}
        className={classNames(
          'sticky left-0 z-20 flex h-full items-center border-r border-b border-line bg-surface-sunken px-3 font-medium',
          kind !== 'paper' && 'pl-7 font-normal text-ink-muted',
        )}
      >
        <span className="truncate" title={label}>
          {label}
        </span>
      </div>
      {drawn.map((at) => {
        const column = columns[at]
        const cell = column && cells[places.get(column.id) ?? -1]
        if (!column || !cell) return null
        const left = offsets[at] ?? 0
        return (
          <GridCell
            key={column.id}
            cell={cell}
            absence={absenceOf(cell, props.misses?.get(column.id), props.isReading)}
            column={at}
            left={left}
            width={(offsets[at + 1] ?? left) - left}
            isActive={at === activeColumn}
            isNumber={column.type === 'number' || column.type === 'percent'}
            unit={column.unit}
            flag={flags.get(column.id)}
          />
        )
      })}
    </div>
  )
})
