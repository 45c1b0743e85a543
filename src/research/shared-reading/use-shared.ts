import { useQuery } from '@tanstack/react-query'

import { sharesApi } from '#contract/shares.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'

/** What stands behind a shared link. A server of the two texts knows no such links, and is not asked for one. */
export function useShared(token: string) {
  const probe = useQuery(capabilitiesQuery())
  const isUnknown = probe.data !== undefined && !probe.data.features.includes('shares')
  const link = useQuery({
    ...apiQuery(sharesApi.read, { params: { token } }),
    enabled: probe.data !== undefined && !isUnknown,
  })
  const failed = probe.error ? probe : link
  return {
    shared: link.data,
    error: failed.error,
    isFetching: failed.isFetching,
    retry: () => void failed.refetch(),
    isGone: isUnknown || statusOf(link.error) === 404 || link.error?.name === 'BadParameterError',
  }
}
