import { useQuery } from '@tanstack/react-query'

import { searchAlertsApi, type SearchAlert } from '#contract/search-alerts.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { sameQuery } from '#science/search/compare-runs.ts'
import { apiQuery } from '#shared/api/query.ts'

export const alertsQuery = () => apiQuery(searchAlertsApi.list, {})

/** The person's alerts; `isOffered` once the server is known to have any. */
export function useAlerts() {
  const isOffered = useCapabilities().has('search-alerts')
  const { data, error, refetch } = useQuery({ ...alertsQuery(), enabled: isOffered })
  const alerts = data?.alerts ?? []
  return {
    isOffered,
    isLoaded: data !== undefined,
    error,
    retry: () => void refetch(),
    alerts,
    of: (query: string): SearchAlert | undefined => alerts.find((alert) => sameQuery(alert.query) === sameQuery(query)),
  }
}
