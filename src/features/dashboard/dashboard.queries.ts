import { useQuery } from '@tanstack/react-query'

import { synthesesApi } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { librarySizeQuery, searchRunsQuery } from '#platform/papers/papers.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

export const useSavedSyntheses = () => useQuery(apiQuery(synthesesApi.list, {}))

/** Asked only of a server that has searches of its own. */
export function useSearchRuns() {
  const isOffered = useCapabilities().has('search')
  return { isOffered, ...useQuery({ ...searchRunsQuery(), enabled: isOffered }) }
}

export function useOwnPaperCount() {
  const isOffered = useCapabilities().has('documents')
  return useQuery({ ...librarySizeQuery('own'), enabled: isOffered }).data?.total
}
