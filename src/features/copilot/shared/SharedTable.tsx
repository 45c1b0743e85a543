import type { AnswerTable } from '#contract/copilot.ts'

import type { DocumentsByKey } from './documents-by-key.ts'
import { SharedQuote } from './SharedQuote.tsx'

type Props = { table: AnswerTable; documents: DocumentsByKey }

/** A counted table of a shared answer. */
export function SharedTable({ table, documents }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
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
            // Rows are given whole and never sorted here.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={table.head[column]} className="px-3 py-2 align-top">
                  {cell.text} {cell.evidence && <SharedQuote citation={cell.evidence} documents={documents} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
