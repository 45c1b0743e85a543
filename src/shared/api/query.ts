import {
  useMutation,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'

import { callApi } from './call-api.ts'

/** Cache key of all answers of one endpoint. */
export const keyOf = (endpoint: Endpoint): QueryKey => [endpoint.domain, endpoint.name]

/** Query options of one call: key and function derived from the contract. Stale time and polling are the feature's. */
export const apiQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({
  queryKey: [...keyOf(endpoint), input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<OutputOf<E>> => callApi(endpoint, input, { signal }),
})

/**
 * Refetches what is on screen and forgets the rest: with `refetchOnMount` off, a stale answer that nobody is looking at
 * would otherwise never be replaced.
 */
export const invalidate = (client: QueryClient, endpoints: readonly Endpoint[]) =>
  Promise.all(
    endpoints.map((endpoint) => {
      const queryKey = keyOf(endpoint)
      client.removeQueries({ queryKey, type: 'inactive' })
      return client.invalidateQueries({ queryKey })
    }),
  )

type Options<E extends Endpoint> = {
  /** Endpoints whose answers this write makes stale. The mutation stays pending until what is on screen is fresh. */
  invalidates?: readonly Endpoint[]
  onMutate?: (input: InputOf<E>) => void
  onSuccess?: (output: OutputOf<E>, input: InputOf<E>) => void | Promise<void>
  onError?: (error: Error, input: InputOf<E>) => void
  onProgress?: (share: number) => void
}

/** A write. Never retried by itself. A second call while one is under way is the caller's to prevent: see `useOnce`. */
export function useApiMutation<E extends Endpoint>(endpoint: E, options: Options<E> = {}) {
  const client = useQueryClient()
  const mutation: MutationOptions<OutputOf<E>, Error, InputOf<E>> = {
    mutationKey: keyOf(endpoint),
    mutationFn: (input) => callApi(endpoint, input, { onProgress: options.onProgress }),
    onSuccess: async (output, input) => {
      await options.onSuccess?.(output, input)
      await invalidate(client, options.invalidates ?? [])
    },
    ...(options.onError && { onError: options.onError }),
  }
  return useMutation(mutation)
}
