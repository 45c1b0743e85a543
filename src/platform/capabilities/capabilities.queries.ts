import { useQuery, type QueryClient } from '@tanstack/react-query'

import { capabilitiesApi, type Capability } from '#contract/capabilities.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ContractError, isAbort, NetworkError, statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'

import { isKeptFor, openEngineFor } from '../engine/browser-engine.ts'
import { keptPerson } from '../engine/kept-person.ts'
import { cachedUser, useSession } from '../session/session.queries.ts'

type Capabilities = {
  features: readonly string[]
  model?: string | null | undefined
  /** Those of them that this browser has of its own, because the server has not. */
  here?: readonly string[]
  /** The server keeps papers now, and this browser still has what it kept before. */
  hasLeftBehind?: boolean
}

/** Refusals that say that there is no such call; others may pass by themselves. */
const UNKNOWN: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/** What the server can do beyond the texts. Any refusal means: nothing. Only a missing answer leaves the question open. */
async function ofServer(signal: AbortSignal): Promise<Capabilities & { isCertain: boolean }> {
  try {
    return { ...(await callApi(capabilitiesApi.get, {}, { signal })), isCertain: true }
  } catch (error) {
    const kept = error instanceof NetworkError ? keptPerson() : undefined
    // Without a line what it said last holds: else nothing that this browser keeps could be opened.
    if (kept) return { features: kept.features, isCertain: true }
    if (error instanceof NetworkError || isAbort(error)) throw error
    return { features: [], isCertain: error instanceof ContractError || UNKNOWN.has(statusOf(error)) }
  }
}

/**
 * What can be done: by the server, and by this browser where the server keeps no papers. A server that does keep them is
 * not joined by an engine that could not see them.
 */
async function probe(client: QueryClient, signal: AbortSignal): Promise<Capabilities> {
  const { isCertain, ...server } = await ofServer(signal)
  const user = cachedUser(client)
  if (!isCertain || !user) return server
  if (server.features.includes('documents')) {
    // Bodies and logs of analyses need a place too: without one nothing is offered to move.
    return { ...server, hasLeftBehind: server.features.includes('analyses') && isKeptFor(user.id) }
  }
  const engine = await openEngineFor(user, server.features)
  if (!engine) return server
  return { ...server, features: [...server.features, ...engine.offered], here: engine.offered }
}

export const capabilitiesQuery = () => ({
  queryKey: apiQuery(capabilitiesApi.get, {}).queryKey,
  queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => probe(client, signal),
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
    /** Whether this browser does it, and keeps what comes of it. */
    isHere: (name: Capability) => data?.here?.includes(name) ?? false,
    hasLeftBehind: data?.hasLeftBehind ?? false,
    isPending: isSignedIn && isPending,
    model: data?.model ?? undefined,
  }
}
