import { commentStatuses, type CommentStatus } from '#contract/comments.ts'

const isStatus = (value: string): value is CommentStatus => (commentStatuses as readonly string[]).includes(value)

/** The column a comment stands in; a status that we do not know is looked at like a new comment. */
export const columnOf = (status: string): CommentStatus => (isStatus(status) ? status : 'open')

/** Where a comment may be moved: only what is resolved is cleared. */
export const movesFrom = (status: string): CommentStatus[] =>
  commentStatuses.filter((next) => next !== status && (next !== 'cleared' || status === 'resolved'))

/** Resolving asks for a note first, where there is none yet. */
export const needsNote = (next: CommentStatus, note: string | undefined) =>
  next === 'resolved' && (note ?? '').trim() === ''
