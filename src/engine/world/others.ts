import type { RowOfOthers } from './store.ts'
import { Unread } from './table.ts'

/** A row before and after somebody else wrote it; undefined where there is none. */
export type OthersChange = { id: string; before: object | undefined; after: object | undefined }
type Hear<W> = (world: W, changes: readonly OthersChange[]) => void

const hearing = new Map<string, Hear<never>[]>()

/**
 * Lets what was worked out from the rows of a table, and is not kept by their stamps, hear of rows that other processes
 * wrote: nobody here called what keeps it right.
 */
export function whenOthersWrite<W>(table: string, hear: Hear<W>): void {
  hearing.set(table, [...(hearing.get(table) ?? []), hear])
}

const rowOf = (value: unknown): object | undefined =>
  value instanceof Unread ? (JSON.parse(value.text) as object) : (value as object | undefined)

/** To be called before rows of others are put into memory; what it returns, after. */
export function hearOthers(world: object, rows: readonly RowOfOthers[]): () => void {
  const changes = new Map<string, OthersChange[]>()
  for (const { table, id, value, isGone } of rows) {
    if (!hearing.has(table)) continue
    const before = (world as Record<string, { seen(id: string): object | undefined }>)[table]?.seen(id)
    const change = { id, before, after: isGone ? undefined : rowOf(value) }
    const known = changes.get(table)
    if (known) known.push(change)
    else changes.set(table, [change])
  }
  return () => {
    for (const [table, all] of changes) for (const hear of hearing.get(table) ?? []) hear(world as never, all)
  }
}
