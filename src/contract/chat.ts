import * as z from 'zod/mini'

import { keyedMessageSchema } from './collaboration.ts'
import { defineApi } from './endpoint.ts'
import { idSchema, pathIdSchema } from './identifiers.ts'
import { clientKeySchema } from './paging.ts'

/** Oldest first, the newest page without `before`; `before` is the id of the oldest message that is known. */
const historyQuery = z.optional(
  z.object({ before: z.optional(idSchema), limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))) }),
)
const history = z.object({ messages: z.array(keyedMessageSchema), hasMore: z.boolean() })
const message = z.object({
  content: z.string().check(z.regex(/\S/), z.maxLength(10_000)),
  clientKey: clientKeySchema,
})
const team = z.object({ teamId: pathIdSchema })
const project = z.object({ projectId: pathIdSchema })

/** What the text leaves to the socket alone, with an answer: history by pages, and sends that can be repeated safely. */
export const chatApi = defineApi('chat', {
  /** Messages of a team's chat, a page at a time. */
  teamHistory: {
    method: 'GET',
    path: '/collaboration/teams/:teamId/chat',
    params: team,
    query: historyQuery,
    response: history,
    replays: false,
  },
  /** Sends a message to a team's chat. */
  sendTeam: {
    method: 'POST',
    path: '/collaboration/teams/:teamId/chat',
    params: team,
    body: message,
    response: keyedMessageSchema,
  },
  /** Messages of a project's chat, a page at a time. */
  projectHistory: {
    method: 'GET',
    path: '/collaboration/projects/:projectId/chat',
    params: project,
    query: historyQuery,
    response: history,
    replays: false,
  },
  /** Sends a message to a project's chat. */
  sendProject: {
    method: 'POST',
    path: '/collaboration/projects/:projectId/chat',
    params: project,
    body: message,
    response: keyedMessageSchema,
  },
})
