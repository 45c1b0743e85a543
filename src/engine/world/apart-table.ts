import type { RowOfOthers, StoredRow } from './store.ts'
import type { Change } from './table.ts'

/** Rows that stay in the store until somebody asks for one by its id: bytes of files would fill the memory. */
export type ApartTable<T extends { id: string }> = {
  get(id: string): Promise<T | undefined>
  has(id: string): boolean
  /** Whether the row can be had: what it stands for may be gone from the disk. */
  isThere(id: string): boolean
  put(row: T): T
  remove(id: string): boolean
  ids(): string[]
  readonly size: number
}

type Made<T extends { id: string }> = {
  table: ApartTable<T>
  /** These changes are kept: what the store can give again is let go. */
  settled(changes: readonly Change[]): void
  /** The row as somebody else has kept it, or that it is gone. */
  written(row: RowOfOthers): void
}

/** A table over what `load` gave of it. `read` gives one row of the store; without it everything stays in memory. */
export function createApartTable<T extends { id: string }>(
  name: string,
  changed: (change: Change) => void,
  rows: readonly StoredRow[],
  read: ((id: string) => Promise<unknown>) | undefined,
): Made<T> {
  const known = new Set(rows.map(({ id }) => id))
  const lost = new Set(rows.flatMap(({ id, isLost }) => (isLost ? [id] : [])))
  const held = new Map<string, T>()
  for (const { id, value } of rows) if (value !== undefined) held.set(id, value as T)
  const table: ApartTable<T> = {
    get: async (id) => {
      const row = held.get(id)
      if (row) return structuredClone(row)
      if (!known.has(id)) return undefined
      const kept = (await read?.(id)) as T | undefined
      if (kept === undefined) lost.add(id)
      else lost.delete(id)
      return kept
    },
    isThere: (id) => known.has(id) && !lost.has(id),
    has: (id) => known.has(id),
    put: (row) => {
      const kept = structuredClone(row)
      known.add(row.id)
      lost.delete(row.id)
      held.set(row.id, kept)
      changed({ table: name, id: row.id, value: kept })
      return row
    },
    remove: (id) => {
      held.delete(id)
      const was = known.delete(id)
      if (was) changed({ table: name, id, value: undefined })
      return was
    },
    ids: () => [...known],
    get size() {
      return known.size
    },
  }
  return {
    table,
    written: ({ id, isGone, isLost }) => {
      held.delete(id)
      lost.delete(id)
      if (isGone) known.delete(id)
      else known.add(id)
      if (isLost) lost.add(id)
    },
    settled: (changes) => {
      if (!read) return
      for (const { table: of, id, value } of changes) {
        // One that was written again meanwhile waits for the next commit.
        if (of === name && value !== undefined && held.get(id) === value) held.delete(id)
      }
    },
  }
}
