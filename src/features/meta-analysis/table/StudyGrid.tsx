import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'

import { toast } from '#shared/toast/toast.ts'

import { metaAnalysisCopy as copy } from '../meta-analysis.copy.ts'
import type { Computed } from '#research/meta-analysis/compute.ts'
import { isOtherMethod, type Outcome } from '#research/meta-analysis/outcome.ts'
import { include, insertLine, removeLines, swapGroups } from '../model/edit-lines.ts'
import { columnsOf } from '#research/meta-analysis/read-lines.ts'
import { hasHeadings, matchHeadings, withTable } from '../transfer/match-columns.ts'
import { GridRow } from './GridRow.tsx'
import { measureHead } from '#research/meta-analysis/result-words.ts'
import type { RowAction } from './RowMenu.tsx'
import { useGrid, type OnEdit } from './use-grid.ts'

const ROW_PX = 33
/** Below so many lines all are drawn. */
const VIRTUAL_FROM = 120
const LEAST_ROWS = 6

type Props = {
  /** The table as it is typed; `computed` may be a moment behind it. */
  outcome: Outcome
  computed: Computed
  onEdit: OnEdit
  onUndo: () => void
  onRedo: () => void
  chosenId: string | undefined
  onChoose: (id: string | undefined) => void
  onConvert: (id: string) => void
  onExclude: (id: string) => void
  /** A line and column to go to, and a number that changes with each wish. */
  wish: { id: string; key: string; nonce: number } | undefined
}

/** The study table: a spreadsheet for what papers report, with what comes of each line at its right. */
export function StudyGrid(props: Props) {
  const { outcome, computed, onEdit, onUndo, onRedo, chosenId, onChoose, onConvert, onExclude, wish } = props
  const { byId, analysis } = computed
  const read = useMemo(() => new Map(computed.lines.map((line) => [line.id, line])), [computed.lines])
  const columns = useMemo(() => columnsOf(outcome), [outcome])
  const rows = Math.max(LEAST_ROWS, outcome.lines.length + 1)
  const hasResults = !isOtherMethod(outcome)
  const helpId = useId()
  const box = useRef<HTMLDivElement>(null)

  const onTable = (block: string[][]) => {
    const [first = [], ...body] = block
    if (!hasHeadings(first, outcome)) return false
    const targets = matchHeadings(first, body, outcome)
    const isFilled = outcome.lines.some(({ cells }) => Object.values(cells).some((text) => text.trim() !== ''))
    onEdit((before) => withTable(before, first, body, targets, !isFilled))
    const names = first.filter((_, place) => targets[place]?.is === 'column')
    toast({ title: copy.pasted(body.length), description: copy.pastedByName(names) })
    return true
  }
  const onPasted = (lines: number, dropped: number) =>
    toast({ title: copy.pasted(lines), ...(dropped > 0 && { description: copy.pastedOver(dropped) }) })
  const grid = useGrid({ outcome, columns, rows, onEdit, onUndo, onRedo, onTable, onPasted })
  const { selection, bounds, editing, goTo } = grid
  const { focus } = selection

  // The line in hand is the one that figures light up.
  const lineInHand = outcome.lines[focus.row]?.id
  const isInGrid = useRef(false)
  useEffect(() => {
    if (isInGrid.current) onChoose(lineInHand)
  }, [lineInHand, onChoose])

  const granted = useRef(0)
  useEffect(() => {
    if (!wish || wish.nonce === granted.current) return
    granted.current = wish.nonce
    const row = outcome.lines.findIndex(({ id }) => id === wish.id)
    const col = columns.findIndex(({ key }) => key === wish.key)
    // A wish comes with a click on another part of the page: it is granted once that is done.
    if (row >= 0) queueMicrotask(() => goTo({ row, col: Math.max(0, col) }))
  }, [wish, outcome.lines, columns, goTo])

  const actRef = useRef<(action: RowAction, place: number) => void>(() => {})
  useEffect(() => {
    actRef.current = (action, place) => {
      const id = outcome.lines[place]?.id
      if (id === undefined) return
      if (action === 'convert') onConvert(id)
      else if (action === 'exclude') onExclude(id)
      else if (action === 'include') onEdit(include([id]))
      else if (action === 'swap') onEdit(swapGroups(id))
      else if (action === 'insert') onEdit(insertLine(place))
      else onEdit(removeLines([id]))
    }
  })
  const onAction = useCallback((action: RowAction, place: number) => actRef.current(action, place), [])
  const typeRef = useRef(grid.type)
  useEffect(() => {
    typeRef.current = grid.type
  })
  const onType = useCallback((text: string) => typeRef.current(text), [])

  const isVirtual = rows > VIRTUAL_FROM
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan)
      const to = Math.min(count - 1, endIndex + overscan)
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    },
  })
  useEffect(() => {
    if (isVirtual) virtual.scrollToIndex(focus.row)
  }, [focus.row, isVirtual, virtual])
  const items = virtual.getVirtualItems()
  const shown = isVirtual ? items.map(({ index }) => index) : Array.from({ length: rows }, (_, i) => i)
  const above = isVirtual ? (items[0]?.start ?? 0) : 0
  const below = isVirtual ? Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)) : 0

  return (
    <div>
      <p id={helpId} className="sr-only">
        {copy.gridHelp}
      </p>
      <div
        ref={box}
        className="scroll-quiet relative isolate max-h-[34rem] overflow-auto rounded-card border border-line bg-surface"
      >
        <table
          ref={grid.grid}
          // A table whose cells are worked by keys is a grid: its rows and cells keep their roles.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={`Studies of ${outcome.name}`}
          aria-describedby={helpId}
          aria-rowcount={rows + 1}
          aria-multiselectable
          {...grid.handlers}
          onFocus={() => {
            isInGrid.current = true
            onChoose(lineInHand)
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return
            isInGrid.current = false
            grid.stopEditing()
          }}
          className="w-full border-separate border-spacing-0 text-sm"
        >
          <thead className="sticky top-0 z-30">
            <tr aria-rowindex={1} className="text-xs text-ink-muted">
              <th
                scope="col"
                className="sticky left-0 z-30 border-r border-b border-line bg-surface-sunken font-normal"
              >
                <span className="sr-only">Line</span>
              </th>
              {columns.map(({ key, label, hint, kind, width }, col) => (
                <th
                  key={key}
                  scope="col"
                  title={hint}
                  style={{ minWidth: width }}
                  className={`border-r border-b border-line bg-surface-sunken px-2 py-1.5 font-semibold whitespace-nowrap ${kind === 'text' ? 'text-left' : 'text-right'} ${col === 0 ? 'sticky left-10 z-20' : ''}`}
                >
                  {label}
                  {hint !== undefined && <span className="sr-only">{` (${hint})`}</span>}
                </th>
              ))}
              {hasResults && (
                <>
                  {' '}
                  <th
                    scope="col"
                    className="border-b border-line bg-surface-sunken px-3 text-right font-semibold whitespace-nowrap"
                  >
                    {measureHead(analysis)}
                  </th>
                  <th scope="col" className="border-b border-line bg-surface-sunken px-3 text-right font-semibold">
                    Weight
                  </th>
                </>
              )}{' '}
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr aria-hidden style={{ height: above }} />}
            {shown.map((place) => {
              const line = outcome.lines[place]
              const isInBlock = place >= bounds.top && place <= bounds.bottom
              return (
                <GridRow
                  key={place}
                  place={place}
                  line={line}
                  read={line && read.get(line.id)}
                  result={line && byId.get(line.id)}
                  columns={columns}
                  activeCol={place === focus.row ? focus.col : undefined}
                  chosenFrom={grid.isBlock && isInBlock ? bounds.left : undefined}
                  chosenTo={grid.isBlock && isInBlock ? bounds.right : undefined}
                  editing={place === focus.row ? editing?.text : undefined}
                  hasResult={hasResults}
                  isLit={line !== undefined && line.id === chosenId}
                  onType={onType}
                  onAction={onAction}
                />
              )
            })}
            {below > 0 && <tr aria-hidden style={{ height: below }} />}
          </tbody>
        </table>
      </div>
    </div>
  )
}
