import type { QueryClient } from '@tanstack/react-query'

import type { User } from '#contract/auth.ts'
import { startNewSession } from '#shared/api/call-api.ts'
import { storeToken } from '#shared/api/token.ts'

import { awaitedUser, endLapse } from './lapse.ts'
import { dropOwedLogout } from './owed-logout.ts'
import { sessionQuery } from './session.queries.ts'
import { isStranger, markOwner, markSignedIn, oweWelcome, signalOtherTabs } from './session-marks.ts'
import { forgetAnswers, forgetPerson, handOver } from './clear-session.ts'

/**
 * Somebody signed in: caches who, keeps the token where the server gave one, and forgets what others had read and typed.
 * Who signs in again over their own page finds it as it was; anybody else gets a page that starts anew.
 */
export function adoptSession(client: QueryClient, { user, token }: { user: User; token?: string | null | undefined }) {
  const awaited = awaitedUser()
  const isOther = awaited !== undefined && awaited !== user.id
  startNewSession()
  if (isOther) handOver(client)
  else if (isStranger(user.id)) forgetPerson()
  storeToken(token)
  dropOwedLogout()
  markSignedIn(true)
  signalOtherTabs({ is: 'signed-in', userId: user.id })
  if (isOther) return oweWelcome()
  markOwner(user.id)
  void client.cancelQueries({ queryKey: sessionQuery().queryKey })
  if (awaited === undefined) forgetAnswers(client)
  client.setQueryData(sessionQuery().queryKey, user)
  endLapse(true)
}
