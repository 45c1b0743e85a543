import type { QueryKey } from '@tanstack/react-query'

import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'

import { callApi } from './call-api.ts'

/** Cache key of all answers of one endpoint. */
export const keyOf = (endpoint: Endpoint): QueryKey => [endpoint.domain, endpoint.name]

/** Query options of one call: key and function derived from the contract. Stale time and polling are the feature's. */
export const apiQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({
  queryKey: [...keyOf(endpoint), input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<OutputOf<E>> => callApi(endpoint, input, { signal }),
})
