import * as z from 'zod/mini'

import type { KeyedMessage } from '#contract/collaboration.ts'
import { discardDraft, readDraft, writeDraft } from '#platform/drafts/draft-store.ts'
import { createOnce, onceStates, type Once } from '#research/saving/once.ts'
import type { Timers } from '#research/saving/pump.ts'

const outgoingSchema = z.object({
  key: z.string(),
  content: z.string(),
  at: z.number(),
  state: z.enum(onceStates),
  problem: z.optional(z.string()),
})
const keptSchema = z.array(outgoingSchema)

/** A message that the server has not confirmed. */
export type OutgoingMessage = z.infer<typeof outgoingSchema>

export type ChatOutbox = Once<OutgoingMessage, KeyedMessage | undefined>

/**
 * The messages of one room on their way, one after another so that their order holds. They are kept where drafts are, so
 * that a sign-out leaves nothing of them. `isConfirmed` is false for a room that the socket alone carries: its messages
 * come back with the others.
 */
export const createChatOutbox = (
  storageKey: string,
  send: (message: OutgoingMessage) => Promise<KeyedMessage | undefined>,
  { isConfirmed = true, timers }: { isConfirmed?: boolean; timers?: Timers } = {},
): ChatOutbox =>
  createOnce({
    place: {
      read() {
        const kept = keptSchema.safeParse(readDraft(storageKey))
        return kept.success ? kept.data : []
      },
      write: (messages) => (messages.length === 0 ? discardDraft(storageKey) : writeDraft(storageKey, messages)),
    },
    send,
    isConfirmed,
    ...(timers && { timers }),
  })

/** Clocks of the page and the server may differ by so much. */
const CLOCK_MS = 5000

/** Whether a message of the room is this one: by its key, and where servers know no keys by its words, person and time. */
export const isSame = (mine: OutgoingMessage, message: KeyedMessage, userId: string | undefined): boolean =>
  message.clientKey != null
    ? message.clientKey === mine.key
    : message.userId === userId &&
      message.content === mine.content &&
      Date.parse(message.createdAt ?? '') >= mine.at - CLOCK_MS
