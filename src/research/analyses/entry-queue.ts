import { ENTRIES_PER_REQUEST, type Entry } from '#contract/analyses.ts'
import { ApiError, AuthRequiredError, messageOf, NetworkError } from '#shared/api/errors.ts'

import { dropUnsent, keepUnsent, readUnsent, type Unsent } from './outbox.ts'

/** sending: on its way, or next. waiting: the line is down. failed: the server said no; the person says what happens. */
export type QueueState = {
  unsent: readonly Unsent[]
  state: 'idle' | 'sending' | 'waiting' | 'failed'
  reason?: string
}

/**
 * Entries on their way to the log of one analysis, in the order in which they were made. They count on screen at once,
 * survive a reload, wait while the line is down, and carry an id, so that sending one twice does it once. Nothing is
 * dropped but what the server has confirmed, or what the person gives up.
 */
export function createEntryQueue(place: string, send: (batch: readonly Unsent[]) => Promise<readonly Entry[]>) {
  let current: QueueState = { unsent: [], state: 'idle' }
  let accepted: (entries: readonly Entry[]) => void = () => {}
  let isPumping = false
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: QueueState) => {
    current = next
    for (const listener of listeners) listener()
  }

  const pump = async () => {
    if (isPumping) return
    isPumping = true
    try {
      while (current.unsent.length > 0) {
        const batch = current.unsent.slice(0, ENTRIES_PER_REQUEST)
        if (current.state !== 'sending') set({ unsent: current.unsent, state: 'sending' })
        try {
          // Kept on the device before it leaves: an entry whose answer is lost is sent again after a reload.
          await keepUnsent(place, batch)
          const entries = await send(batch)
          const done = new Set(batch.map(({ id }) => id))
          accepted(entries)
          set({ unsent: current.unsent.filter(({ id }) => !done.has(id)), state: 'sending' })
          await dropUnsent(place, [...done])
        } catch (error) {
          const isPassing = error instanceof NetworkError || error instanceof AuthRequiredError
          const isOverload = error instanceof ApiError && (error.status >= 500 || error.status === 429)
          const state = isPassing || isOverload ? 'waiting' : 'failed'
          set({ unsent: current.unsent, state, reason: messageOf(error, 'The server gave no reason.') })
          return
        }
      }
      set({ unsent: current.unsent, state: 'idle' })
    } finally {
      isPumping = false
    }
  }

  const restored = readUnsent(place).then((kept) => {
    const known = new Set(current.unsent.map(({ id }) => id))
    const missing = kept.filter(({ id }) => !known.has(id))
    if (missing.length === 0) return
    set({ ...current, unsent: [...missing, ...current.unsent] })
    void pump()
  })

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Who takes what the server has confirmed, before it leaves the queue: nothing is missing from the screen between. */
    onAccepted(take: (entries: readonly Entry[]) => void) {
      accepted = take
    },
    /** Resolves when what an earlier visit left has been read. */
    restored,
    add(items: readonly { id: string; data: unknown }[]) {
      const unsent = items.map((item) => ({ ...item, n: (last = Math.max(last + 1, Date.now())) }))
      set({ ...current, unsent: [...current.unsent, ...unsent] })
      void keepUnsent(place, unsent)
      if (current.state !== 'failed') void pump()
    },
    /** Sends what is there: the line is back, or somebody pressed Try again. */
    wake() {
      if (current.unsent.length > 0) void pump()
    },
    /** Gives up everything that is not sent. */
    giveUp() {
      const ids = current.unsent.map(({ id }) => id)
      set({ unsent: [], state: 'idle' })
      void dropUnsent(place, ids)
    },
    forget() {
      set({ unsent: [], state: 'idle' })
    },
  }
}
export type EntryQueue = ReturnType<typeof createEntryQueue>
