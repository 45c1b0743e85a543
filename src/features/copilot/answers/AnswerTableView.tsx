import type { AnswerTable } from '#contract/copilot.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { CitationMark } from '#platform/evidence/CitationMark.tsx'
import type { OpenedPassage } from '#platform/evidence/passage-address.ts'

import type { CheckedAnswer } from './use-checked-answer.ts'

type Cell = AnswerTable['rows'][number][number]
type Props = {
  table: AnswerTable
  checked: Pick<CheckedAnswer, 'papers' | 'isSettled'>
  onOpen?: ((passage: OpenedPassage) => void) | undefined
}

/** What was counted or read, with the passage behind each value that stands in a paper. */
export function AnswerTableView({ table, checked, onOpen }: Props) {
  const markOf = ({ evidence }: Cell) => {
    if (!evidence || !checked.isSettled) return null
    const paper = checked.papers.find(({ id }) => id === evidence.documentId)
    const found = paper && evidenceFor(paper, evidence.quote)
    const { start, end, page } = found ?? { start: 0, end: 0 }
    const place = { verified: found?.verified ?? ('none' as const), start, end, ...(page !== undefined && { page }) }
    return <CitationMark checked={{ citation: evidence, paper, ...place }} onOpen={onOpen} />
  }
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
                    {cell.text} {markOf(cell)}
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
