import type { CommentActivity, CommentStatus } from '#contract/comments.ts'

import { displayName, isAdmin } from '#engine/people/accounts.ts'
import { notFound } from '#engine/world/refusal.ts'
import type { AccountRow, CommentRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

/** Admins see every comment, everybody else their own. */
export const maySee = (account: AccountRow, comment: CommentRow) => isAdmin(account) || comment.userId === account.id

/** The comment, where this account may see it; to others it does not exist. */
export function commentFor(world: World, account: AccountRow, id: string): CommentRow {
  const comment = world.comments.get(id)
  if (!comment || !maySee(account, comment)) throw notFound('The comment')
  return comment
}

const newestFirst = (a: CommentRow, b: CommentRow) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '')

export const commentsWhere = (world: World, accept: (comment: CommentRow) => boolean) =>
  world.comments.filter(accept).toSorted(newestFirst)

export const asActivity = (comment: CommentRow): CommentActivity => ({
  commentId: comment.id,
  commentPage: comment.page,
  commentSubpage: comment.subpage,
  commentContent: comment.content,
  commentUserFirstName: comment.userFirstName,
  commentUserLastName: comment.userLastName,
  commentUserEmail: comment.userEmail,
  status: comment.status,
  replyCount: comment.replies?.length ?? 0,
  replies: comment.replies,
})

/** The author's name as comments and replies carry it. */
export const authorOf = (account: AccountRow) => ({
  userName: displayName(account),
  userFirstName: account.firstName ?? account.username,
  userLastName: account.lastName ?? '',
  userEmail: account.email,
})

type Change = { status?: CommentStatus; resolutionNote?: string; isCleared?: boolean; isVisible?: boolean }

/** Since when a comment is resolved: from the change on, kept while it is cleared, and not at all once it is open again. */
const resolvedSince = (next: CommentStatus): { resolvedAt?: string | null } => {
  if (next === 'cleared') return {}
  return { resolvedAt: next === 'resolved' ? new Date().toISOString() : null }
}

/** What a change of status carries with it: cleared means cleared in both fields, anything else takes that back. */
export function changeOf({ status, isCleared, ...rest }: Change): Change & { resolvedAt?: string | null } {
  const next = isCleared ? 'cleared' : status
  return { ...rest, ...(next && { status: next, isCleared: next === 'cleared', ...resolvedSince(next) }) }
}
