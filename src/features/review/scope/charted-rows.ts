import type { ChartField, ChartForm, ReviewBody } from '#contract/review-body.ts'
import type { Paper } from '#contract/papers.ts'
import { designNames } from '#research/papers/paper-words.ts'
import type { ReviewState } from '#science/review-log/review-state.ts'

import type { BesideLog } from '../model/beside-log.ts'
import { labelOf, paperOf, studiesOf } from '../model/records.ts'

/** What is known of every source without charting. */
export const paperFields: readonly ChartField[] = [
  { id: 'paper-year', name: 'Year', kind: 'number', options: [] },
  { id: 'paper-design', name: 'Design', kind: 'choice', options: [] },
]

/** A form to begin with; every field of it can be changed. */
export const firstFields: readonly ChartField[] = [
  { id: 'country', name: 'Country', kind: 'choices', options: [] },
  { id: 'population', name: 'Population', kind: 'choices', options: [] },
  { id: 'concept', name: 'Concept', kind: 'choices', options: [] },
  { id: 'context', name: 'Context', kind: 'choice', options: [] },
  { id: 'sample', name: 'Sample size', kind: 'number', options: [] },
  { id: 'findings', name: 'Main findings', kind: 'text', options: [] },
]

export const currentForm = ({ forms }: Pick<ReviewBody, 'forms'>): ChartForm | undefined =>
  forms.toSorted((a, b) => a.version - b.version).at(-1)

export type ChartedRow = {
  /** The study, and the report that was charted for it. */
  studyId: string
  recordId: string
  label: string
  formVersion: number | undefined
  by: string | undefined
  values: Readonly<Record<string, readonly string[]>>
}

/** One row for each included source: what its paper says, and what was charted last. */
export function chartedRows(state: ReviewState, beside: BesideLog, papers: ReadonlyMap<string, Paper>): ChartedRow[] {
  return studiesOf(state).map(({ studyId, reports }) => {
    const all = reports.flatMap(({ id }) => beside.charted.get(id) ?? [])
    const last = all.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)
    const recordId = last?.recordId ?? reports[0]?.id ?? studyId
    const paper = paperOf(papers, recordId)
    return {
      studyId,
      recordId,
      label: labelOf(papers, recordId),
      formVersion: last?.formVersion,
      by: last?.by,
      values: {
        'paper-year': paper?.year === undefined ? [] : [String(paper.year)],
        'paper-design': paper && paper.design !== 'unknown' ? [designNames[paper.design]] : [],
        ...last?.values,
      },
    }
  })
}
