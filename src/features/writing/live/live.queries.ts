import { queryOptions, useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import type { LiveBlockNode, LiveView } from '#science/manuscript/manuscript.ts'
import { statusOf } from '#shared/api/errors.ts'

import { makeLive, type MadeLive } from './make-live.tsx'

export type LiveBlock = LiveBlockNode['attrs']

const keyOfAnalysis = (analysisId: string) => ['live-block', analysisId] as const

/** What a view of an analysis shows now. */
export const liveQuery = (client: QueryClient, analysisId: string, view: LiveView, part?: string) =>
  queryOptions({
    queryKey: [...keyOfAnalysis(analysisId), view, part ?? ''],
    queryFn: () => makeLive(client, analysisId, view, part),
    staleTime: 30_000,
    structuralSharing: false,
    retry: false,
  })

export type LiveState = 'checking' | 'fresh' | 'stale' | 'frozen' | 'gone' | 'failed'
export type LiveStanding = { block: LiveBlock; state: LiveState; now?: MadeLive; why?: string }

/** How the live blocks of a draft stand to their analyses, kept fresh by what others do to these. */
export function useLiveStandings(blocks: readonly LiveBlock[]): LiveStanding[] {
  const client = useQueryClient()
  useSocketEvent('analysis-changed', ({ analysisId }) => {
    void client.invalidateQueries({ queryKey: keyOfAnalysis(analysisId) })
  })
  const answers = useQueries({
    queries: blocks.map(({ analysisId, view, made }) => liveQuery(client, analysisId, view, made.of)),
  })
  return blocks.map((block, index): LiveStanding => {
    const { data, error } = answers[index] ?? {}
    const now = data && { now: data }
    if (block.isFrozen) return { block, state: 'frozen', ...now }
    if (data && !error) return { block, state: data.inputsHash === block.inputsHash ? 'fresh' : 'stale', now: data }
    if (!error) return { block, state: 'checking' }
    if (statusOf(error) === 404 || statusOf(error) === 403) return { block, state: 'gone' }
    return { block, state: 'failed', why: error.message, ...now }
  })
}
