import * as z from 'zod/mini'

import { defineApi } from '#contract/endpoint.ts'
import { messageSchema, pathIdSchema } from '#contract/identifiers.ts'
import { synthesesApi, synthesisSchema } from '#contract/syntheses.ts'

const ofOne = z.object({ id: pathIdSchema })

/**
 * Between the page and its own engine alone, never sent to a server. Saved syntheses are the server's; what a server of
 * the texts does not give back of one (its kind, body, log) stands in the engine's store under the same id.
 */
export const besideApi = defineApi('beside', {
  /** After a create or a change: `sent` is what was sent, `given` the server's answer. */
  keep: {
    method: 'POST',
    path: '/beside/keep',
    body: z.object({ sent: synthesesApi.create.body, given: synthesisSchema }),
    response: synthesisSchema,
  },
  /** One as the server gave it, with what is kept here. */
  shown: { method: 'POST', path: '/beside/shown', body: synthesisSchema, response: synthesisSchema },
  /** The server's list, with what is kept here and those that are kept here alone. */
  listed: {
    method: 'POST',
    path: '/beside/listed',
    body: z.array(synthesisSchema),
    response: z.array(synthesisSchema),
  },
  /** Refuses with 409 the change of a version that is no longer the newest here. */
  check: {
    method: 'POST',
    path: '/beside/check/:id',
    params: ofOne,
    body: z.object({ version: z.optional(z.int()) }),
    response: messageSchema,
  },
  /** Writes one by rules, under the server's id where there is one. */
  write: {
    method: 'POST',
    path: '/beside/write',
    body: z.object({ wish: synthesesApi.generate.body, id: z.optional(z.string()) }),
    response: synthesisSchema,
  },
  /** Makes an analysis without a line: it stands here under an id of its own, and is owed to the server. */
  make: { method: 'POST', path: '/beside/made', body: synthesesApi.create.body, response: synthesisSchema },
  /** What is owed to the server, as it is to be sent, oldest first. */
  owed: {
    method: 'GET',
    path: '/beside/owed',
    response: z.array(z.object({ id: z.string(), wish: synthesesApi.create.body })),
  },
  /** The server has taken what was owed. It keeps its id in this browser: pages and links know it under that. */
  sent: {
    method: 'POST',
    path: '/beside/sent/:id',
    params: ofOne,
    body: z.object({ serverId: z.string() }),
    response: messageSchema,
  },
  /** The id that the server gave to one of those; null where it has none. */
  serverId: {
    method: 'GET',
    path: '/beside/server-id/:id',
    params: ofOne,
    response: z.object({ serverId: z.nullable(z.string()) }),
  },
  forget: { method: 'DELETE', path: '/beside/:id', params: ofOne, response: messageSchema },
})

/** Ids of those that were made in the browser begin so. */
export const OWN = 'browser'
/** Whether a synthesis was made in the browser, and has its id from there. */
export const isMadeHere = (id: string): boolean => id.startsWith(`${OWN}-`)
