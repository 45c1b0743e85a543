import { ownerOf } from '#engine/world/owner.ts'
import type { RowOfOthers, Store, StoredRow } from '#engine/world/store.ts'
import { Unread } from '#engine/world/table.ts'

import { openDoor } from './shared-door.ts'
import type { TextRow, TextStore } from './texts.ts'

const storedRow = ({ table, id, owner, text, isLost, isGone }: TextRow): RowOfOthers => ({
  table,
  id,
  value: text === undefined ? undefined : new Unread(id, owner, text),
  ...(isLost && { isLost }),
  ...(isGone && { isGone }),
})

/** A world's store over one of texts. Rows stay texts until somebody wants them, and become texts again once kept. */
export const storeOverTexts = (texts: TextStore): Store => {
  const store = plainStore(texts)
  const { shared } = texts
  return shared
    ? { ...store, door: (memory) => openDoor(shared, storedRow, (changes) => store.commit(changes), memory) }
    : store
}

const plainStore = (texts: TextStore): Store => ({
  load: async () => {
    const found: { at: number; row: StoredRow }[] = []
    await texts.load((rows) => {
      for (const row of rows) found.push({ at: row.at, row: storedRow(row) })
    })
    // In the order in which they were first written: sorted here, because the database would copy every row for it.
    return found.sort((a, b) => a.at - b.at).map(({ row }) => row)
  },
  read: async (table, id) => {
    const text = await texts.read(table, id)
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  },
  commit: async (changes) => {
    const written = changes.map(({ table, id, value }) => ({
      table,
      id,
      text: value === undefined ? undefined : JSON.stringify(value),
    }))
    await texts.commit(written)
    return written.map(({ id, text }, at) =>
      text === undefined ? undefined : new Unread(id, ownerOf(changes[at]?.value as object), text),
    )
  },
  close: () => Promise.resolve(),
})
