import type { Comment, CommentActivity, Reply } from '#contract/comments.ts'
import { replyCountOf } from '#research/comments/reply-count.ts'
import { placeName } from '#research/comments/same-place.ts'

/** A comment as the board knows it. What neither call gives is undefined: unknown stays unknown. */
export type BoardComment = {
  id: string
  page: string
  subpage: string
  content: string
  status: string
  person: string
  email: string | undefined
  replies: readonly Reply[]
  replyCount: number
  category: string | undefined
  priority: string | undefined
  createdAt: string | undefined
  resolvedAt: string | undefined
  resolutionNote: string | undefined
  imageUrl: string | undefined
  /** Percentages of the page's content box. */
  place: { x: number; y: number } | undefined
}

const SOMEBODY = 'Somebody'

/** Status of a comment. Cleared counts in whichever of its two fields it stands. */
const statusOf = (activity: CommentActivity, comment: Comment | undefined) =>
  comment?.isCleared === true ? 'cleared' : (activity.status ?? comment?.status ?? 'open')

/**
 * Two calls know one half each: the activity list knows every comment and its author, a page's list knows the rest.
 *
 * @param activity all comments, as an admin gets them
 * @param onPages the comments of the pages that could be had
 */
export function boardComments(activity: readonly CommentActivity[], onPages: readonly Comment[]): BoardComment[] {
  const byId = new Map(onPages.map((comment) => [comment.id, comment]))
  return activity.map((one) => {
    const comment = byId.get(one.commentId)
    const name = [one.commentUserFirstName, one.commentUserLastName].filter(Boolean).join(' ')
    return {
      id: one.commentId,
      page: placeName(one.commentPage),
      subpage: placeName(one.commentSubpage),
      content: one.commentContent,
      status: statusOf(one, comment),
      person: name || comment?.userName || one.commentUserEmail || SOMEBODY,
      email: one.commentUserEmail ?? undefined,
      replies: one.replies ?? comment?.replies ?? [],
      replyCount: replyCountOf({ replyCount: one.replyCount, replies: one.replies ?? comment?.replies }),
      category: comment?.category ?? undefined,
      priority: comment?.priority ?? undefined,
      createdAt: comment?.createdAt ?? undefined,
      resolvedAt: comment?.resolvedAt ?? undefined,
      resolutionNote: comment?.resolutionNote || undefined,
      imageUrl: comment?.imageUrl || undefined,
      place: comment && { x: comment.xPosition, y: comment.yPosition },
    }
  })
}

const isByAuthor = ({ email, person }: BoardComment, reply: Reply) =>
  reply.userEmail && email ? reply.userEmail.toLowerCase() === email.toLowerCase() : reply.userName === person

/** What others have written under a comment; its author's own words are no answer to it. */
export const answersTo = (comment: BoardComment): Reply[] =>
  comment.replies.filter((reply) => reply.isAdminReply === true || !isByAuthor(comment, reply))
