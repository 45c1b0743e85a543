import type { QueryClient } from '@tanstack/react-query'

import { authApi } from '#contract/auth.ts'
import { callApi, configureRecovery } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { storeToken } from '#shared/api/token.ts'

import { beginLapse, returnOfUser } from './lapse.ts'
import { cachedUser, sessionQuery } from './session.queries.ts'
import { hasLeft, isLogoutOwed } from './session-marks.ts'
import { loseSession } from './clear-session.ts'

const askWho = async () => {
  try {
    return await callApi(authApi.me, {})
  } catch (error) {
    if (statusOf(error) === 401) return null
    throw error
  }
}

/** The development login, and who it signed in. A build without VITE_DEV_LOGIN drops the branch and the path with it. */
async function developmentUser() {
  if (import.meta.env.DEV || import.meta.env.VITE_DEV_LOGIN === 'true') {
    if (isLogoutOwed() || hasLeft()) return null
    try {
      const { devLoginApi } = await import('#contract/dev-login.ts')
      await callApi(devLoginApi.devLogin, {})
      return await askWho()
    } catch {
      return null
    }
  }
  return null
}

/** What the client does when a call meets a 401: asks who is signed in (3 s at most), else tries the development login. */
export function configureSession(client: QueryClient) {
  let hasAnswered = false
  configureRecovery({
    async recover() {
      hasAnswered = false
      const before = cachedUser(client)
      // A check that got no answer throws and is no sign-out: the call fails, the person stays.
      const user = (await askWho()) ?? (await developmentUser())
      hasAnswered = true
      // Somebody signed out or in meanwhile: this answer is about a session that is over.
      if (cachedUser(client)?.id !== before?.id) return false
      if (user) client.setQueryData(sessionQuery().queryKey, user)
      return user !== null
    },
    onLost() {
      if (!hasAnswered) return undefined
      const user = cachedUser(client)
      const comeback = user && beginLapse(user.id)
      if (comeback) storeToken(undefined)
      else loseSession(client)
      return comeback
    },
    comeback: returnOfUser,
  })
}
