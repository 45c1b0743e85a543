import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { noteUser } from './asked-address.ts'
import { payOwedLogout } from './owed-logout.ts'
import { cachedUser, sessionQuery, useSession } from './session.queries.ts'
import { isLogoutOwed, markSignedIn, SIGNAL, signalOf } from './session-marks.ts'
import { clearSession, forgetAnswers } from './sign-out.ts'

/** Keeps this tab in step with the other tabs and with a sign-out that the server has not heard of. Draws nothing. */
export function SessionEffects() {
  const client = useQueryClient()
  const { user, isPending } = useSession()
  const userId = user?.id
  const before = useRef(userId)

  useEffect(() => {
    noteUser(userId)
    if (!isPending) markSignedIn(userId !== undefined)
    // The guards have redrawn by now: what the person before had read is no longer on the page.
    if (before.current !== undefined && before.current !== userId) forgetAnswers(client)
    before.current = userId
  }, [client, userId, isPending])

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== SIGNAL) return
      const signal = signalOf(event.newValue)
      const mine = cachedUser(client)
      if (signal?.is === 'signed-out' && mine) clearSession(client, { isElsewhere: true })
      if (signal?.is === 'signed-in' && signal.userId !== mine?.id) {
        if (mine) clearSession(client, { isElsewhere: true })
        void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
      }
    }
    const onOnline = () => void payOwedLogout()
    // A page that comes back from the back/forward cache shows what was true when it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
    if (isLogoutOwed()) onOnline()
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', onOnline)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('pageshow', onShow)
    }
  }, [client])

  return null
}
