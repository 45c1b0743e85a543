import { useQuery } from '@tanstack/react-query'

import { capabilitiesApi, type Capability } from '#contract/capabilities.ts'
import { callApi } from '#shared/api/call-api.ts'
import { isAbort, NetworkError } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'

import { useSession } from '../session/session.queries.ts'

type Capabilities = { features: string[]; model?: string | null | undefined }

/** What the server can do beyond the texts. Any refusal means: nothing. Only a missing answer leaves the question open. */
async function probe(signal: AbortSignal): Promise<Capabilities> {
  try {
    return await callApi(capabilitiesApi.get, {}, { signal })
  } catch (error) {
    if (error instanceof NetworkError || isAbort(error)) throw error
    return { features: [] }
  }
}

export const capabilitiesQuery = () => ({
  queryKey: apiQuery(capabilitiesApi.get, {}).queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => probe(signal),
  // Once per session.
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnReconnect: (query: { state: { status: string } }) => query.state.status === 'error',
})

/** Asked once per session; while it is pending, and after a failure, nothing is offered. */
export function useCapabilities() {
  const { isSignedIn } = useSession()
  const { data, isPending } = useQuery({ ...capabilitiesQuery(), enabled: isSignedIn })
  return {
    has: (name: Capability) => data?.features.includes(name) ?? false,
    isPending: isSignedIn && isPending,
    model: data?.model ?? undefined,
  }
}
