import * as z from 'zod/mini'

import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'

import { helpKey } from './help-storage.ts'

const KEPT = 50
const ticketsSchema = z.array(z.object({ id: z.string(), title: z.string(), at: z.string() }))
const none: z.infer<typeof ticketsSchema> = []

/** Remembers the number of a ticket on this device: no call lists them. */
export function noteTicket(userId: string | undefined, id: string, title: string) {
  const key = helpKey('tickets', userId)
  const before = readStored(key, ticketsSchema, none)
  writeStored(key, [{ id, title, at: new Date().toISOString() }, ...before].slice(0, KEPT))
}

export const useTickets = (userId: string | undefined) =>
  useStoredValue(helpKey('tickets', userId), ticketsSchema, none)[0]
