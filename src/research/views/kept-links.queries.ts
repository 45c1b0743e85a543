import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import { graphApi, SEEDS_MAX, type GraphAnswer, type RelatedPaper } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

type Relation = 'references' | 'citing'
type Answered = Pick<GraphAnswer, 'perSource' | 'counts' | 'unasked' | 'whole'> & { items: readonly RelatedPaper[] }

/** Everything that is kept of the links of some papers, page by page. No source is asked. */
async function askKept(relation: Relation, documentIds: string[], signal: AbortSignal): Promise<Answered> {
  const items: RelatedPaper[] = []
  let cursor: string | undefined
  for (;;) {
    const body = { documentIds, kept: true, ...(cursor !== undefined && { cursor }) }
    const { items: more, next, ...page } = await callApi(graphApi[relation], { body }, { signal })
    items.push(...more)
    if (next === undefined) return { ...page, items }
    cursor = next
  }
}

const joinAnswers = (answers: readonly { data: Answered | undefined; isPending: boolean; error: Error | null }[]) => ({
  answers: answers.flatMap(({ data }) => data ?? []),
  isPending: answers.some(({ isPending }) => isPending),
  error: answers.find(({ error }) => error)?.error ?? undefined,
})

/** What was kept of what papers cite, or of what cites them. */
export function useKeptLinks(relation: Relation, papers: readonly Pick<Paper, 'id'>[]) {
  const isOffered = useCapabilities().has('graph')
  const batches = useMemo(() => {
    const ids = papers.map(({ id }) => id)
    return Array.from({ length: Math.ceil(ids.length / SEEDS_MAX) }, (_, i) =>
      ids.slice(i * SEEDS_MAX, (i + 1) * SEEDS_MAX),
    )
  }, [papers])
  const { isPending, ...known } = useQueries({
    queries: batches.map((ids) => ({
      queryKey: [...keyOf(graphApi[relation]), 'kept', ...ids],
      queryFn: ({ signal }: { signal: AbortSignal }) => askKept(relation, ids, signal),
      enabled: isOffered,
      staleTime: Infinity,
      retry: false,
    })),
    combine: joinAnswers,
  })
  return { ...known, isPending: isOffered && batches.length > 0 && isPending }
}
