import type { Store } from '#engine/world/store.ts'
import { Unread } from '#engine/world/table.ts'

/** What a store gives at an opening, every row read. */
export const loadedRows = async (store: Store) =>
  (await store.load()).map((row) => ({
    ...row,
    value: row.value instanceof Unread ? (JSON.parse(row.value.text) as unknown) : row.value,
  }))
