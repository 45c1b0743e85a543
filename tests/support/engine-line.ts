import type { OpenLine } from '#app/engine/engine-line.ts'
import { openEngine } from '#engine/engine.ts'
import { memoryStore, type Store, type StoredRow } from '#engine/world/store.ts'

/** The page's own engine beside the page instead of in a worker; what it keeps lives as long as the store that is handed in. */
export const lineTo =
  (store: Store): OpenLine =>
  ({ id, person }, tell) =>
    openEngine({ id, person, tell, openStore: () => Promise.resolve(store) })

/** The same over a store that keeps nothing. */
export const testLine: OpenLine = lineTo(memoryStore())

/** A store in memory that keeps what is committed for the next who opens it. */
export function keepingStore(): Store {
  const rows = new Map<string, StoredRow>()
  return {
    load: () => Promise.resolve(structuredClone([...rows.values()])),
    commit: (changes) => {
      for (const { table, id, value } of structuredClone(changes)) {
        if (value === undefined) rows.delete(`${table} ${id}`)
        else rows.set(`${table} ${id}`, { table, id, value })
      }
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
}
