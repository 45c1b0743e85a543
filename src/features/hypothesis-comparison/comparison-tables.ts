import type { Paper } from '#contract/papers.ts'
import type { Grid } from '#science/grid/grid.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import { isRatingWord, statementOf } from './hypothesis-columns.ts'
import type { Comparison } from './use-comparison.ts'

const number = (value: number, digits = 2) => ({ text: value.toFixed(digits), value })

/** Items by hypotheses with reasons, weights and diagnosticity; the scores stand in the last line. */
export function evidenceMatrixTable(grid: Grid, comparison: Comparison): FigureTable {
  const { hypotheses, items, weights, diagnosticity, standings } = comparison
  const spans = new Map(diagnosticity.map((each) => [each.itemId, each.weighted]))
  const scores = new Map(standings.map(({ hypothesisId, inconsistency }) => [hypothesisId, inconsistency]))
  return {
    columns: [
      { label: 'Evidence' },
      { label: 'Paper' },
      ...hypotheses.flatMap((each) => [{ label: statementOf(each) }, { label: `Why: ${each.name}` }]),
      { label: 'Weight', isNumber: true },
      { label: 'Tells apart', isNumber: true },
    ],
    rows: [
      ...items.map((item) => {
        const paper = item.documentId === undefined ? undefined : grid.papers.get(item.documentId)
        return {
          id: item.id,
          cells: [
            item.label ?? item.id,
            paper ? shortCitation(paper) : 'no source',
            ...hypotheses.flatMap(({ id }) => {
              const cell = grid.cell(item.id, id)
              return [isRatingWord(cell?.value) ? cell.value : 'not rated', cell?.note ?? '']
            }),
            number(weights.get(item.id)?.weight ?? 0),
            number(spans.get(item.id) ?? 0),
          ],
        }
      }),
      {
        id: 'inconsistency',
        cells: [
          'Inconsistency score',
          '',
          ...hypotheses.flatMap(({ id }) => [number(scores.get(id) ?? 0), '']),
          '',
          '',
        ],
      },
    ],
  }
}

export const standingTable = ({ standings, hypotheses }: Comparison): FigureTable => ({
  columns: [
    { label: 'Hypothesis' },
    { label: 'Rank', isNumber: true },
    { label: 'Inconsistency score', isNumber: true },
    { label: 'Consistency (ranks nothing)', isNumber: true },
    { label: 'Items against', isNumber: true },
    { label: 'Items in favour', isNumber: true },
    { label: 'Not rated', isNumber: true },
  ],
  rows: standings.map(({ hypothesisId, rank, inconsistency, consistency, against, inFavour, unrated }) => {
    const column = hypotheses.find(({ id }) => id === hypothesisId)
    return {
      id: hypothesisId,
      cells: [
        column ? statementOf(column) : hypothesisId,
        number(rank, 0),
        number(inconsistency),
        number(consistency),
        number(against.length, 0),
        number(inFavour.length, 0),
        number(unrated.length, 0),
      ],
    }
  }),
})

/** A citation that a draft reads as one: it stays live there. */
export const citedByKey = ({ id }: Paper): string => `[@${id}]`

/** The argument as an outline in Markdown: each hypothesis with what speaks against it before what fits it. */
export function argumentOutline(
  grid: Grid,
  { hypotheses, items, standings, sensitivity }: Comparison,
  about: readonly string[],
  cited: (paper: Paper) => string = shortCitation,
): string {
  const itemById = new Map(items.map((item) => [item.id, item]))
  const line = (itemId: string, hypothesisId: string) => {
    const item = itemById.get(itemId)
    const paper = item?.documentId === undefined ? undefined : grid.papers.get(item.documentId)
    const cell = grid.cell(itemId, hypothesisId)
    const why = cell?.note ? ` Why: ${cell.note}` : ''
    return `- ${item?.label ?? itemId} (${paper ? cited(paper) : 'no source'}; ${String(cell?.value ?? '')}).${why}`
  }
  const part = (heading: string, ids: readonly string[], hypothesisId: string) => [
    `### ${heading}`,
    '',
    ...(ids.length === 0 ? ['Nothing that was rated.'] : ids.map((id) => line(id, hypothesisId))),
    '',
  ]
  return [
    ...standings.flatMap(({ hypothesisId, rank, inconsistency, against, inFavour, unrated }) => {
      const column = hypotheses.find(({ id }) => id === hypothesisId)
      return [
        `## ${column ? statementOf(column) : hypothesisId}`,
        '',
        `Place ${rank} by least inconsistency (score ${inconsistency.toFixed(2)}; ${unrated.length} of ${items.length} items not rated).`,
        '',
        ...part('Speaks against it', against, hypothesisId),
        ...part('Fits it', inFavour, hypothesisId),
      ]
    }),
    '## What the order depends on',
    '',
    `${sensitivity.flips.length} single ratings and ${sensitivity.removals.length} single items would change who comes first.`,
    '',
    ...about.map((text) => `> ${text}`),
    '',
  ].join('\n')
}
