import type { OpenLine } from '#app/engine/engine-line.ts'
import { openEngine } from '#engine/engine.ts'
import { memoryStore, tablesApart, type Store, type StoredRow } from '#engine/world/store.ts'

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
  const derived = new Map<string, unknown>()
  return {
    load: () =>
      Promise.resolve(
        [...rows.values()].map((row) =>
          tablesApart.has(row.table) ? { ...row, value: undefined } : structuredClone(row),
        ),
      ),
    read: (table, id) => Promise.resolve(structuredClone(rows.get(`${table} ${id}`)?.value)),
    derived: {
      read: (name) => Promise.resolve({ value: structuredClone(derived.get(name)) }),
      write: (name, value) => Promise.resolve(void derived.set(name, structuredClone(value))),
    },
    removeAll: () => {
      rows.clear()
      derived.clear()
      return Promise.resolve()
    },
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
