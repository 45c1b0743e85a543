import { useQuery } from '@tanstack/react-query'

import { sharesApi } from '#contract/shares.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

/** Links of one's own, newest first. */
export function useShares() {
  const { has } = useCapabilities()
  return useQuery({ ...apiQuery(sharesApi.list, {}), enabled: has('shares') })
}
