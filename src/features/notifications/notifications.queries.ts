import { useQuery, type QueryClient } from '@tanstack/react-query'

import { notificationsApi, type Notification } from '#contract/notifications.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'

import { applyFacts, remember, type Fact, type Facts } from './live-facts.ts'

const MINUTE = 60_000
const LIST_STALE_MS = 5 * MINUTE
const COUNT_STALE_MS = MINUTE

/** What was heard, and how much of it ever: by that number, and not by a clock, is told what came after a question. */
type Heard = { facts: Facts; total: number }
const heardBy = new WeakMap<QueryClient, Heard>()
const heard = (client: QueryClient): Heard => heardBy.get(client) ?? { facts: [], total: 0 }

/** A list that was asked for before something happened must not undo it when it comes. */
async function listWithNews(client: QueryClient, ask: () => Promise<Notification[]>): Promise<Notification[]> {
  const before = heard(client).total
  const list = await ask()
  const { facts, total } = heard(client)
  return total === before ? list : applyFacts(list, facts.slice(before - total), facts)
}

const listCall = apiQuery(notificationsApi.list, {})

export const notificationsQuery = () => ({
  ...listCall,
  queryFn: ({ signal, client }: { signal: AbortSignal; client: QueryClient }) =>
    listWithNews(client, () => listCall.queryFn({ signal })),
  staleTime: LIST_STALE_MS,
  refetchOnMount: true,
  // Comparing thousands of rows by value costs more than drawing the few that are in sight.
  structuralSharing: false,
})

/** Takes in what happened: remembered for a minute, and applied to the list where there is one. */
export function tellList(client: QueryClient, happened: Facts) {
  const { facts, total } = heard(client)
  const known = remember(facts, happened, Date.now())
  heardBy.set(client, { facts: known, total: total + happened.length })
  const { queryKey } = notificationsQuery()
  const state = client.getQueryState<Notification[]>(queryKey)
  if (!state?.data) return
  // News make a list no younger: it is as old as the last time that the server gave all of it.
  const updatedAt = state.dataUpdatedAt
  client.setQueryData<Notification[]>(queryKey, applyFacts(state.data, happened, known), { updatedAt })
}

type FactWords<F extends Fact> = F extends Fact ? Omit<F, 'at'> : never
export const fact = (words: FactWords<Fact>): Fact => ({ ...words, at: Date.now() })

/** After a refusal that names a wait, the next look waits that long. */
const pollAfter = (error: Error | null) =>
  error instanceof ApiError && error.retryAfter !== undefined
    ? Math.max(error.retryAfter * 1000, COUNT_STALE_MS)
    : COUNT_STALE_MS

export const unreadCountQuery = () => ({
  ...apiQuery(notificationsApi.unreadCount, {}),
  staleTime: COUNT_STALE_MS,
  refetchOnMount: true,
})

/** The list, and how it failed: without a connection what is cached counts, else the empty list. */
export function useNotifications() {
  const { data, error, isPending, isFetching, refetch } = useQuery(notificationsQuery())
  const isOffline = error instanceof NetworkError
  return {
    list: data ?? (isOffline ? [] : undefined),
    isKept: data !== undefined,
    isOffline,
    error: isOffline ? null : error,
    isPending,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Undefined until it is known. A count that cannot be read later is the last one: the bell never shows an error. */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery({
    ...unreadCountQuery(),
    refetchInterval: ({ state }) => pollAfter(state.error),
  })
  return data && Math.max(0, Math.trunc(data.count))
}
