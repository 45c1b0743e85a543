import { ownerOf } from '#engine/world/owner.ts'
import type { Store, StoredRow } from '#engine/world/store.ts'
import { Unread } from '#engine/world/table.ts'

/** A write as text in JSON; without a text the row is gone. */
export type TextChange = { table: string; id: string; text: string | undefined }
/**
 * A row as text in JSON; without a text it stands apart, and is read by its id, where it is not lost. `at`: its place in the
 * order of writing.
 */
export type TextRow = {
  at: number
  table: string
  id: string
  owner: string | undefined
  text: string | undefined
  isLost?: true
}

/** Where rows are kept as texts: these can go to another thread and back for next to nothing. */
export type TextStore = {
  /** Gives the rows some at a time, as they lie. */
  load(take: (rows: readonly TextRow[]) => void): Promise<void>
  read(table: string, id: string): Promise<string | undefined>
  commit(changes: readonly TextChange[]): Promise<void>
}

/** A world's store over one of texts. Rows stay texts until somebody wants them, and become texts again once kept. */
export const storeOverTexts = (texts: TextStore): Store => ({
  load: async () => {
    const found: { at: number; row: StoredRow }[] = []
    await texts.load((rows) => {
      for (const { at, table, id, owner, text, isLost } of rows) {
        const value = text === undefined ? undefined : new Unread(id, owner, text)
        found.push({ at, row: { table, id, value, ...(isLost && { isLost }) } })
      }
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
