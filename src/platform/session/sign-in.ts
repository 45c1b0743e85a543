import type { QueryClient } from '@tanstack/react-query'

import type { User } from '#contract/auth.ts'
import { startNewSession } from '#shared/api/call-api.ts'
import { storeToken } from '#shared/api/token.ts'

import { dropOwedLogout } from './owed-logout.ts'
import { sessionQuery } from './session.queries.ts'
import { markSignedIn, signalOtherTabs } from './session-marks.ts'
import { forgetAnswers } from './sign-out.ts'

/** Somebody signed in: caches who, keeps the token where the server gave one, and forgets what others had read. */
export function adoptSession(client: QueryClient, { user, token }: { user: User; token?: string | null | undefined }) {
  startNewSession()
  storeToken(token)
  dropOwedLogout()
  markSignedIn(true)
  void client.cancelQueries({ queryKey: sessionQuery().queryKey })
  forgetAnswers(client)
  client.setQueryData(sessionQuery().queryKey, user)
  signalOtherTabs({ is: 'signed-in', userId: user.id })
}
