import * as z from 'zod/mini'

import { newKey } from '#shared/browser/new-key.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'
import { toast } from '#shared/toast/toast.ts'

import { helpKey } from './help-storage.ts'
import { helpCopy } from './help.copy.ts'
import { sendTicket } from './help.mutations.ts'
import { noteTicket } from './tickets.ts'

const copy = helpCopy.outbox

/**
 * A ticket that was written without a connection. `waiting`: is sent by itself, once, when there is one. `unknown`: it was
 * sent and no answer came, so it may have arrived; `refused`: the server said no. These two wait for a click.
 */
const waitingTicketSchema = z.object({
  key: z.string(),
  at: z.string(),
  state: z.enum(['waiting', 'sending', 'unknown', 'refused']),
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
const read = (userId: string | undefined) => readStored(keyOf(userId), outboxSchema, none)
const change = (userId: string | undefined, next: (before: WaitingTicket[]) => WaitingTicket[]) => {
  const after = next(read(userId))
  writeStored(keyOf(userId), after.length === 0 ? undefined : after)
}
const setState = (userId: string | undefined, key: string, state: WaitingTicket['state']) =>
  change(userId, (before) => before.map((each) => (each.key === key ? { ...each, state } : each)))

export const useOutbox = (userId: string | undefined) => useStoredValue(keyOf(userId), outboxSchema, none)[0]

/** Keeps a ticket until there is a connection. `fields` is the form as it was, should somebody want it back. */
export function queueTicket(
  userId: string | undefined,
  ticket: WaitingTicket['ticket'],
  fields: WaitingTicket['fields'],
): void {
  const at = new Date().toISOString()
  change(userId, (before) => [...before, { key: newKey(), at, state: 'waiting', fields, ticket }])
}

export const takeBack = (userId: string | undefined, key: string) =>
  change(userId, (before) => before.filter((each) => each.key !== key))

/** What becomes of a ticket that was not acknowledged. Only what surely never left is sent again by itself. */
function afterFailure(error: unknown): WaitingTicket['state'] {
  if (error instanceof ApiError) return 'refused'
  return error instanceof NetworkError && !error.mayHaveArrived ? 'waiting' : 'unknown'
}

/** Sends one ticket; true when the next one may follow. */
async function sendOne(userId: string | undefined, { key, ticket }: WaitingTicket): Promise<boolean> {
  // On the disk before it is on the line: a page that is closed now leaves a doubt, not a second ticket.
  setState(userId, key, 'sending')
  try {
    const id = await sendTicket(ticket)
    takeBack(userId, key)
    if (id !== undefined) noteTicket(userId, id, ticket.title)
    toast({ title: helpCopy.issue.done(id), description: copy.sent(ticket.title) })
    return true
  } catch (error) {
    const state = afterFailure(error)
    setState(userId, key, state)
    return state === 'refused'
  }
}

let isBusy = false
/** One sender at a time, in all tabs together. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks) return locks.request('help-outbox', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  if (isBusy) return
  isBusy = true
  try {
    await work()
  } finally {
    isBusy = false
  }
}

/** Sends what waits, in the order in which it was written; with `key` that one, whatever state it is in. */
export const sendWaiting = (userId: string | undefined, key?: string): Promise<void> =>
  alone(async () => {
    // Nobody else is sending: what still says so was broken off.
    change(userId, (before) => before.map((each) => (each.state === 'sending' ? { ...each, state: 'unknown' } : each)))
    const chosen = read(userId).find((each) => each.key === key)
    if (chosen) return void (await sendOne(userId, chosen))
    for (;;) {
      const next = navigator.onLine ? read(userId).find(({ state }) => state === 'waiting') : undefined
      if (!next || !(await sendOne(userId, next))) return
    }
  })
