import {
  useMutation,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'

import { keyOf } from './api-query.ts'
import { callApi } from './call-api.ts'
import { tellOtherTabs } from './other-tabs.ts'

// The reading half stands in a file of its own: signing in needs no mutations.
export { apiQuery, keyOf } from './api-query.ts'

/**
 * Refetches what is on screen and forgets the rest: with `refetchOnMount` off, a stale answer that nobody is looking at
 * would otherwise never be replaced.
 */
export const invalidateKeys = (client: QueryClient, keys: readonly QueryKey[]) =>
  Promise.all(
    keys.map((queryKey) => {
      client.removeQueries({ queryKey, type: 'inactive' })
      return client.invalidateQueries({ queryKey })
    }),
  )
export const invalidate = (client: QueryClient, endpoints: readonly Endpoint[]) =>
  invalidateKeys(client, endpoints.map(keyOf))

/** The same in every tab of this browser: for what no event tells the others of. */
export function invalidateInAllTabs(client: QueryClient, endpoints: readonly Endpoint[]) {
  tellOtherTabs(endpoints.map(keyOf))
  return invalidate(client, endpoints)
}

type Options<E extends Endpoint> = {
  /** Endpoints whose answers this write makes stale. The mutation stays pending until what is on screen is fresh. */
  invalidates?: readonly Endpoint[]
  /** They are stale in the other tabs too, and no event tells those. */
  inAllTabs?: boolean
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
      await (options.inAllTabs ? invalidateInAllTabs : invalidate)(client, options.invalidates ?? [])
    },
    ...(options.onError && { onError: options.onError }),
  }
  return useMutation(mutation)
}
