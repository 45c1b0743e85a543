import type { Store, StoredRow } from '#engine/world/store.ts'

/** A store that gives back what was written, as one on a disk does. */
export function keepingStore(): Store {
  const rows = new Map<string, StoredRow>()
  return {
    load: () => Promise.resolve([...rows.values()].map((row) => structuredClone(row))),
    commit: (changes) => {
      for (const { table, id, value } of changes) {
        if (value === undefined) rows.delete(`${table}:${id}`)
        else rows.set(`${table}:${id}`, { table, id, value: structuredClone(value) })
      }
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
}
