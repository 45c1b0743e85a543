import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { endSession, startNewSession } from '#shared/api/call-api.ts'
import { isAbort } from '#shared/api/errors.ts'
import { storeToken } from '#shared/api/token.ts'
import { toast } from '#shared/toast/toast.ts'

import { forgetAddress, leaveBehind } from './asked-address.ts'
import { sessionCopy as copy } from './session.copy.ts'
import { sessionQuery } from './session.queries.ts'
import { sendLogout } from './owed-logout.ts'
import { markLeft, markSignedIn, signalOtherTabs } from './session-marks.ts'

const forgetters = new Set<() => void>()

/** Registers something that must not outlive the person (drafts, for one): called at every sign-out. */
export function onSignOut(forget: () => void) {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

const isSession = (key: readonly unknown[]) => JSON.stringify(key) === JSON.stringify(sessionQuery().queryKey)

/** Drops every cached answer but the one that says who is signed in. */
export function forgetAnswers(client: QueryClient) {
  const others = { predicate: (query: { queryKey: readonly unknown[] }) => !isSession(query.queryKey) }
  void client.cancelQueries(others)
  client.removeQueries(others)
  client.getMutationCache().clear()
}

/**
 * Nobody is signed in any more. What is drawn is forgotten after the guards have taken it away (see SessionEffects), so
 * that nothing on the page asks again for what was just dropped.
 */
function setNobody(client: QueryClient) {
  storeToken(undefined)
  markSignedIn(false)
  void client.cancelQueries({ queryKey: sessionQuery().queryKey })
  client.removeQueries({ type: 'inactive', predicate: (query) => !isSession(query.queryKey) })
  client.setQueryData(sessionQuery().queryKey, null)
}

/** The session ran out: drafts and the address stay, for the same person to come back to. */
export function loseSession(client: QueryClient) {
  startNewSession()
  setNobody(client)
}

/** A person left: nothing of theirs stays in this tab. `isElsewhere`: another tab said so and needs no telling. */
export function clearSession(client: QueryClient, { isElsewhere = false } = {}) {
  endSession()
  leaveBehind()
  forgetAddress()
  forgetters.forEach((forget) => forget())
  setNobody(client)
  if (!isElsewhere) signalOtherTabs({ is: 'signed-out' })
}

/** Signs out here at once, whatever the server says, and tells the server. */
export async function signOut(client: QueryClient): Promise<void> {
  // Sent before the token is dropped: the request carries it.
  const reply = sendLogout()
  markLeft()
  clearSession(client)
  try {
    await reply
    toast({ title: copy.loggedOut })
  } catch (error) {
    if (isAbort(error)) return
    toast({ title: copy.logoutFailed, description: copy.logoutFailedDetail, variant: 'destructive' })
  }
}

export function useSignOut() {
  const client = useQueryClient()
  return useCallback(() => void signOut(client), [client])
}
