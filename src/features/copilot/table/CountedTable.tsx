import type { ReactNode } from 'react'

import type { AnswerTable } from '#contract/copilot.ts'

type Cell = AnswerTable['rows'][number][number]
type Props = { table: AnswerTable; sourceOf: (cell: Cell) => ReactNode }

/** What was counted or read, with what stands behind each value that is in a paper, and what the counting left out. */
export function CountedTable({ table, sourceOf }: Props) {
  return (
    <figure className="mt-4">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard */}
      <div
        className="scroll-quiet overflow-x-auto rounded-control border border-line"
        tabIndex={0}
        role="group"
        aria-label="Table"
      >
        <table className="w-full border-collapse text-left">
          <thead className="bg-surface-sunken text-xs text-ink-muted">
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {table.rows.map((row, at) => (
              // Rows are given whole each time and never sorted here.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={table.head[column]} className="px-3 py-2 align-top">
                    {cell.text} {sourceOf(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.note && <figcaption className="mt-1.5 text-xs text-ink-muted">{table.note}</figcaption>}
    </figure>
  )
}
