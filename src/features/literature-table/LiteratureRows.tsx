import { MessageSquare } from 'lucide-react'
import { Fragment, useState } from 'react'

import type { GridColumn } from '#contract/grid.ts'
import { gridCopy } from '#research/grid/grid.copy.ts'
import type { CellPlace } from '#research/grid/cell-place.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { notesOf } from '#science/grid/grid.ts'
import type { LiteratureTable, TableCell, TableRow } from '#science/grid/literature/literature-table.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { literatureTableCopy as copy } from './literature-table.copy.ts'

type Props = {
  open: OpenGrid
  table: LiteratureTable
  columns: readonly GridColumn[]
  widths: Readonly<Record<string, number>>
  chosen: ReadonlySet<string>
  onChosen: (ids: ReadonlySet<string>) => void
  active: CellPlace | undefined
  onCell: (place: CellPlace) => void
  onComments: (rowId: string) => void
}

const FIRST = 150
const COLUMN_WIDTH = 180

/** The table as it is read: it scrolls inside itself, the citation stays, a press on a cell shows what it stands on. */
export function LiteratureRows(props: Props) {
  const { table, columns, widths } = props
  const [limit, setLimit] = useState(FIRST)
  // On a phone there is room for a column beside the citation.
  const [citationWidth] = useState(() => (window.innerWidth < 600 ? 170 : 300))
  const total = table.groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const groups = firstRows(table.groups, limit)
  const width = citationWidth + columns.reduce((sum, { id }) => sum + (widths[id] ?? COLUMN_WIDTH), 0)
  return (
    <ScrollBox
      label="Literature review table"
      className="relative isolate max-h-[75dvh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="table-fixed border-separate border-spacing-0 text-sm" style={{ width }}>
        <caption className="sr-only">Literature review table</caption>
        <thead>
          <tr>
            <th scope="col" style={{ width: citationWidth }} className={classNames(HEAD, 'left-0 z-20')}>
              Citation
            </th>
            {columns.map(({ id, name, unit }) => (
              <th
                key={id}
                scope="col"
                style={{ width: widths[id] ?? COLUMN_WIDTH }}
                className={classNames(HEAD, 'z-10')}
              >
                {name}
                {unit !== undefined && unit !== '%' && <span className="font-normal"> ({unit})</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ heading, rows, size }) => (
            <Fragment key={heading ?? ''}>
              {heading !== undefined && rows.length > 0 && (
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={columns.length + 1}
                    className="border-b border-line bg-surface-sunken px-3 py-1.5 text-left"
                  >
                    <span className="sticky left-3 font-serif">
                      {heading} <span className="font-sans text-xs font-normal text-ink-muted">{size}</span>
                    </span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <Row key={`${heading ?? ''} ${row.study.id}`} row={row} {...props} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {total > limit && (
        <div className="sticky left-0 p-3">
          <Button onClick={() => setLimit((before) => before + FIRST)}>
            {copy.more(Math.min(FIRST, total - limit))}
          </Button>
        </div>
      )}
    </ScrollBox>
  )
}

/** The first rows of all groups together. */
function firstRows(groups: LiteratureTable['groups'], limit: number) {
  const before = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0))
  return groups.map(({ heading, rows }, at) => ({
    heading,
    rows: rows.slice(0, Math.max(limit - (before[at] ?? 0), 0)),
    size: rows.length,
  }))
}

const HEAD =
  'sticky top-0 border-b border-line bg-surface-sunken px-3 py-2 text-left align-bottom text-xs font-semibold text-ink-muted'

function Row({ row, open, columns, chosen, onChosen, active, onCell, onComments }: Props & { row: TableRow }) {
  const { study, citation, cells } = row
  const notes = notesOf(open.grid, study.id)
  const comments = notes.length === 0 ? 'Comment' : count(notes.length, 'comment', 'comments')
  const isRetracted = study.papers.some(({ flags }) => flags.retracted)
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-r border-b border-line bg-surface px-3 py-2 text-left align-top font-normal"
      >
        <div className="flex gap-2">
          <Checkbox
            label={`Choose ${citation}`}
            labelHidden
            checked={chosen.has(study.id)}
            onChange={(isOn) => {
              const next = new Set(chosen)
              if (isOn) next.add(study.id)
              else next.delete(study.id)
              onChosen(next)
            }}
          />
          <div className="min-w-0">
            <p className="font-serif wrap-anywhere whitespace-pre-line">{citation}</p>
            {isRetracted && <p className="text-xs font-semibold text-state-red">Retracted</p>}
            {study.paperIds.length > 1 && (
              <p className="text-xs text-ink-muted">One study in {study.paperIds.length} papers</p>
            )}
            <button
              type="button"
              aria-label={`${comments} on ${citation}`}
              onClick={() => onComments(study.id)}
              className="mt-1 inline-flex min-h-6 items-center gap-1 text-xs text-ink-muted underline-offset-2 hover:underline"
            >
              <MessageSquare size={12} aria-hidden />
              {comments}
            </button>
          </div>
        </div>
      </th>
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          column={column}
          shown={cells[index]}
          fallbackRow={study.id}
          isActive={active?.columnId === column.id && study.paperIds.includes(active.rowId)}
          onCell={onCell}
        />
      ))}
    </tr>
  )
}

type CellProps = {
  column: GridColumn
  shown: TableCell | undefined
  fallbackRow: string
  isActive: boolean
  onCell: (place: CellPlace) => void
}

function Cell({ column, shown, fallbackRow, isActive, onCell }: CellProps) {
  const cell = shown?.cell
  const text = shown?.text ?? ''
  const state = cell?.state ?? 'empty'
  return (
    // Its button carries the words.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <td className={classNames('border-b border-line p-0 align-top', isActive ? 'bg-accent-soft' : 'bg-surface')}>
      <button
        type="button"
        aria-pressed={isActive}
        onClick={() => onCell({ rowId: cell?.rowId ?? fallbackRow, columnId: column.id })}
        className="block min-h-10 w-full px-3 py-2 text-left wrap-anywhere whitespace-pre-line hover:bg-hover focus-visible:ring-2 focus-visible:ring-accent focus-visible:outline-none focus-visible:ring-inset"
      >
        <span
          className={classNames(
            state === 'suggested' && 'underline decoration-ink-faint decoration-dashed decoration-1 underline-offset-4',
            cell?.value === undefined && 'text-ink-muted italic',
          )}
        >
          {text}
        </span>
        <span className="sr-only">{`, ${column.name}, ${gridCopy.states[state]}`}</span>
      </button>
    </td>
  )
}
