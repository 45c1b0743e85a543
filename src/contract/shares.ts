import * as z from 'zod/mini'

import { answerSchema } from './answer.ts'
import { answerTableSchema } from './copilot.ts'
import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema } from './identifiers.ts'
import { paperDraftSchema, paperFlagsSchema } from './papers.ts'
import { searchHitSchema, searchRunSchema } from './search.ts'
import { notFoundSchema, sectionSchema } from './syntheses.ts'

/** What can be shared. A kind that a server knows and we do not is listed by its name. */
export const shareKinds = ['search', 'copilot', 'synthesis'] as const
export const shareKindSchema = z.enum(shareKinds)
export type ShareKind = z.infer<typeof shareKindSchema>

/** A link of one's own. Whoever has the token can read what stood there when it was made. */
export const shareSchema = z.object({
  id: idSchema,
  token: z.string(),
  kind: z.string(),
  /** What was shared: the id of the run, for one. */
  targetId: idSchema,
  title: z.string(),
  createdAt: z.string(),
  /** Absent: it holds until it is revoked. */
  expiresAt: z.nullish(z.string()),
})
export type Share = z.infer<typeof shareSchema>

/** What a link shows: the thing as it was when it was shared, whose it is, and nothing else of the account. */
export const sharedSearchSchema = z.object({
  kind: z.literal('search'),
  title: z.string(),
  /** The name that the sharer shows to others. */
  sharedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullish(z.string()),
  /** How the list was looked at: the filters and the order, as they stand in the address of a search. */
  view: z.nullish(z.string()),
  run: z.extend(searchRunSchema, { items: z.array(searchHitSchema) }),
})
export type SharedSearch = z.infer<typeof sharedSearchSchema>

/** A paper that a shared session cites. `key` stands in its citations; ids of the account are not told. */
export const sharedDocumentSchema = z.object({
  key: z.string(),
  label: z.string(),
  title: z.string(),
  /** What is published of it. Absent for a paper that was read from a private file: of that the title alone. */
  record: z.optional(paperDraftSchema),
  flags: paperFlagsSchema,
  /** Where who asks may read it. */
  documentId: z.optional(idSchema),
})
export type SharedDocument = z.infer<typeof sharedDocumentSchema>

export const sharedMessageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('question'), key: z.string(), createdAt: z.string(), text: z.string() }),
  z.object({
    role: z.literal('answer'),
    key: z.string(),
    createdAt: z.string(),
    /** How many papers it could look in. */
    papers: z.nullish(z.int()),
    status: z.string(),
    sections: z.array(sectionSchema),
    table: z.nullish(answerTableSchema),
    notFound: z.nullish(z.array(notFoundSchema)),
    writtenBy: z.nullish(z.object({ kind: z.string(), model: z.nullish(z.string()) })),
  }),
])
export type SharedMessage = z.infer<typeof sharedMessageSchema>

/** The chosen branch of a Copilot session up to the moment when it was shared. */
export const sharedCopilotSchema = z.object({
  kind: z.literal('copilot'),
  title: z.string(),
  sharedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullish(z.string()),
  messages: z.array(sharedMessageSchema),
  documents: z.array(sharedDocumentSchema),
})
export type SharedCopilot = z.infer<typeof sharedCopilotSchema>

/** A synthesis as it was when it was shared: its answer, its text, and the papers behind them under keys. */
export const sharedSynthesisSchema = z.object({
  kind: z.literal('synthesis'),
  title: z.string(),
  sharedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullish(z.string()),
  query: z.nullish(z.string()),
  /** How many papers it was made from. */
  papers: z.int(),
  answer: z.optional(answerSchema),
  sections: z.array(sectionSchema),
  notFound: z.nullish(z.array(notFoundSchema)),
  writtenBy: z.nullish(z.object({ kind: z.string(), model: z.nullish(z.string()) })),
  documents: z.array(sharedDocumentSchema),
})
export type SharedSynthesis = z.infer<typeof sharedSynthesisSchema>

const expiry = z.nullish(z.iso.datetime({ offset: true }))

/** An addition, behind the capability `shares`. */
export const sharesApi = defineApi('shares', {
  /** The links that who asks has shared. Newest first; what has expired is listed until it is revoked. */
  list: { method: 'GET', path: '/shares', response: z.object({ shares: z.array(shareSchema) }) },
  /** Makes a link to a search, a copilot session or a synthesis. */
  create: {
    method: 'POST',
    path: '/shares',
    body: z.object({
      kind: shareKindSchema,
      targetId: idSchema,
      title: z.string().check(z.regex(/\S/), z.maxLength(200)),
      view: z.optional(z.string().check(z.maxLength(2000))),
      expiresAt: expiry,
      /** Sent again with the same key, the same link comes back. */
      clientKey: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
    }),
    response: shareSchema,
  },
  /** Changes when a link expires. `null` takes the expiry away. */
  change: {
    method: 'PATCH',
    path: '/shares/:shareId',
    params: z.object({ shareId: pathIdSchema }),
    body: z.object({ expiresAt: expiry }),
    response: shareSchema,
  },
  /** Takes a link back. */
  revoke: {
    method: 'DELETE',
    path: '/shares/:shareId',
    params: z.object({ shareId: pathIdSchema }),
    response: messageSchema,
  },
  /**
   * What a shared link shows. For whoever has the token, signed in or not. Unknown, expired and revoked are one
   * answer, a 404.
   */
  read: {
    method: 'GET',
    path: '/shares/public/:token',
    params: z.object({ token: pathIdSchema }),
    response: z.discriminatedUnion('kind', [sharedSearchSchema, sharedCopilotSchema, sharedSynthesisSchema]),
    recovers: false,
  },
})
