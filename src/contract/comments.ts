import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { itemEnvelope, listEnvelope } from './envelopes.ts'
import { idSchema, messageSchema, pathIdSchema, idParams } from './identifiers.ts'

export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024

export const commentStatuses = ['open', 'in_progress', 'resolved', 'cleared'] as const
export const commentStatusSchema = z.enum(commentStatuses)
export type CommentStatus = z.infer<typeof commentStatusSchema>

export const commentCategorySchema = z.enum(['general', 'ui', 'functionality', 'bug', 'suggestion'])
export const commentPrioritySchema = z.enum(['low', 'medium', 'high', 'critical'])

export const replySchema = z.object({
  id: idSchema,
  content: z.string(),
  imageUrl: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
  isAdminReply: z.nullish(z.boolean()),
  userFirstName: z.nullish(z.string()),
  userLastName: z.nullish(z.string()),
  userName: z.nullish(z.string()),
  userEmail: z.nullish(z.string()),
})
export type Reply = z.infer<typeof replySchema>

export const commentMetadataSchema = z.looseObject({
  userAgent: z.nullish(z.string()),
  viewport: z.nullish(z.looseObject({ width: z.nullish(z.number()), height: z.nullish(z.number()) })),
})

/** `xPosition` and `yPosition` are percentages of the page's content box. */
export const commentSchema = z.object({
  id: idSchema,
  userId: z.nullish(idSchema),
  page: z.string(),
  subpage: z.nullish(z.string()),
  xPosition: z.number(),
  yPosition: z.number(),
  content: z.string(),
  category: z.nullish(z.string()),
  priority: z.nullish(z.string()),
  status: z.nullish(z.string()),
  isVisible: z.nullish(z.boolean()),
  isCleared: z.nullish(z.boolean()),
  resolutionNote: z.nullish(z.string()),
  /** An addition of ours: when it was resolved, by the server's clock. A server of the text alone sends none. */
  resolvedAt: z.nullish(z.string()),
  imageUrl: z.nullish(z.string()),
  contextPath: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
  userName: z.nullish(z.string()),
  userFirstName: z.nullish(z.string()),
  metadata: z.nullish(commentMetadataSchema),
  replies: z.nullish(z.array(replySchema)),
})
export type Comment = z.infer<typeof commentSchema>

export const commentActivitySchema = z.object({
  commentId: idSchema,
  commentPage: z.string(),
  commentSubpage: z.nullish(z.string()),
  commentContent: z.string(),
  commentUserFirstName: z.nullish(z.string()),
  commentUserLastName: z.nullish(z.string()),
  commentUserEmail: z.nullish(z.string()),
  status: z.nullish(z.string()),
  replyCount: z.nullish(z.number()),
  replies: z.nullish(z.array(replySchema)),
})
export type CommentActivity = z.infer<typeof commentActivitySchema>

const nonBlank = z.string().check(z.regex(/\S/), z.maxLength(10_000))

export const commentsApi = defineApi('comments', {
  /** Comments of a person with their replies and states. */
  activity: {
    method: 'GET',
    path: '/beta-comments/user/:userId/notifications',
    params: z.object({ userId: pathIdSchema }),
    query: z.optional(z.object({ status: z.optional(commentStatusSchema) })),
    response: z.array(commentActivitySchema),
    envelope: listEnvelope('notifications', 'bare'),
  },
  /** The comments of one page. */
  page: {
    method: 'GET',
    path: '/beta-comments/page/:page',
    params: z.object({ page: pathIdSchema }),
    response: z.array(commentSchema),
    envelope: listEnvelope('comments', 'bare'),
  },
  /** Puts a comment on a page. */
  create: {
    method: 'POST',
    path: '/beta-comments',
    body: z.object({
      userId: z.optional(idSchema),
      page: pathIdSchema,
      subpage: z.optional(z.string()),
      xPosition: z.number(),
      yPosition: z.number(),
      content: nonBlank,
      category: commentCategorySchema,
      priority: commentPrioritySchema,
      contextPath: z.optional(z.string()),
      metadata: z.optional(commentMetadataSchema),
      image: z.optional(z.file()),
    }),
    encoding: 'multipart-with-file',
    response: commentSchema,
    envelope: itemEnvelope('comment'),
    timeout: 'progress',
  },
  /** Changes the state or the visibility of a comment. */
  update: {
    method: 'PATCH',
    path: '/beta-comments/:id',
    params: idParams,
    body: z.object({
      status: z.optional(commentStatusSchema),
      resolutionNote: z.optional(z.string()),
      isCleared: z.optional(z.boolean()),
      isVisible: z.optional(z.boolean()),
    }),
    response: messageSchema,
  },
  /** Marks a comment as resolved. */
  resolve: {
    method: 'PATCH',
    path: '/beta-comments/:id/status',
    params: idParams,
    body: z.object({ status: z.literal('resolved') }),
    response: messageSchema,
  },
  /** Deletes a comment. */
  remove: {
    method: 'DELETE',
    path: '/beta-comments/:id',
    params: idParams,
    response: messageSchema,
    judgedBy: 'not-html',
  },
  /** Answers a comment. */
  reply: {
    method: 'POST',
    path: '/beta-comments/:id/replies',
    params: idParams,
    body: z.object({
      commentId: idSchema,
      userId: idSchema,
      content: nonBlank,
      isAdminReply: z.boolean(),
      image: z.optional(z.file()),
    }),
    encoding: 'multipart-with-file',
    response: z.nullish(z.unknown()),
    timeout: 'progress',
  },
})
