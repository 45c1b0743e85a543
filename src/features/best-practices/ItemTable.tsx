import { Fragment } from 'react'

import type { Paper } from '#contract/papers.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { Guideline } from '#science/guidelines/guideline-list.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { bestPracticesCopy as copy } from './best-practices.copy.ts'
import { cellState, reportedIn, type CellState } from './report-state.ts'
import type { Report } from './use-report.ts'

export type Place = { itemId: string; paperId: string }

const look: Readonly<Record<CellState, string>> = {
  confirmed: 'bg-state-green-soft text-state-green',
  reported: 'bg-state-yellow-soft text-state-yellow',
  'not-reported': 'bg-state-red-soft text-state-red',
  'not found': 'text-ink-muted',
  'for a person': 'text-ink-muted',
  'not-applicable': 'bg-surface-sunken text-ink-muted',
  'being read': 'text-ink-faint',
  'not read': 'text-ink-muted',
}

type Props = {
  report: Report
  guideline: Guideline
  papers: readonly Paper[]
  chosen: Place | undefined
  onChoose: (place: Place) => void
}

/** Items down, papers across; each cell opens its passages and takes a judgement. */
export function ItemTable({ report, guideline, papers, chosen, onChoose }: Props) {
  const sections = [...new Set(guideline.items.map(({ section }) => section))]
  return (
    <ScrollBox label={copy.table} className="max-h-[75dvh] overflow-auto rounded-card border border-line bg-surface">
      <table className="border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{copy.table}</caption>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr>
            <th scope="col" className="sticky left-0 z-10 min-w-56 bg-surface px-3 py-2 text-left">
              {copy.item}
            </th>
            <th scope="col" className="px-2 py-2 text-right">
              {copy.count}
            </th>
            {papers.map((paper) => (
              <th key={paper.id} scope="col" className="min-w-16 px-1 py-2 text-left align-bottom text-xs font-medium">
                {shortCitation(paper)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <Fragment key={section}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={papers.length + 2}
                  className="border-t border-line bg-surface-sunken px-3 py-1 text-left text-xs font-semibold text-ink-muted"
                >
                  {section}
                </th>
              </tr>
              {guideline.items
                .filter((item) => item.section === section)
                .map(({ id, asks }) => {
                  const states = papers.map((paper) => cellState(report, guideline.id, id, paper.id))
                  const reported = reportedIn(states)
                  return (
                    <tr key={id}>
                      <th
                        scope="row"
                        className="sticky left-0 max-w-72 border-t border-line bg-surface px-3 py-1.5 text-left font-normal"
                      >
                        <span className="font-medium">{id}</span> {asks}
                      </th>
                      <td className="border-t border-line px-2 text-right tabular-nums">
                        {reported === undefined ? (
                          <>
                            <span aria-hidden>{copy.signs[report.unread]}</span>
                            <span className="sr-only">{copy.states[report.unread]}</span>
                          </>
                        ) : (
                          `${reported}/${papers.length}`
                        )}
                      </td>
                      {papers.map((paper, index) => {
                        const cell = states[index] ?? 'for a person'
                        return (
                          <td key={paper.id} className="border-t border-line p-0.5">
                            <button
                              type="button"
                              aria-label={copy.cell(`${id} ${asks}`, shortCitation(paper), copy.states[cell])}
                              aria-pressed={chosen?.itemId === id && chosen.paperId === paper.id}
                              onClick={() => onChoose({ itemId: id, paperId: paper.id })}
                              className={classNames(
                                'h-8 w-full min-w-10 rounded-control hover:outline-2 hover:outline-accent aria-pressed:outline-2 aria-pressed:outline-accent',
                                look[cell],
                              )}
                            >
                              <span aria-hidden>{copy.signs[cell]}</span>
                            </button>
                          </td>
                        )
                      })}
                    </tr>
                  )
                })}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
