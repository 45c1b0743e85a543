import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval'

import { onSignOut } from '#platform/session/forgetters.ts'

/** What was changed of an analysis and is not on the server yet. `version` is the one that it was changed from. */
export type KeptEdits = { version: number; head: Record<string, unknown>; body?: unknown }

let store: UseStore | undefined
const memory = new Map<string, KeptEdits>()

/** Where storage is closed, edits are kept as long as the page is open. */
async function attempt<T>(work: (opened: UseStore) => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    store ??= createStore('roadrunner-edits', 'edits')
    return await work(store)
  } catch {
    return undefined
  }
}

export async function readEdits(place: string): Promise<KeptEdits | undefined> {
  return memory.get(place) ?? (await attempt((opened) => get<KeptEdits>(place, opened)))
}

/** The places at which something waits, those of earlier visits included. */
export async function editedPlaces(): Promise<string[]> {
  const kept = (await attempt((opened) => keys<string>(opened))) ?? []
  return [...new Set([...kept, ...memory.keys()])]
}

export async function keepEdits(place: string, edits: KeptEdits): Promise<void> {
  memory.set(place, edits)
  await attempt((opened) => set(place, edits, opened))
}

export async function dropEdits(place: string): Promise<void> {
  memory.delete(place)
  await attempt((opened) => del(place, opened))
}

onSignOut(() => {
  memory.clear()
  void attempt((opened) => clear(opened))
})
