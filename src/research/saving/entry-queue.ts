import { ENTRIES_PER_REQUEST, type Entry } from '#contract/analyses.ts'

import { dropUnsent, keepUnsent, readUnsent, type Unsent } from './outbox.ts'
import { createQueue } from './queue.ts'

let last = 0

/** Entries with their place in the order in which they were made, over tabs and visits. */
export const unsentOf = (items: readonly { id: string; data: unknown }[]): Unsent[] =>
  items.map((item) => ({ ...item, n: (last = Math.max(last + 1, Date.now())) }))

/** Entries on their way to the log of one analysis. */
export const createEntryQueue = (place: string, send: (batch: readonly Unsent[]) => Promise<readonly Entry[]>) =>
  createQueue({
    keyOf: ({ id }: Unsent) => id,
    size: ENTRIES_PER_REQUEST,
    kept: {
      read: () => readUnsent(place),
      keep: (items) => keepUnsent(place, items),
      drop: (items) =>
        dropUnsent(
          place,
          items.map(({ id }) => id),
        ),
    },
    send,
  })
export type EntryQueue = ReturnType<typeof createEntryQueue>
