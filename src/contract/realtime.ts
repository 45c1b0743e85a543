import * as z from 'zod/mini'

import { chatMessageSchema, keyedMessageSchema } from './collaboration.ts'
import { idSchema } from './identifiers.ts'
import { notificationSchema } from './notifications.ts'
import { personSchema } from './paging.ts'

const documentSchema = z.object({ documentId: idSchema })
const typingSchema = z.object({
  documentId: idSchema,
  isTyping: z.boolean(),
  parentId: z.nullish(idSchema),
})
const projectSchema = z.object({ projectId: idSchema })

/** Socket numbers of section 9, second text. */
export const SOCKET = {
  transports: ['websocket', 'polling'],
  reconnectionDelayMs: 1000,
  reconnectionDelayMaxMs: 5000,
  reconnectionAttempts: 5,
  timeoutMs: 20_000,
} as const

/** Events that the page sends. Rooms of a user take the bare user id. */
export const sentEvents = {
  'join-user-room': idSchema,
  'leave-user-room': idSchema,
  'join-document': documentSchema,
  'leave-document': documentSchema,
  'comment-typing': typingSchema,
  'join-project-chat': projectSchema,
  'leave-project-chat': projectSchema,
  'send-project-chat-message': z.object({
    projectId: idSchema,
    message: z.string().check(z.regex(/\S/), z.maxLength(10_000)),
  }),
  'project-chat-typing': z.object({ projectId: idSchema, isTyping: z.boolean() }),
  // Ours: typing in the chat of a team, or in the global one without a team.
  'chat-typing': z.object({ teamId: z.optional(idSchema), isTyping: z.boolean() }),
  // Ours: where somebody's cursor stands in a shared draft, in the encoding of y-protocols' awareness, base64.
  'document-awareness': z.object({ documentId: idSchema, update: z.string().check(z.maxLength(16_384)) }),
} as const
export type SentEvent = keyof typeof sentEvents

const presenceSchema = z.looseObject({
  documentId: z.nullish(idSchema),
  socketId: z.string(),
  userId: z.nullish(idSchema),
  userName: z.nullish(z.string()),
})
const memberSchema = z.looseObject({
  projectId: idSchema,
  socketId: z.nullish(z.string()),
  userId: z.nullish(idSchema),
  userName: z.nullish(z.string()),
})

/** One streamed piece: the whole text of a section so far, so that a repeat or a late one does no harm. */
export const contentStreamSchema = z.object({
  type: z.literal('content_stream'),
  documentId: idSchema,
  sectionIndex: z.int().check(z.minimum(0)),
  content: z.string(),
})
export type ContentStream = z.infer<typeof contentStreamSchema>

/** Events that the page receives, with the payload that each must have; anything else is dropped and logged. */
export const receivedEvents = {
  new_notification: notificationSchema,
  notification_read: z.object({ notificationId: idSchema }),
  all_notifications_read: z.nullish(z.unknown()),
  'comment-updated': documentSchema,
  'comment-notification': documentSchema,
  'user-joined-document': presenceSchema,
  'user-left-document': presenceSchema,
  'user-typing': z.looseObject({
    documentId: idSchema,
    socketId: z.nullish(z.string()),
    isTyping: z.boolean(),
    parentId: z.nullish(idSchema),
    userName: z.nullish(z.string()),
  }),
  'project-chat-message': z.extend(keyedMessageSchema, { projectId: idSchema }),
  'project-chat-history': z.object({ projectId: idSchema, messages: z.array(chatMessageSchema) }),
  'project-user-joined': memberSchema,
  'project-user-left': memberSchema,
  content_stream: contentStreamSchema,
  // Ours, to everybody who may see the team or the project. Tasks are whole: their reader checks them with `taskSchema`.
  'team-changed': z.object({ teamId: idSchema }),
  'project-changed': z.object({ projectId: idSchema }),
  'milestones-changed': z.object({ projectId: idSchema }),
  'tasks-changed': z.object({
    projectId: idSchema,
    tasks: z.array(z.looseObject({ id: idSchema })),
    removed: z.array(idSchema),
    by: z.nullish(personSchema),
  }),
  'analysis-changed': z.object({ analysisId: idSchema, seq: z.int(), version: z.int(), by: personSchema }),
  'team-chat-message': z.extend(keyedMessageSchema, { teamId: idSchema }),
  'global-chat-message': keyedMessageSchema,
  'chat-typing': z.object({
    teamId: z.nullish(idSchema),
    userId: idSchema,
    userName: z.string(),
    isTyping: z.boolean(),
  }),
  // Who it is says the server, never the update.
  'document-awareness': z.object({
    documentId: idSchema,
    socketId: z.string(),
    userId: idSchema,
    userName: z.string(),
    update: z.string().check(z.maxLength(16_384)),
  }),
} as const
export type ReceivedEvent = keyof typeof receivedEvents
export type PayloadOf<E extends ReceivedEvent> = z.output<(typeof receivedEvents)[E]>
export type SentPayloadOf<E extends SentEvent> = z.input<(typeof sentEvents)[E]>
