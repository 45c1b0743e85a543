import { useQuery } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { librarySizeQuery, searchRunsQuery } from '#research/papers/papers.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

const NEWEST = '5'

export const useSavedSyntheses = () => useQuery(apiQuery(synthesesApi.list, {}))

/** Asked only of a server that has searches of its own; `isRefused` once it is known to have none. */
export function useSearchRuns() {
  const { has, isPending } = useCapabilities()
  const isOffered = has('search')
  return { isRefused: !isOffered && !isPending, ...useQuery({ ...searchRunsQuery(), enabled: isOffered }) }
}

export function useOwnPaperCount() {
  const isOffered = useCapabilities().has('documents')
  return useQuery({ ...librarySizeQuery('own'), enabled: isOffered }).data?.total
}

/** The papers that were added to the own library last. */
export function useNewestPapers() {
  const { has, isPending } = useCapabilities()
  const isOffered = has('documents')
  const newest = apiQuery(documentsApi.list, { query: { scope: 'own', limit: NEWEST } })
  return { isRefused: !isOffered && !isPending, ...useQuery({ ...newest, enabled: isOffered }) }
}
