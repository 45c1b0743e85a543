import { createStore, delMany, entries, setMany, clear, type UseStore } from 'idb-keyval'

import { analysesApi, ENTRIES_PER_REQUEST } from '#contract/analyses.ts'
import { addUnsentSource } from '#platform/drafts/unsent.ts'
import { onSignOut } from '#platform/session/forgetters.ts'
import { callApi } from '#shared/api/call-api.ts'

/** An entry that the server has not confirmed. `n` is its place in the order in which entries were made. */
export type Unsent = { id: string; n: number; data: unknown }

let store: UseStore | undefined
const memory = new Map<string, Unsent>()
const keyOf = (place: string, id: string) => `${place}\n${id}`

function openStore(): UseStore | undefined {
  try {
    return (store ??= typeof indexedDB === 'undefined' ? undefined : createStore('roadrunner-outbox', 'entries'))
  } catch {
    return undefined
  }
}

/** Where storage is closed, entries are kept as long as the page is open. */
async function attempt<T>(work: (opened: UseStore) => Promise<T>): Promise<T | undefined> {
  const opened = openStore()
  if (!opened) return undefined
  try {
    return await work(opened)
  } catch {
    return undefined
  }
}

/** What this person wrote at this place and no server has, in order; also from an earlier visit, and from other tabs. */
export async function readUnsent(place: string): Promise<Unsent[]> {
  const prefix = keyOf(place, '')
  const kept = (await attempt((opened) => entries<string, Unsent>(opened))) ?? []
  const found = new Map([...kept, ...memory].filter(([key]) => key.startsWith(prefix)))
  return [...found.values()].sort((a, b) => a.n - b.n)
}

let beingKept = 0
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Until they are on the device a reload would lose them: leaving the page asks first. */
export async function keepUnsent(place: string, items: readonly Unsent[]): Promise<void> {
  for (const item of items) memory.set(keyOf(place, item.id), item)
  beingKept += 1
  globalThis.addEventListener?.('beforeunload', ask)
  await attempt((opened) =>
    setMany(
      items.map((item) => [keyOf(place, item.id), item]),
      opened,
    ),
  )
  beingKept -= 1
  if (beingKept === 0) globalThis.removeEventListener?.('beforeunload', ask)
}

export async function dropUnsent(place: string, ids: readonly string[]): Promise<void> {
  const keys = ids.map((id) => keyOf(place, id))
  for (const key of keys) memory.delete(key)
  await attempt((opened) => delMany(keys, opened))
}

/** Everything of one person that waits, of every analysis, those of earlier visits included: by place. */
async function waiting(userId: string): Promise<Map<string, Unsent[]>> {
  const kept = (await attempt((opened) => entries<string, Unsent>(opened))) ?? []
  const places = new Map<string, Unsent[]>()
  for (const [key, item] of new Map([...kept, ...memory])) {
    const place = key.slice(0, key.indexOf('\n'))
    if (!place.startsWith(`${userId}/`)) continue
    places.set(place, [...(places.get(place) ?? []), item])
  }
  return places
}

/** Sends what waits at one place, as its queue would: an entry that is on its way already is taken once all the same. */
async function sendPlace(place: string, items: Unsent[]): Promise<void> {
  const id = place.slice(place.indexOf('/') + 1)
  items.sort((a, b) => a.n - b.n)
  for (let from = 0; from < items.length; from += ENTRIES_PER_REQUEST) {
    const batch = items.slice(from, from + ENTRIES_PER_REQUEST)
    const body = { entries: batch.map((item) => ({ id: item.id, data: item.data })) }
    await callApi(analysesApi.append, { params: { id }, body })
    await dropUnsent(
      place,
      batch.map((item) => item.id),
    )
  }
}

addUnsentSource({
  count: async (userId) => [...(await waiting(userId)).values()].reduce((sum, items) => sum + items.length, 0),
  send: async (userId) =>
    Promise.allSettled([...(await waiting(userId))].map(([place, items]) => sendPlace(place, items))),
})

onSignOut(() => {
  memory.clear()
  void attempt((opened) => clear(opened))
})
