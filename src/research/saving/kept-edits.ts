import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'

import { onSignOut } from '#platform/session/forgetters.ts'
import { newKey } from '#shared/browser/new-key.ts'

import type { Part } from './merge.ts'

/**
 * What was changed of an analysis and is not on the server yet. `version` is the one that it was changed from, `base` what
 * stood there in these fields, `sent` what left and may have arrived.
 */
export type Edits = {
  version: number
  head: Omit<Part, 'body'>
  body?: unknown
  base?: Part
  sent?: readonly Part[]
}

/** Where edits wait. `keep` is done when they would survive the end of the page; `read` gives what an earlier one left. */
export type KeptEdits = {
  read(): Edits | undefined | Promise<Edits | undefined>
  keep(edits: Edits): void
  drop(): void
}

let store: UseStore | undefined
const memory = new Map<string, Edits>()

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

const allKeys = async () => [
  ...new Set([...((await attempt((opened) => keys<string>(opened))) ?? []), ...memory.keys()]),
]
/** Keys are a place, and what tells those of one place apart. */
export const placeOf = (key: string) => key.split('\n', 1)[0] ?? key

/** The places at which something waits, those of earlier visits included. */
export const editedPlaces = async (): Promise<string[]> => [...new Set((await allKeys()).map(placeOf))]

const thisTab = newKey()

/** What this tab keeps of one place on the device. Tabs do not write over each other; what one of them left, the next finds. */
export function deviceEdits(place: string, tab = thisTab): KeptEdits {
  const own = `${place}\n${tab}`
  /** Under which keys stands what this tab answers for. */
  const mine = new Set([own])
  return {
    async read() {
      const found = (await allKeys()).filter((key) => placeOf(key) === place)
      const key = found.includes(own) ? own : found[0]
      if (key === undefined) return undefined
      mine.add(key)
      return memory.get(key) ?? attempt((opened) => get<Edits>(key, opened))
    },
    keep(edits) {
      memory.set(own, edits)
      void attempt((opened) => set(own, edits, opened))
    },
    drop() {
      for (const key of mine) memory.delete(key)
      void attempt((opened) => delMany([...mine], opened))
    },
  }
}

onSignOut(() => {
  memory.clear()
  void attempt((opened) => clear(opened))
})
