import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { startNewSession } from '#shared/api/call-api.ts'

import { arrive } from './asked-address.ts'
import { endLapse } from './lapse.ts'
import { payOwedLogout } from './owed-logout.ts'
import { cachedUser, sessionQuery, useSession } from './session.queries.ts'
import {
  isLogoutOwed,
  isStranger,
  markOwner,
  markSignedIn,
  SIGNAL,
  signalOf,
  wasLeftElsewhere,
} from './session-marks.ts'
import { clearSession, forgetAnswers, forgetPerson, handOver, restartIfOwed } from './clear-session.ts'

/** Keeps this tab in step with the other tabs and with a sign-out that the server has not heard of. Draws nothing. */
export function SessionEffects() {
  const client = useQueryClient()
  const { user, isPending } = useSession()
  const userId = user?.id
  const before = useRef(userId)

  useEffect(() => {
    const last = before.current
    before.current = userId
    if (userId !== undefined) {
      // The session became another's without a word: nothing that stands on this page is theirs.
      if (last !== undefined && last !== userId) return handOver(client)
      arrive()
      if (isStranger(userId)) forgetPerson()
      markOwner(userId)
    } else if (last !== undefined) {
      // The guards have redrawn by now: what the person before had read is no longer on the page.
      forgetAnswers(client)
      if (restartIfOwed()) return undefined
    }
    if (!isPending) markSignedIn(userId !== undefined)
    return undefined
  }, [client, userId, isPending])

  useEffect(() => {
    const askAnew = () => void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
    const onStorage = (event: StorageEvent) => {
      if (event.key !== SIGNAL) return
      const signal = signalOf(event.newValue)
      const mine = cachedUser(client)?.id
      if (signal?.is === 'signed-out' && mine !== undefined) clearSession(client, { isElsewhere: true })
      if (signal?.is !== 'signed-in') return
      if (signal.userId === mine) {
        startNewSession()
        endLapse(true)
        return
      }
      if (mine !== undefined) handOver(client)
      else if (isStranger(signal.userId)) forgetPerson()
      askAnew()
    }
    const onOnline = () => void payOwedLogout()
    // A page that comes back from the back/forward cache shows what was true when it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      if (wasLeftElsewhere()) clearSession(client, { isElsewhere: true })
      else askAnew()
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
