import type { QueryClient } from '@tanstack/react-query'

import { endSession, startNewSession } from '#shared/api/call-api.ts'
import { storeToken } from '#shared/api/token.ts'
import { paths } from '#shared/paths.ts'
import { clearToasts } from '#shared/toast/toast.ts'

import { forgetAddress, forgetOwnedAddress, leaveBehind } from './asked-address.ts'
import { runForgetters } from './forgetters.ts'
import { endLapse } from './lapse.ts'
import { sessionQuery } from './session.queries.ts'
import { markOwner, markSignedIn, signalOtherTabs } from './session-marks.ts'

/** What the person before left in this tab and browser goes, each with its own forgetter. */
export function forgetPerson() {
  runForgetters()
  forgetOwnedAddress()
  markOwner(undefined)
  clearToasts()
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
  void client.cancelQueries({ queryKey: sessionQuery().queryKey })
  client.removeQueries({ type: 'inactive', predicate: (query) => !isSession(query.queryKey) })
  client.setQueryData(sessionQuery().queryKey, null)
}

function dropCredentials() {
  storeToken(undefined)
  markSignedIn(false)
}

/** The session ran out where nobody could ask for another: drafts and the address stay, for the same person. */
export function loseSession(client: QueryClient) {
  startNewSession()
  dropCredentials()
  setNobody(client)
  endLapse(false)
}

function clearTab(client: QueryClient) {
  endSession()
  leaveBehind()
  forgetAddress()
  forgetPerson()
  setNobody(client)
  endLapse(false)
}

/** A person left: nothing of theirs stays in this tab. `isElsewhere`: another tab said so and needs no telling. */
export function clearSession(client: QueryClient, { isElsewhere = false } = {}) {
  clearTab(client)
  dropCredentials()
  if (!isElsewhere) signalOtherTabs({ is: 'signed-out' })
}

let isRestartOwed = false

/**
 * Somebody else is signed in now, here or in another tab: the token is theirs, and the page starts anew at a neutral
 * address once the guards have taken away what it shows (see SessionEffects).
 */
export function handOver(client: QueryClient) {
  isRestartOwed = true
  clearTab(client)
}

/** Starts the page anew where that is owed, and says so: what only its memory holds of the person before goes with it. */
export function restartIfOwed(): boolean {
  if (!isRestartOwed) return false
  isRestartOwed = false
  location.replace(paths.dashboard())
  return true
}
