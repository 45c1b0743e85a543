import { useQuery, type QueryClient } from '@tanstack/react-query'

import { authApi, type User } from '#contract/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/api-query.ts'
import { storeToken } from '#shared/api/token.ts'

import { awaitedUser, beginLapse, endLapse } from './lapse.ts'
import { payOwedLogout } from './owed-logout.ts'
import { isLogoutOwed } from './session-marks.ts'

const STALE_MS = 10 * 60_000

/** Who is signed in, by the server's word; null means that nobody is. A 401 is that answer, every other failure is none. */
async function answeredUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await callApi(authApi.me, {}, { signal })
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    return null
  }
}

async function currentUser(client: QueryClient, signal: AbortSignal): Promise<User | null> {
  if (isLogoutOwed()) {
    await payOwedLogout()
    return null
  }
  const user = await answeredUser(signal)
  if (user) {
    if (user.id === awaitedUser()) endLapse(true)
    return user
  }
  signal.throwIfAborted()
  // A token that signs nobody in is worth nothing.
  storeToken(undefined)
  // Somebody is at work: their page stays, and asks them to sign in again.
  const before = cachedUser(client)
  return before && beginLapse(before.id) ? before : null
}

export const sessionQuery = () => ({
  queryKey: apiQuery(authApi.me, {}).queryKey,
  queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => currentUser(client, signal),
  staleTime: STALE_MS,
  gcTime: Infinity,
  // "At most 1 retry unless authentication failed": a failed authentication is an answer and never gets here.
  retry: 1,
  retryDelay: 500,
  // Looked at again after ten minutes, when something new is opened; a failure waits for Try Again.
  refetchOnMount: true,
  retryOnMount: false,
})

export const cachedUser = (client: QueryClient): User | undefined =>
  client.getQueryData<User | null>(sessionQuery().queryKey) ?? undefined

/** The current user. `error` is set only where nobody is known and the server gave no answer. */
export function useSession() {
  const { data, isPending, error, refetch } = useQuery(sessionQuery())
  const user = data ?? undefined
  return {
    user,
    isSignedIn: user !== undefined,
    isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}
