import type { Paper } from '#contract/papers.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import { valueName } from './gap-state.ts'
import { gapsCopy as copy } from './gaps.copy.ts'
import { papersOfPair } from './MapFigure.tsx'
import type { Gaps } from './use-gaps.ts'

/** A part of the score that nobody has given yet is said so. */
const number = (value: number | undefined) => (value === undefined ? copy.notScored : { text: String(value), value })

export function gapTable({ gaps }: Pick<Gaps, 'gaps'>, papers: ReadonlyMap<string, Paper>): FigureTable {
  const names = (ids: readonly string[]) =>
    ids
      .flatMap((id) => papers.get(id) ?? [])
      .map(shortCitation)
      .join('; ')
  return {
    columns: [
      { label: 'Gap' },
      { label: 'Type' },
      { label: 'Status' },
      { label: 'Papers', isNumber: true },
      { label: 'Which' },
      { label: 'Years' },
      { label: 'Score', isNumber: true },
      { label: 'Importance', isNumber: true },
      { label: 'Feasibility', isNumber: true },
      { label: 'Strength of evidence', isNumber: true },
      { label: 'Question' },
      { label: 'Sentences' },
      { label: 'Possibly answered by' },
    ],
    rows: gaps.map((gap) => ({
      id: gap.rowId,
      cells: [
        gap.statement,
        copy.types[gap.type],
        `${copy.statuses[gap.status]}${gap.isStatusSet ? '' : ' (by rules)'}`,
        { text: String(gap.papers.length), value: gap.papers.length },
        names(gap.papers),
        gap.years.join('; '),
        gap.score === undefined ? copy.notScored : { text: gap.score.toFixed(2), value: gap.score },
        number(gap.scores.importance),
        number(gap.scores.feasibility),
        number(gap.scores.evidence),
        gap.question,
        gap.evidence.map(({ quote }) => quote).join(' | '),
        names(gap.answers.map(({ documentId }) => documentId)),
      ],
    })),
  }
}

/** Two questions of the map: papers in each field. */
export function mapTable(gaps: Gaps, across: string, down: string): FigureTable {
  const columns = gaps.map.facets.find(({ id }) => id === across)
  const rows = gaps.map.facets.find(({ id }) => id === down)
  return {
    columns: [
      { label: `${rows?.name ?? ''} by ${columns?.name ?? ''}` },
      ...(columns?.values ?? []).map((value) => ({ label: valueName(value), isNumber: true })),
    ],
    rows: (rows?.values ?? []).map((row) => ({
      id: row,
      cells: [
        valueName(row),
        ...(columns?.values ?? []).map((column) => {
          const value = papersOfPair(gaps, down, row, across, column).length
          return { text: String(value), value }
        }),
      ],
    })),
  }
}
