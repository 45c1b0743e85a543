import { useQuery } from '@tanstack/react-query'

import type { Paper } from '#contract/papers.ts'
import { analysisSomePapersQuery } from '#research/analyses/analysis.queries.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'

import { useReview } from '../model/ReviewProvider.tsx'

/** As many as the list beside shows. */
const FIRST = 16
const none: ReadonlyMap<string, Paper> = new Map()

/** The papers of the record in hand and of those that come next; all of them as soon as they are here. */
export function useFirstPapers(current: string | undefined, upcoming: readonly string[]): ReadonlyMap<string, Paper> {
  const { id, papers, papersAre } = useReview()
  const at = current === undefined ? -1 : upcoming.indexOf(current)
  const next = upcoming.slice(Math.max(0, at), Math.max(0, at) + FIRST)
  const ids = [...new Set([...(current === undefined ? [] : [current]), ...next].map(paperIdOf))]
  const { data = none } = useQuery({
    ...analysisSomePapersQuery(id, ids),
    enabled: papersAre === 'reading' && ids.length > 0,
    placeholderData: (before) => before,
  })
  return papersAre === 'here' ? papers : data
}
