import * as z from 'zod/mini'

import { createOnce, onceStates, type Once } from '#research/saving/once.ts'
import { openStores } from '#research/saving/open-stores.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'
import { toast } from '#shared/toast/toast.ts'

import { helpKey } from './help-storage.ts'
import { helpCopy } from './help.copy.ts'
import { sendTicket } from './help.mutations.ts'
import { noteTicket } from './tickets.ts'

/** A ticket that was written without a connection. A ticket carries no key: sent twice it is two tickets. */
const waitingTicketSchema = z.object({
  key: z.string(),
  at: z.string(),
  state: z.enum(onceStates),
  problem: z.optional(z.string()),
  fields: z.record(z.string(), z.string()),
  ticket: z.object({
    title: z.string(),
    body: z.string(),
    severity: z.enum(['P0', 'P1', 'P2', 'P3']),
    route: z.optional(z.string()),
    persona: z.optional(z.string()),
  }),
})
const outboxSchema = z.array(waitingTicketSchema)
export type WaitingTicket = z.infer<typeof waitingTicketSchema>
const none: WaitingTicket[] = []

const keyOf = (userId: string | undefined) => helpKey('outbox', userId)

export const useOutbox = (userId: string | undefined) => useStoredValue(keyOf(userId), outboxSchema, none)[0]

/** One sender at a time, in all tabs together. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  await (locks ? locks.request('help-outbox', work) : work())
}

/** The tickets of one person on their way, sent in the order in which they were written. */
export function createTicketOutbox(
  userId: string | undefined,
  send: (ticket: WaitingTicket['ticket']) => Promise<string | undefined>,
) {
  const outbox = createOnce<WaitingTicket, string | undefined>({
    place: {
      read: () => readStored(keyOf(userId), outboxSchema, none),
      write: (items) => writeStored(keyOf(userId), items.length === 0 ? undefined : [...items]),
    },
    send: ({ ticket }) => send(ticket),
    alone,
  })
  outbox.listen((id, { ticket: { title } }) => {
    if (id !== undefined) noteTicket(userId, id, title)
    toast({ title: helpCopy.issue.done(id), description: helpCopy.outbox.sent(title) })
  })
  return outbox
}

const outboxAt = openStores<Once<WaitingTicket, string | undefined>>()
export const ticketOutbox = (userId: string | undefined) =>
  outboxAt(keyOf(userId), () => createTicketOutbox(userId, sendTicket))

/** Keeps a ticket until there is a connection. `fields` is the form as it was, should somebody want it back. */
export const queueTicket = (
  userId: string | undefined,
  ticket: WaitingTicket['ticket'],
  fields: WaitingTicket['fields'],
): void => ticketOutbox(userId).add({ key: newKey(), at: new Date().toISOString(), fields, ticket })
