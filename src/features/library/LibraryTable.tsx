import { useRef } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Selection } from '#platform/papers/selection.ts'
import { stateOfAll, toggle, toggleAll } from '#platform/papers/selection.ts'
import { useRowKeys } from '#platform/papers/use-row-keys.ts'
import { columnNames, useLibraryColumns, type LibraryColumn } from '#platform/preferences/library-columns.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { BOX, ROW_PX } from './row-look.ts'
import { LibraryRow } from './LibraryRow.tsx'
import { useRows } from './use-rows.ts'

type Props = {
  papers: readonly Paper[]
  total: number
  onEnd: () => void
  selection: Selection
  onSelect: (selection: Selection) => void
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
export function LibraryTable({ papers, total, onEnd, selection, onSelect, opened, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const ids = papers.map((paper) => paper.id)
  const { columns } = useLibraryColumns()
  const { rows, before, after, reveal } = useRows({ box, count: papers.length, rowPx: ROW_PX, onEnd })
  const choose = (id: string, withRange: boolean) => onSelect(toggle(selection, ids, id, withRange))
  const keys = useRowKeys({
    list: box,
    count: papers.length,
    reveal,
    onChoose: (index) => {
      const id = ids[index]
      if (id !== undefined) choose(id, false)
    },
  })
  return (
    // A box that scrolls must be reachable for those who scroll by key; its rows have the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="region"
      aria-label="Papers"
      tabIndex={0}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      className="scroll-quiet isolate h-[calc(100dvh-21rem)] min-h-90 overflow-auto rounded-card border border-line bg-surface"
    >
      <table
        aria-rowcount={total + 1}
        className="w-full min-w-[59rem] lg:min-w-[66rem] table-fixed border-separate border-spacing-0"
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classNames(HEAD, 'left-0 z-20')}>
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
            const paper = papers[index]
            return (
              paper && (
                <LibraryRow
                  key={paper.id}
                  paper={paper}
                  columns={columns}
                  index={index}
                  isChosen={selection.ids.has(paper.id)}
                  isOpened={paper.id === opened}
                  onChoose={(withRange) => choose(paper.id, withRange)}
                  onOpen={() => onOpen(paper.id)}
                />
              )
            )
          })}
          {after > 0 && <Space px={after} columns={columns.length + 1} />}
        </tbody>
      </table>
    </div>
  )
}

const Space = ({ px, columns }: { px: number; columns: number }) => (
  <tr aria-hidden>
    {/* Room for rows that are not in the page: nothing to read. */}
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
    <td colSpan={columns} style={{ height: px }} />
  </tr>
)
