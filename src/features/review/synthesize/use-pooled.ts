import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { use } from 'react'

import type { Pooled } from '#contract/review-body.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { callApi } from '#shared/api/call-api.ts'

import { PoolingContext, type Pooling } from '../pooling.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { isStale } from './pooled-state.ts'

const resultsQuery = (client: QueryClient, pooling: Pooling | undefined, id: string) => ({
  queryKey: ['pooled-results', id],
  // An analysis is open in another tab or page while this one waits: it is read anew at each visit.
  staleTime: 0,
  refetchOnMount: 'always' as const,
  queryFn: async () => {
    const analysis = await callApi(synthesesApi.get, { params: { id } })
    client.setQueryData(analysisQuery(id).queryKey, analysis)
    return { analysis, results: await pooling?.resultsOf(analysis.body) }
  },
})

const pooledOf = (analysis: Synthesis, results: { software: string; outcomes: Pooled['outcomes'] }): Pooled => ({
  analysisId: analysis.id,
  title: (analysis.title ?? 'Untitled').slice(0, 300),
  version: analysis.version ?? 1,
  at: new Date().toISOString(),
  ...results,
})

/** The analysis that a review names, what was taken from it, and whether that still holds. */
export function usePooled() {
  const client = useQueryClient()
  const pooling = use(PoolingContext)
  const { body, save } = useReview()
  const linkedId = body.metaAnalysisId
  const read = useQuery({ ...resultsQuery(client, pooling, linkedId ?? ''), enabled: linkedId !== undefined })
  // Somebody types numbers while this page is open: whether what was taken still holds is looked at anew.
  useSocketEvent('analysis-changed', ({ analysisId }) => {
    if (analysisId !== linkedId) return
    void client.invalidateQueries({ queryKey: resultsQuery(client, pooling, analysisId).queryKey })
  })
  const now = linkedId === undefined ? undefined : read.data
  const taken = body.pooled?.analysisId === linkedId ? body.pooled : undefined
  return {
    linkedId,
    analysis: now?.analysis,
    /** As the analysis stands now. */
    results: now?.results,
    /** As it was taken into the review. */
    taken,
    isStale: isStale(taken, now?.analysis, now?.results?.outcomes),
    isPending: linkedId !== undefined && read.isPending,
    error: read.error,
    /** Puts what the analysis comes to now into the review. */
    take: async () => {
      if (linkedId === undefined) return
      const { analysis, results } = await client.fetchQuery(resultsQuery(client, pooling, linkedId))
      if (results) await save({ pooled: pooledOf(analysis, results) })
    },
    /** Reads the analysis anew. */
    refresh: async () => {
      if (linkedId !== undefined) {
        await client.invalidateQueries({ queryKey: resultsQuery(client, pooling, linkedId).queryKey })
      }
    },
    /** Names another analysis, or none; what was taken from the one before goes with it. */
    link: (to: string | undefined) => save({ metaAnalysisId: to, pooled: undefined }),
  }
}
