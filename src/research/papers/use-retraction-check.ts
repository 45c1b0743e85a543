import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { documentsApi } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { retractionsApi } from '#contract/retractions.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate, keyOf } from '#shared/api/query.ts'

const HOUR_MS = 3_600_000

/**
 * Asks, when a paper is opened, whether it was retracted or corrected since it came into the library. Silent: what is
 * learnt stands in the paper's own flags, and so in every badge. Only where the server can ask sources that know.
 */
export function useRetractionCheck({ id, ids, flags }: Paper): void {
  const client = useQueryClient()
  const canAsk = useCapabilities().has('retraction-check')
  const isNamed = ids.doi !== undefined || ids.pmid !== undefined
  const { data } = useQuery({
    queryKey: [...keyOf(retractionsApi.check), id],
    queryFn: ({ signal }) => callApi(retractionsApi.check, { params: { id } }, { signal }),
    enabled: canAsk && isNamed && !flags.retracted,
    staleTime: HOUR_MS,
    retry: false,
  })
  const isNews = (data?.retracted === true && !flags.retracted) || (data?.corrected === true && !flags.corrected)
  useEffect(() => {
    if (isNews) void invalidate(client, [documentsApi.get, documentsApi.list])
  }, [isNews, client])
}
