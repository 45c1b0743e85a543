import type { Paper } from '#contract/papers.ts'
import { designNames } from '#research/papers/paper-words.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import type { FigureCell, FigureTable } from '#shared/figures/figure-table.ts'

import { measures, type Measure } from './impact-state.ts'
import { impactCopy as copy } from './impact.copy.ts'
import type { Impact } from './use-impact.ts'

export const measureText = (measure: Measure, value: number | undefined, missing: string): string =>
  value === undefined
    ? missing
    : measure === 'total' || measure === 'local' || measure === 'takenUp'
      ? value.toLocaleString('en-US')
      : value.toFixed(2)

const cell = (measure: Measure, value: number | undefined, missing: string): FigureCell =>
  value === undefined ? missing : { text: measureText(measure, value, missing), value }

export const impactTable = ({ shown }: Pick<Impact, 'shown'>): FigureTable => ({
  columns: [
    { label: 'Paper' },
    { label: 'Title' },
    { label: 'DOI' },
    { label: 'Kind' },
    { label: 'Design' },
    ...measures.map((measure) => ({ label: copy.measures[measure], isNumber: true })),
  ],
  rows: shown.map(({ paper, isReview, values, missing }) => ({
    id: paper.id,
    cells: [
      shortCitation(paper),
      paper.title,
      paper.ids.doi ?? '',
      isReview ? 'review' : 'primary',
      designNames[paper.design],
      ...measures.map((measure) => cell(measure, values[measure], missing[measure])),
    ],
  })),
})

export function missingTable(
  { missing, references }: Pick<Impact, 'missing' | 'references'>,
  papers: ReadonlyMap<string, Paper>,
): FigureTable {
  return {
    columns: [
      { label: 'Work' },
      { label: 'Year' },
      { label: 'DOI' },
      { label: 'Cited by', isNumber: true },
      { label: 'Which papers' },
      { label: 'Retracted' },
    ],
    rows: missing.map(({ key, title, year, citedBy, isRetracted }) => ({
      id: key,
      cells: [
        title ?? key,
        year === undefined ? '' : String(year),
        references.works.get(key)?.paper.ids.doi ?? (key.startsWith('doi:') ? key.slice(4) : ''),
        { text: String(citedBy.length), value: citedBy.length },
        citedBy
          .flatMap((id) => papers.get(id) ?? [])
          .map(shortCitation)
          .join('; '),
        isRetracted ? 'yes' : '',
      ],
    })),
  }
}
