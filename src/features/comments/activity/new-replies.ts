import * as z from 'zod/mini'

import type { CommentActivity, Reply } from '#contract/comments.ts'
import { useStoredValue } from '#shared/browser/stored-value.ts'

const timeOf = (reply: Reply) => Date.parse(reply.createdAt ?? '') || 0

/** Replies of others that are newer than `seenUntil` (milliseconds since 1970; 0 = nothing was seen yet). */
export function newReplies(comments: readonly CommentActivity[], ownEmail: string | undefined, seenUntil: number) {
  const isOther = (reply: Reply) => !reply.userEmail || reply.userEmail.toLowerCase() !== ownEmail?.toLowerCase()
  return comments
    .flatMap(({ replies }) => replies ?? [])
    .filter((reply) => isOther(reply) && (timeOf(reply) > seenUntil || seenUntil === 0)).length
}

/** The time of the newest reply, by the server's clock: what has been seen once the list was looked at. */
export const newestReply = (comments: readonly CommentActivity[]) =>
  comments.flatMap(({ replies }) => replies ?? []).reduce((newest, reply) => Math.max(newest, timeOf(reply)), 0)

const seenSchema = z.number()

/** Until when this person has seen replies, on this device. */
export const useSeenUntil = (userId: string | undefined) =>
  useStoredValue(`comment-activity-seen:${userId ?? ''}`, seenSchema, 0)
