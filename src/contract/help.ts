import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, notShownSchema, idParams } from './identifiers.ts'

export const TITLE_MAX = 200
export const TICKET_BODY_MIN = 10
export const FEEDBACK_BODY_MIN = 5

const actionSchema = z.looseObject({
  type: z.nullish(z.string()),
  label: z.nullish(z.string()),
  url: z.nullish(z.string()),
})
const routingSchema = z.looseObject({ intent: z.nullish(z.string()), confidence: z.nullish(z.number()) })
const sourceSchema = z.looseObject({ title: z.nullish(z.string()) })

export const helpMessageSchema = z.object({
  id: z.nullish(idSchema),
  role: z.string(),
  content: z.string(),
  timestamp: z.nullish(z.string()),
  actions: z.nullish(z.array(actionSchema)),
  routing: z.nullish(routingSchema),
  knowledgeBase: z.nullish(sourceSchema),
})
export type HelpMessage = z.infer<typeof helpMessageSchema>

export const helpContextSchema = z.looseObject({
  route: z.optional(z.string()),
  persona: z.optional(z.string()),
  selectedResources: z.optional(z.array(z.string())),
  projectId: z.optional(z.string()),
  taskId: z.optional(z.string()),
})

const where = { route: z.optional(z.string()), persona: z.optional(z.string()) }
const titled = z.string().check(z.minLength(1), z.maxLength(TITLE_MAX))

export const helpApi = defineApi('help', {
  /** Asks the help assistant. */
  chat: {
    method: 'POST',
    path: '/help/chat',
    body: z.object({
      message: z.string().check(z.regex(/\S/), z.maxLength(8000)),
      conversationId: z.optional(z.nullable(idSchema)),
      context: z.optional(helpContextSchema),
    }),
    response: z.object({
      reply: z.string(),
      conversationId: z.nullish(idSchema),
      actions: z.nullish(z.array(actionSchema)),
      routing: z.nullish(routingSchema),
      knowledgeBase: z.nullish(sourceSchema),
    }),
  },
  /** A conversation with the help assistant. */
  conversation: {
    method: 'GET',
    path: '/help/conversations/:id',
    params: idParams,
    response: z.object({ messages: z.array(helpMessageSchema) }),
  },
  /** Sends a support ticket. */
  ticket: {
    method: 'POST',
    path: '/help/ticket',
    body: z.object({
      title: titled,
      body: z.string().check(z.minLength(TICKET_BODY_MIN), z.maxLength(20_000)),
      severity: z.enum(['P0', 'P1', 'P2', 'P3']),
      ...where,
    }),
    // An empty reply of a success is one, and a reply may say that it is a refusal.
    response: z.nullish(
      z.object({
        success: z.nullish(z.boolean()),
        message: z.nullish(z.string()),
        ticket: z.nullish(z.looseObject({ id: z.nullish(idSchema) })),
      }),
    ),
  },
  /** Sends feedback. */
  feedback: {
    method: 'POST',
    path: '/help/feedback',
    body: z.object({
      type: z.enum(['kudos', 'ux', 'feature_request', 'bug', 'other']),
      title: titled,
      body: z.string().check(z.minLength(FEEDBACK_BODY_MIN), z.maxLength(20_000)),
      rating: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
      ...where,
    }),
    response: notShownSchema,
  },
  /** Questions that the help assistant offers on a page. */
  suggestions: {
    method: 'GET',
    path: '/help/suggestions',
    query: z.object(where),
    response: z.object({ suggestions: z.array(z.unknown()) }),
  },
  /** Counts what was done with the help. */
  events: {
    method: 'POST',
    path: '/help/events',
    body: z.object({
      kind: z.enum(['help_opened', 'tab_changed', 'keyboard_open', 'fab_click']),
      payload: z.optional(z.looseObject({})),
      ...where,
    }),
    response: notShownSchema,
  },
})
