import { Redo2, Rows3, Undo2 } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'

import type { CellState, GridColumn } from '#contract/grid.ts'
import { cellStates } from '#contract/grid.ts'
import { AnalysisHead } from '#research/grid/AnalysisHead.tsx'
import { gridExports } from '#research/grid/grid-exports.ts'
import { gridCopy } from '#research/grid/grid.copy.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useRun } from '#research/grid/use-run.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { groupRows, keysOf, sortRows } from '#science/grid/arrange.ts'
import { completenessOf } from '#science/grid/counts.ts'
import { rowLabel } from '#science/grid/export/grid-csv.ts'
import { outliersOf } from '#science/grid/outliers.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Popover } from '#shared/ui/Popover.tsx'
import { WorkbenchFrame } from '#shared/ui/WorkbenchFrame.tsx'

import { AgreementDialog } from './AgreementDialog.tsx'
import { ColumnDialog } from './ColumnDialog.tsx'
import { ColumnLibraryDialog } from './ColumnLibraryDialog.tsx'
import { extractionCopy as copy } from './extraction.copy.ts'
import { arrangementSchema, startArrangement } from './arrangement.ts'
import { inGroups, type Heading } from './grid-lines.ts'
import { GridTable } from './GridTable.tsx'
import { PaperPane } from './PaperPane.tsx'
import { PassagePane } from './PassagePane.tsx'
import { PivotDialog } from './PivotDialog.tsx'
import { RunDialog } from './RunDialog.tsx'
import { RunLogDialog } from './RunLogDialog.tsx'
import { RunStrip } from './RunStrip.tsx'
import type { GridPlace } from './use-grid-keys.ts'

type Opened = 'library' | 'own-column' | 'run' | 'log' | 'agreement' | 'pivot' | undefined

const noHeadings: readonly Heading[] = []

/** The mother view of the grid: papers at the left, the grid, and at the right the passage that the active cell stands on. */
export function ExtractionWorkbench({ open }: { open: OpenGrid }) {
  const { grid, writes, mayWrite } = open
  const run = useRun(open)
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 })
  const [opened, setOpened] = useState<Opened>()
  const [editedColumn, setEditedColumn] = useState<GridColumn>()
  const [text, setText] = useState('')
  const [state, setState] = useState<CellState | ''>('')
  const [arrangement, arrange] = useViewState(open, 'grid', arrangementSchema, startArrangement)
  const filterText = useDeferredValue(text)

  const { rows, papers } = grid
  const labels = useMemo(() => new Map(rows.map((row) => [row.id, rowLabel({ papers }, row)])), [rows, papers])
  const named = useMemo(() => {
    const words = filterText.trim().toLowerCase()
    return words === '' ? rows : rows.filter(({ id }) => labels.get(id)?.toLowerCase().includes(words))
  }, [rows, labels, filterText])
  // While nothing is filtered or sorted by cells, a cell that changes moves no row.
  const { sort } = arrangement
  // A column that was taken out groups nothing any more.
  const groupBy = grid.columnById.has(arrangement.groupBy) ? arrangement.groupBy : ''
  const moving = state === '' && sort.length === 0 && groupBy === '' ? undefined : grid
  const { rows: sorted, headings } = useMemo(() => {
    if (!moving) return { rows: named, headings: noHeadings }
    const inState =
      state === '' ? named : named.filter(({ id }) => moving.cellsOf(id).some((cell) => cell.state === state))
    const inOrder = sortRows(moving, inState, sort)
    if (groupBy === '') return { rows: inOrder, headings: noHeadings }
    return inGroups(groupRows(inOrder, (each) => keysOf(moving.cell(each.id, groupBy)?.value)))
  }, [moving, named, state, sort, groupBy])

  const { settled } = open
  const counts = useMemo(() => completenessOf(settled), [settled])
  const flags = useMemo(() => {
    const all = new Map<string, Map<string, string>>()
    for (const { rowId, columnId, reason } of outliersOf(settled)) {
      const ofRow = all.get(rowId) ?? new Map<string, string>()
      all.set(rowId, ofRow.set(columnId, reason))
    }
    return all
  }, [settled])

  const row = sorted[active.row]
  const column = grid.columns[active.column]
  const place = row && column && { rowId: row.id, columnId: column.id }
  const flag = place && flags.get(place.rowId)?.get(place.columnId)
  const toConfirm = row
    ? grid.cellsOf(row.id).filter((cell) => cell.state === 'suggested' && cell.value !== undefined)
    : []

  const openRow = useCallback((index: number) => setActive(({ column: at }) => ({ row: index, column: at })), [])

  const tools = mayWrite && (
    <>
      <IconButton label="Undo" icon={Undo2} disabled={!open.canUndo} onClick={() => writes.undo()} />
      <IconButton label="Redo" icon={Redo2} disabled={!open.canRedo} onClick={() => writes.redo()} />
    </>
  )

  return (
    <WorkbenchFrame
      leftLabel="Papers"
      leftFrom="2xl"
      left={<PaperPane rows={sorted} labels={labels} counts={counts} active={active.row} onOpen={openRow} />}
      rightLabel="Passage"
      right={<PassagePane open={open} place={place} flag={flag} />}
    >
      <div className="flex h-full min-h-0 flex-col px-4 pt-5">
        <div className="shrink-0">
          <AnalysisHead
            open={open}
            kind="grid"
            exports={gridExports(open, 'grid', () => ({ rows: sorted }))}
            actions={
              mayWrite && (
                <Button variant="primary" disabled={grid.rows.length === 0} onClick={() => setOpened('run')}>
                  Run
                </Button>
              )
            }
            {...(mayWrite && { onUpdate: () => setOpened('run') })}
          />
          <RunStrip run={run} open={open} onLog={() => setOpened('log')} />
          <div className="mb-2 flex flex-wrap items-center gap-1.5">
            <div className="w-36">
              <TextField
                label="Find a paper"
                labelHidden
                placeholder="Find a paper"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
            <div className="w-40">
              <SelectField
                label="Show rows with"
                labelHidden
                value={state}
                options={[
                  { value: '', label: 'All rows' },
                  ...cellStates.map((each) => ({ value: each, label: `With ${gridCopy.states[each].toLowerCase()}` })),
                ]}
                onChange={(event) => setState(event.target.value as CellState | '')}
              />
            </div>
            <div className="w-40">
              <SelectField
                label={copy.group.by}
                labelHidden
                value={groupBy}
                options={[
                  { value: '', label: copy.group.no },
                  ...grid.columns.map(({ id, name }) => ({ value: id, label: `By ${name}` })),
                ]}
                onChange={(event) => arrange((before) => ({ ...before, groupBy: event.target.value }))}
              />
            </div>
            {tools}
            <span className="ml-auto flex flex-wrap items-center gap-1.5">
              {mayWrite && (
                <>
                  <Button size="small" onClick={() => setOpened('library')}>
                    Add columns
                  </Button>
                  {toConfirm.length > 0 && (
                    <Button size="small" onClick={() => writes.confirmCells(toConfirm)}>
                      Confirm row ({toConfirm.length})
                    </Button>
                  )}
                </>
              )}
              <Button size="small" disabled={grid.rows.length === 0} onClick={() => setOpened('pivot')}>
                {copy.group.pivot}
              </Button>
              <Button size="small" onClick={() => setOpened('agreement')}>
                Agreement
              </Button>
              <Popover
                label="Keys of the grid"
                trigger={<IconButton label="Keys of the grid" icon={Rows3} />}
                align="end"
              >
                <Keys />
              </Popover>
            </span>
          </div>
        </div>
        {grid.columns.length === 0 || grid.rows.length === 0 ? (
          <EmptyState
            title={grid.rows.length === 0 ? copy.noRows : copy.noColumns}
            action={
              grid.rows.length > 0 &&
              mayWrite && (
                <Button variant="primary" onClick={() => setOpened('library')}>
                  Add columns
                </Button>
              )
            }
          >
            {grid.rows.length === 0 ? copy.noRowsWhy : copy.noColumnsWhy}
          </EmptyState>
        ) : (
          <GridTable
            open={open}
            rows={sorted}
            columns={grid.columns}
            labels={labels}
            flags={flags}
            headings={headings}
            widths={arrangement.widths}
            active={active}
            onActive={setActive}
            onColumn={setEditedColumn}
            onResize={(id, width) => arrange((before) => ({ ...before, widths: { ...before.widths, [id]: width } }))}
          />
        )}
        <p role="status" className="shrink-0 py-2 text-xs text-ink-muted">
          {count(sorted.length, 'row', 'rows')} × {count(grid.columns.length, 'column', 'columns')} ·{' '}
          {counts.decided.toLocaleString('en-US')} decided, {counts.all.suggested.toLocaleString('en-US')} suggested,{' '}
          {counts.all.disputed.toLocaleString('en-US')} disputed, {counts.all.empty.toLocaleString('en-US')} empty
        </p>
      </div>
      {opened === 'library' && (
        <ColumnLibraryDialog open={open} onClose={() => setOpened(undefined)} onOwn={() => setOpened('own-column')} />
      )}
      {opened === 'own-column' && <ColumnDialog open={open} onClose={() => setOpened(undefined)} />}
      {editedColumn && (
        <ColumnDialog
          key={editedColumn.id}
          open={open}
          column={editedColumn}
          arrangement={arrangement}
          onArrange={arrange}
          onClose={() => setEditedColumn(undefined)}
        />
      )}
      {opened === 'run' && <RunDialog open={open} run={run} onClose={() => setOpened(undefined)} />}
      {opened === 'log' && <RunLogDialog open={open} run={run} onClose={() => setOpened(undefined)} />}
      {opened === 'pivot' && <PivotDialog open={open} rows={sorted} onClose={() => setOpened(undefined)} />}
      {opened === 'agreement' && <AgreementDialog open={open} onClose={() => setOpened(undefined)} />}
    </WorkbenchFrame>
  )
}

function Keys() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {copy.keys.map(([key, does]) => (
        <div key={key} className="contents">
          <dt className="font-semibold whitespace-nowrap">{key}</dt>
          <dd className="text-ink-muted">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
