import { useQuery } from '@tanstack/react-query'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { apiQuery } from '#shared/api/query.ts'

const MINUTE = 60_000
/** How often a synthesis that is being written is looked at while the socket is silent. */
const WRITING_POLL_MS = 1500

export const synthesesQuery = () => ({ ...apiQuery(synthesesApi.list, {}), staleTime: 30 * MINUTE })

export const synthesisQuery = (id: string) => apiQuery(synthesesApi.get, { params: { id } })

export const isWriting = (synthesis: Synthesis | undefined) => synthesis?.status === 'generating'

export const useSyntheses = () => useQuery(synthesesQuery())

export const useSynthesis = (id: string) =>
  useQuery({
    ...synthesisQuery(id),
    refetchInterval: ({ state }) => (isWriting(state.data) && state.status !== 'error' ? WRITING_POLL_MS : false),
  })
