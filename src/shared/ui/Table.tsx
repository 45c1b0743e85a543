import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { ScrollBox } from './ScrollBox.tsx'

export type Column<Row> = {
  key: string
  header: ReactNode
  align?: 'left' | 'right'
  /** Any CSS length. */
  width?: string
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty?: ReactNode
  /** Shows the caption above the table; else it is only heard. */
  captionShown?: boolean
}

/** A table that scrolls inside itself; its first column stays in sight and names the row. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, captionShown = false }: Props<Row>) {
  const [first, ...others] = columns
  if (!first) return null
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    <ScrollBox label={caption} className="relative isolate overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0">
        <caption className={captionShown ? 'px-4 pt-3 pb-2 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={{ width: column.width, minWidth: column.width ?? (column === first ? NAME_MIN : undefined) }}
                className={classNames(
                  'border-b border-line bg-surface-sunken px-4 py-2 text-xs font-semibold whitespace-nowrap text-ink-muted',
                  column.align === 'right' ? 'text-right' : 'text-left',
                  column === first && 'sticky left-0 z-10',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="group">
              <th scope="row" className={classNames(CELL, 'sticky left-0 z-10 font-normal wrap-anywhere', side(first))}>
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.key} className={classNames(CELL, side(column))}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** A frozen column wraps whatever it holds, so that the others can be seen beside it on a phone; not to nothing, though. */
const NAME_MIN = '10rem'
const CELL = 'border-b border-line bg-surface px-4 py-2.5 align-top'
const side = (column: { align?: 'left' | 'right' }) => (column.align === 'right' ? 'text-right' : 'text-left')
