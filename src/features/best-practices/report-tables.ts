import type { Paper } from '#contract/papers.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { Guideline } from '#science/guidelines/guideline-list.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import { bestPracticesCopy as copy } from './best-practices.copy.ts'
import { cellState, reportedIn, type Read } from './report-state.ts'
import type { Report } from './use-report.ts'

/** Items by papers in words: for the file, and for those who cannot see the picture. */
export function matrixTable(read: Read, guideline: Guideline, papers: readonly Paper[]): FigureTable {
  return {
    columns: [
      { label: copy.item },
      { label: copy.count, isNumber: true },
      ...papers.map((paper) => ({ label: shortCitation(paper) })),
    ],
    rows: guideline.items.map(({ id, asks }) => {
      const states = papers.map((paper) => cellState(read, guideline.id, id, paper.id))
      const reported = reportedIn(states)
      return {
        id,
        cells: [
          `${id} ${asks}`,
          reported === undefined
            ? copy.states[read.unread]
            : { text: `${reported} of ${papers.length}`, value: reported },
          ...states.map((each) => copy.states[each]),
        ],
      }
    }),
  }
}

/** Recomputed numbers, those that do not fit first. */
export function numbersTable({ checks }: Pick<Report, 'checks'>, papers: readonly Paper[]): FigureTable {
  const rows = papers.flatMap((paper) =>
    (checks?.numbers.get(paper.id) ?? []).map((number, index) => ({
      id: `${paper.id}/${index}`,
      isOff: number.verdict !== 'fits',
      cells: [
        shortCitation(paper),
        copy.rules[number.rule],
        number.reported,
        number.recomputed,
        copy.verdicts[number.verdict],
      ],
    })),
  )
  return {
    columns: Object.values(copy.columns).map((label) => ({ label })),
    rows: [...rows.filter(({ isOff }) => isOff), ...rows.filter(({ isOff }) => !isOff)],
  }
}
