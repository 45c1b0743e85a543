import type { QueryClient } from '@tanstack/react-query'

import type { User } from '#contract/auth.ts'
import { userApi } from '#contract/user.ts'
import { callApi } from '#shared/api/call-api.ts'
import { createStore, useStore } from '#shared/browser/store.ts'

import { cachedUser, sessionQuery } from '../session/session.queries.ts'
import { onSignOut } from '../session/sign-out.ts'
import { personaOf, sentData, settingsOf, type Part, type PersonaRecord } from './persona-record.ts'
import { readRecord, writeRecord } from './persona-store.ts'

/** A save this quick is not worth a word. */
const QUIET_MS = 1000

/** `quiet`: nothing to say. `saving`: it takes its time. `waiting`: it failed, and is tried again on the next occasion. */
export type SyncState = 'quiet' | 'saving' | 'waiting'

const state = createStore<SyncState>('quiet')
const underWay = new Map<string, Promise<void>>()

export const useSyncState = () => useStore(state)

const partText = (record: PersonaRecord, part: Part) =>
  JSON.stringify({ persona: personaOf(record), data: sentData(record), dashboard: settingsOf(record) }[part])

/** What arrived is saved, unless it was changed again while it was on its way. */
function settle(userId: string, sent: PersonaRecord, arrived: readonly Part[]) {
  const now = readRecord(userId)
  const isSaved = (part: Part) => arrived.includes(part) && partText(now, part) === partText(sent, part)
  writeRecord(userId, { ...now, unsaved: now.unsaved.filter((part) => !isSaved(part)) })
}

const noteUser = (client: QueryClient, userId: string, known: Partial<User>) =>
  client.setQueryData<User | null>(sessionQuery().queryKey, (user) =>
    user?.id === userId ? { ...user, ...known } : user,
  )

/** Another tab has saved the record that stands on this device: until the account is asked, that is what it holds. */
export function noteSaved(client: QueryClient, userId: string) {
  const record = readRecord(userId)
  const personaType = personaOf(record)
  noteUser(client, userId, {
    personaType,
    personaData: sentData(record),
    ...(record.dashboards[personaType] && { dashboardSettings: settingsOf(record) }),
  })
}

async function sendPersona(client: QueryClient, userId: string, sent: PersonaRecord) {
  const personaType = personaOf(sent)
  const personaData = sentData(sent)
  await callApi(userApi.persona, { body: { personaType, personaData } })
  noteUser(client, userId, { personaType, personaData })
  settle(userId, sent, ['persona', 'data'])
}

async function sendDashboard(client: QueryClient, userId: string, sent: PersonaRecord) {
  const dashboardSettings = settingsOf(sent)
  await callApi(userApi.dashboardSettings, { body: { dashboardSettings } })
  noteUser(client, userId, { dashboardSettings })
  settle(userId, sent, ['dashboard'])
}

async function sendAll(client: QueryClient, userId: string) {
  // A record is sent with its own person's session, or not at all.
  while (cachedUser(client)?.id === userId) {
    const sent = readRecord(userId)
    if (sent.unsaved.length === 0) return
    if (sent.unsaved.includes('dashboard') && !sent.unsaved.includes('persona') && !sent.unsaved.includes('data')) {
      await sendDashboard(client, userId, sent)
    } else {
      await sendPersona(client, userId, sent)
    }
  }
}

/** Sends what the account has not heard of, one request at a time; what changes meanwhile goes with the next. */
export function syncPersona(client: QueryClient, userId: string): Promise<void> {
  const known = underWay.get(userId)
  if (known) return known
  if (readRecord(userId).unsaved.length === 0) return Promise.resolve()
  const late = setTimeout(() => state.get() === 'quiet' && underWay.has(userId) && state.set('saving'), QUIET_MS)
  if (state.get() === 'waiting') state.set('saving')
  const sending = sendAll(client, userId)
    .then(
      () => state.set('quiet'),
      () => state.set('waiting'),
    )
    .finally(() => {
      clearTimeout(late)
      if (underWay.get(userId) === sending) underWay.delete(userId)
    })
  underWay.set(userId, sending)
  return sending
}

// Whoever signs in next starts afresh: answers to the writes of the person who left are never delivered.
onSignOut(() => {
  underWay.clear()
  state.set('quiet')
})
