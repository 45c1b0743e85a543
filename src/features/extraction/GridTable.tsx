import { useCallback, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'

import type { GridColumn, GridRow } from '#contract/grid.ts'
import { CellEditor } from '#research/grid/CellDetails.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { cellText } from '#science/grid/cell-text.ts'

import { columnWidth, HEAD_HEIGHT, nameWidth, ROW_HEIGHT } from './grid-size.ts'
import { GridHeadRow } from './GridHeadRow.tsx'
import { linesOf, type Heading } from './grid-lines.ts'
import { GridRowView } from './GridRowView.tsx'
import { GroupRow } from './GroupRow.tsx'
import { useGridKeys, type GridPlace } from './use-grid-keys.ts'
import { useGridWindow } from './use-grid-window.ts'

type Props = {
  open: OpenGrid
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  labels: ReadonlyMap<string, string>
  /** By row id, then column id. */
  flags: ReadonlyMap<string, ReadonlyMap<string, string>>
  widths: Readonly<Record<string, number>>
  /** Where groups of rows begin. */
  headings: readonly Heading[]
  active: GridPlace
  onActive: (place: GridPlace) => void
  onColumn: (column: GridColumn) => void
  onResize: (columnId: string, width: number) => void
}

const noFlags: ReadonlyMap<string, string> = new Map()

/**
 * The grid itself: only what is in sight is drawn, whatever its size; the first column and the head stay. One cell takes
 * the focus; keys move it and decide on it.
 */
export function GridTable(props: Props) {
  const { open, rows, columns, labels, flags, widths, headings, active, onActive, onColumn, onResize } = props
  const { grid, writes, mayWrite } = open
  const scroller = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  const [isEditing, setIsEditing] = useState(false)
  const [frozen] = useState(() => nameWidth(window.innerWidth))

  const offsets = useMemo(() => {
    const all = [frozen]
    for (const column of columns) all.push((all.at(-1) ?? 0) + (widths[column.id] ?? columnWidth(column)))
    return all
  }, [columns, widths, frozen])
  const { lines, lineOf } = useMemo(() => linesOf(rows.length, headings), [rows.length, headings])
  const shown = useGridWindow({ scroller, rowHeight: ROW_HEIGHT, rowCount: lines.length, offsets })
  const total = { width: offsets.at(-1) ?? frozen, height: lines.length * ROW_HEIGHT }

  /** Scrolls so that the place is neither under the head, nor under the frozen column, nor out of sight. */
  const reveal = useCallback(
    ({ row, column }: GridPlace) => {
      const box = scroller.current
      if (!box) return
      const top = lineOf(row) * ROW_HEIGHT
      if (row >= 0 && top < box.scrollTop) box.scrollTop = top
      else if (top + ROW_HEIGHT + HEAD_HEIGHT > box.scrollTop + box.clientHeight) {
        box.scrollTop = top + ROW_HEIGHT + HEAD_HEIGHT - box.clientHeight
      }
      const left = (offsets[column] ?? 0) - frozen
      const right = offsets[column + 1] ?? 0
      if (left < box.scrollLeft) box.scrollLeft = left
      else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth
    },
    [offsets, frozen, lineOf],
  )

  const move = (place: GridPlace) => {
    setIsEditing(false)
    isWanted.current = true
    reveal(place)
    onActive(place)
  }

  // After every drawing: the cell that is to take the focus may only now have come into the page. With the drawing, not
  // later: an effect that is put off may run after the next key was pressed and give the focus to the place before it.
  useLayoutEffect(() => {
    if (!isWanted.current || isEditing) return
    const row = active.row < 0 ? '[data-head]' : `[data-row="${active.row}"]`
    const cell = scroller.current?.querySelector<HTMLElement>(`${row} [data-column="${active.column}"]`)
    if (!cell) return
    isWanted.current = false
    cell.focus({ preventScroll: true })
  })

  const activeRow = rows[active.row]
  const activeColumn = columns[active.column]
  const place = activeRow && activeColumn && { rowId: activeRow.id, columnId: activeColumn.id }
  const cell = place && grid.cell(place.rowId, place.columnId)
  const decide = (does: () => void) => () => {
    if (mayWrite && place) does()
  }
  const handleKeyDown = useGridKeys({
    active,
    rowCount: rows.length,
    columnCount: columns.length,
    pageRows: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / ROW_HEIGHT) - 2),
    onMove: move,
    onConfirm: decide(() => place && writes.confirmCells([place])),
    onEdit: decide(() => setIsEditing(true)),
    onNotReported: decide(() => place && writes.commitCell({ ...place, verb: 'not_reported' })),
    onNotApplicable: decide(() => place && writes.commitCell({ ...place, verb: 'not_applicable' })),
    onClear: decide(() => place && cell?.isDecided && writes.commitCell({ ...place, verb: 'clear' })),
    onUndo: writes.undo,
    onRedo: writes.redo,
  })

  const drawn = useMemo(() => {
    const inSight = lines.slice(shown.rowFrom, Math.max(shown.rowFrom, shown.rowTo))
    if (active.row < 0 || active.row >= rows.length || inSight.includes(active.row)) return inSight
    // In its place among the others, as with columns.
    return lineOf(active.row) < shown.rowFrom ? [active.row, ...inSight] : [...inSight, active.row]
  }, [lines, lineOf, shown.rowFrom, shown.rowTo, rows.length, active.row])

  const handleClick = (event: MouseEvent) => {
    const hit = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')
    const row = hit?.closest<HTMLElement>('[data-row]')
    if (!hit || !row) return
    const next = { row: Number(row.dataset['row']), column: Number(hit.dataset['column']) }
    if (event.detail === 2 && mayWrite) {
      onActive(next)
      setIsEditing(true)
    } else if (!(isEditing && next.row === active.row && next.column === active.column)) move(next)
  }

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Extraction grid"
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length + 1}
      aria-readonly={!mayWrite}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      className="scroll-quiet relative isolate min-h-0 flex-1 overflow-auto bg-surface-sunken text-sm outline-none [contain:strict]"
    >
      <GridHeadRow
        {...{
          columns,
          offsets,
          shown,
          active,
          onColumn,
          onResize,
          total: total.width,
          height: HEAD_HEIGHT,
          nameWidth: frozen,
        }}
        onFocusColumn={(column) => onActive({ row: -1, column })}
      />
      <div role="rowgroup" className="relative" style={total}>
        {drawn.map((index) => {
          if (typeof index !== 'number') {
            const line = lineOf(index.from) - 1
            return (
              <GroupRow
                key={`group ${index.name}`}
                heading={index}
                line={line}
                width={total.width}
                span={columns.length + 1}
              />
            )
          }
          const row = rows[index]
          if (!row) return null
          const isActive = index === active.row
          return (
            <GridRowView
              key={row.id}
              index={index}
              line={lineOf(index)}
              label={labels.get(row.id) ?? row.label ?? row.id}
              kind={row.kind}
              cells={grid.cellsOf(row.id)}
              misses={grid.misses?.get(row.id)}
              isReading={grid.isReading ?? false}
              columns={columns}
              allColumns={grid.columns}
              offsets={offsets}
              columnFrom={shown.columnFrom}
              columnTo={shown.columnTo}
              activeColumn={isActive ? active.column : -1}
              flags={flags.get(row.id) ?? noFlags}
              width={total.width}
              nameWidth={frozen}
            />
          )
        })}
        {isEditing && activeColumn && place && (
          <div
            data-cell-editor
            style={{
              top: lineOf(active.row) * ROW_HEIGHT,
              left: Math.min(offsets[active.column] ?? 0, Math.max(total.width - 440, 0)),
            }}
            className="absolute z-30 w-104 max-w-[80vw] rounded-card bg-surface-raised p-2 shadow-float"
          >
            <CellEditor
              column={activeColumn}
              start={cellText(cell?.value, cell?.unit)}
              onCancel={() => {
                isWanted.current = true
                setIsEditing(false)
              }}
              onSave={({ value, unit }) => {
                writes.commitCell({
                  ...place,
                  verb: cell?.value === undefined ? 'set' : 'edit',
                  value,
                  evidence: cell?.evidence ?? [],
                  ...(unit !== undefined && { unit }),
                  ...((cell?.people.length ?? 0) > 1 && { settles: true }),
                })
                isWanted.current = true
                setIsEditing(false)
              }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
