import { isGridKind } from '#contract/grid-views.ts'
import { pageRows } from '#contract/pages.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { analysisKinds } from '#research/analyses/analysis-kinds.ts'

import { titleOf } from '../synthesis-title.ts'

export const MINE = 'mine'
export const NO_PROJECT = 'none'
export const REVIEWS = 'reviews'

const reviewKinds = new Set(
  pageRows.flatMap(([, { analysis }]): string[] =>
    analysis?.family === 'review' && analysis.kind !== undefined ? [analysis.kind] : [],
  ),
)

export const isMine = ({ ownRole }: Synthesis) => (ownRole ?? 'owner') === 'owner'

export const ownerOf = (row: Synthesis) => (isMine(row) ? MINE : (row.owner?.userId ?? row.owner?.name ?? 'other'))

export const kindOf = ({ kind }: Synthesis) => kind ?? 'synthesis'

/** A kind of the list's filter: one that the server knows, or all that are reviews. */
export const isOfKind = (row: Synthesis, kind: string) =>
  kind === REVIEWS ? reviewKinds.has(kindOf(row)) : kindOf(row) === kind

/** Its columns can be asked of other papers. A comparison of timelines is made of two timelines and not of papers. */
export const hasColumns = ({ kind, status }: Synthesis) =>
  isGridKind(kind) && kind !== 'timeline_compare' && status !== 'generating'

/** The kinds that there are, in the order of the pages. */
export function kindsOf(rows: readonly Synthesis[]) {
  const order = new Map(analysisKinds.map((kind, index) => [kind, index]))
  return [...new Set(rows.map(kindOf))].toSorted((a, b) => (order.get(a) ?? 99) - (order.get(b) ?? 99))
}

/** What the list is narrowed to; an empty text narrows nothing. */
export type ListFilter = { kind: string; text: string; project: string; person: string; isArchive: boolean }

export function rowsOf(all: readonly Synthesis[], { kind, text, project, person, isArchive }: ListFilter) {
  const words = text.trim().toLowerCase()
  return all.filter(
    (row) =>
      Boolean(row.archivedAt) === isArchive &&
      (kind === '' || isOfKind(row, kind)) &&
      (project === '' || (row.projectId ?? NO_PROJECT) === project) &&
      (person === '' || ownerOf(row) === person) &&
      (words === '' || `${titleOf(row)} ${row.query ?? ''}`.toLowerCase().includes(words)),
  )
}
