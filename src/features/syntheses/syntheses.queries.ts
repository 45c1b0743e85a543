import { useQuery } from '@tanstack/react-query'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { apiQuery } from '#shared/api/query.ts'

const MINUTE = 60_000
/** How often a synthesis that is being written is looked at while the socket is silent. */
const WRITING_POLL_MS = 1500
/** The same for a list, and after a look that failed. */
const SLOW_POLL_MS = 4000

export const synthesesQuery = () => ({ ...apiQuery(synthesesApi.list, {}), staleTime: 30 * MINUTE })

export const synthesisQuery = (id: string) => apiQuery(synthesesApi.get, { params: { id } })

export const isWriting = (synthesis: Synthesis | undefined) => synthesis?.status === 'generating'

export const useSyntheses = () =>
  useQuery({
    ...synthesesQuery(),
    // A row that says it is being written is looked at again until it is not.
    refetchInterval: ({ state }) => state.data?.some(isWriting) === true && SLOW_POLL_MS,
  })

export const useSynthesis = (id: string) =>
  useQuery({
    ...synthesisQuery(id),
    // An answer that did not come is asked for again: a run outlives a lost connection, and the page must see its end.
    refetchInterval: ({ state }) =>
      isWriting(state.data) && (state.status === 'error' ? SLOW_POLL_MS : WRITING_POLL_MS),
  })
