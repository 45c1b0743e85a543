import { createStore, entries, promisifyRequest } from 'idb-keyval'

import type { Store, StoredRow } from '../world/store.ts'
import type { Change } from '../world/table.ts'

type Kept = StoredRow & { place: number }

const keyOf = ({ table, id }: { table: string; id: string }) => JSON.stringify([table, id])

/**
 * Keeps a world in the browser. A commit is one transaction: it is there whole, or not at all. `othersWrote` is called
 * when another tab of the same browser committed; what this tab remembers is then out of date.
 */
export async function openIndexedDbStore(worldId: string, othersWrote: () => void): Promise<Store> {
  const withRows = createStore(`roadrunner-${worldId}`, 'rows')
  const tabs = new BroadcastChannel(`roadrunner-${worldId}`)
  tabs.addEventListener('message', othersWrote)

  const kept = await entries<string, Kept>(withRows)
  const places = new Map(kept.map(([key, row]) => [key, row.place]))
  let isClosed = false
  let last = Math.max(0, ...places.values())
  /** Rows come back in the order in which they were first written, as from a table. */
  const placeOf = (key: string) => {
    const place = places.get(key) ?? (last += 1)
    places.set(key, place)
    return place
  }

  return {
    load: () => Promise.resolve(kept.map(([, row]) => row).toSorted((a, b) => a.place - b.place)),
    commit: async (changes: readonly Change[]) => {
      await withRows('readwrite', (rows) => {
        for (const change of changes) {
          const key = keyOf(change)
          if (change.value === undefined) {
            places.delete(key)
            rows.delete(key)
          } else rows.put({ ...change, place: placeOf(key) } satisfies Kept, key)
        }
        return promisifyRequest(rows.transaction)
      })
      if (!isClosed) tabs.postMessage('committed')
    },
    close: () => {
      isClosed = true
      tabs.close()
      return Promise.resolve()
    },
  }
}
