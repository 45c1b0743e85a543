import { useRef } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Selection } from '#research/papers/selection.ts'
import { stateOfAll, toggle, toggleAll } from '#research/papers/selection.ts'
import { useRowKeys } from '#research/papers/use-row-keys.ts'
import { columnNames, useLibraryColumns, type LibraryColumn } from '#research/preferences/library-columns.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { BOX, ROW_PX } from './row-look.ts'
import { LibraryRow } from './LibraryRow.tsx'
import type { SparseRows } from './use-library-rows.ts'
import { useRows } from './use-rows.ts'

type Props = {
  /** The papers that are here, in their order. */
  papers: readonly Paper[]
  rows: SparseRows
  total: number
  onEnd: () => void
  onSight: (from: number, to: number) => void
  /** Rows from one to another, those that are not here included. */
  range: (from: number, to: number) => Promise<readonly Paper[]>
  selection: Selection
  onSelect: (selection: Selection, papers?: readonly Paper[]) => void
  opened: string | undefined
  onOpen: (id: string) => void
}

const HEAD =
  'sticky top-0 z-10 border-b border-line bg-surface-sunken px-3 py-2 text-left text-xs font-semibold text-ink-muted'
const widths: Record<LibraryColumn, string> = {
  authors: 'w-52',
  year: 'w-16',
  venue: 'w-48',
  design: 'w-40',
  added: 'w-30',
}

/** The papers of a library. Only the rows in sight are in the page; the first column stays when the rest is scrolled. */
export function LibraryTable(props: Props) {
  const { papers, rows: list, total, onEnd, onSight, range, selection, onSelect, opened, onOpen } = props
  const box = useRef<HTMLDivElement>(null)
  const ids = papers.map((paper) => paper.id)
  const { columns } = useLibraryColumns()
  const { rows, before, after, reveal } = useRows({ box, count: list.count, rowPx: ROW_PX, onEnd, onSight })
  const anchor = useRef<number | undefined>(undefined)
  const choose = async (index: number, id: string, withRange: boolean) => {
    const from = selection.anchor === undefined ? undefined : anchor.current
    anchor.current = index
    if (!withRange || from === undefined) return onSelect(toggle(selection, [id], id))
    const between = await range(Math.min(from, index), Math.max(from, index))
    const shown = between.map((paper) => paper.id)
    onSelect(toggle(selection, shown, id, true), between)
  }
  const keys = useRowKeys({
    list: box,
    count: list.count,
    reveal,
    onChoose: (index) => {
      const paper = list.at(index)
      if (paper) void choose(index, paper.id, false)
    },
  })
  return (
    // Its rows have the keys.
    <ScrollBox
      ref={box}
      label="Papers"
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      className="isolate h-[calc(100dvh-21rem)] min-h-90 overflow-auto rounded-card border border-line bg-surface"
    >
      <table
        aria-rowcount={total + 1}
        className="w-full min-w-[66rem] lg:min-w-[66rem] table-fixed border-separate border-spacing-0"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classNames(HEAD, 'left-0 z-20 w-60 sm:w-auto')}>
              <span className="flex items-center gap-3">
                <Checkbox
                  label="Choose all papers shown"
                  labelHidden
                  className={BOX}
                  checked={stateOfAll(selection, ids)}
                  onChange={() => onSelect(toggleAll(selection, ids))}
                />
                Title
              </span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classNames(HEAD, widths[column])}>
                {columnNames[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Space px={before} columns={columns.length + 1} />}
          {rows.map((index) => {
            const paper = list.at(index)
            if (!paper) return <AwaitedRow key={`awaited ${index}`} index={index} columns={columns.length} />
            return (
              <LibraryRow
                key={paper.id}
                paper={paper}
                columns={columns}
                index={index}
                isChosen={selection.ids.has(paper.id)}
                isOpened={paper.id === opened}
                onChoose={(withRange) => void choose(index, paper.id, withRange)}
                onOpen={() => onOpen(paper.id)}
              />
            )
          })}
          {after > 0 && <Space px={after} columns={columns.length + 1} />}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** A row whose paper is on its way: as high as any, silent, and counted. */
const AwaitedRow = ({ index, columns }: { index: number; columns: number }) => (
  <tr data-index={index} aria-rowindex={index + 2} style={{ height: ROW_PX }}>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
    <td colSpan={columns + 1} className="border-b border-line px-3" aria-busy>
      <div aria-hidden className="h-3 w-2/5 rounded-control bg-surface-sunken" />
    </td>
  </tr>
)

const Space = ({ px, columns }: { px: number; columns: number }) => (
  <tr aria-hidden>
    {/* Room for rows that are not in the page: nothing to read. */}
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
    <td colSpan={columns} style={{ height: px }} />
  </tr>
)
