import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { User } from '#contract/auth.ts'
import type { CommentActivity } from '#contract/comments.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { count } from '#shared/format/count.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { statusLook } from '#research/comments/comment-status.ts'
import { commentsCopy as copy } from '../comments.copy.ts'
import { CardActions } from './CardActions.tsx'
import { addressOf, pageLabel, subpageLabel } from '#research/comments/page-labels.ts'
import { replyCountOf } from '#research/comments/reply-count.ts'
import { nameOf } from './person-name.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { ReplyList } from './ReplyList.tsx'

type Props = {
  comment: CommentActivity
  user: User
  now: number
  onJump: () => void
  /** Another page is opened: what hangs over this one closes. */
  onLeave: () => void
  /** The comment is about to leave the list. */
  onGone: () => void
}

/** One comment: where it stands, what it says, its last answers, and what can be done about it. */
export function ActivityCard({ comment, user, now, onJump, onLeave, onGone }: Props) {
  const { commentId, commentContent, status, replies } = comment
  const seesAll = isAdmin(user)
  const look = statusLook(status)
  const total = replyCountOf(comment)
  const address = addressOf(comment)
  const subpage = subpageLabel(comment)
  return (
    <article className="space-y-2.5 px-4 py-3.5">
      <div className="flex items-center gap-1.5">
        <Badge tone={look.tone} icon={look.icon}>
          {look.label}
        </Badge>
        {seesAll && total === 0 && <Badge tone="accent">{copy.newComment}</Badge>}
        <p className="min-w-0 truncate text-xs text-ink-muted">
          {address === undefined ? (
            pageLabel(comment)
          ) : (
            <Link to={address} className="rounded-[2px] underline hover:text-ink" onClick={onLeave}>
              {pageLabel(comment)}
            </Link>
          )}
          {subpage !== '' && <span> · {subpage}</span>}
        </p>
        {address !== undefined && (
          <IconButton
            size="small"
            label={copy.jump}
            icon={ArrowUpRight}
            className="-my-1 -mr-1.5 ml-auto"
            onClick={onJump}
          />
        )}
      </div>
      <div>
        {seesAll && (
          <p className="text-xs font-medium text-ink-muted">
            {nameOf(comment.commentUserFirstName, comment.commentUserLastName, comment.commentUserEmail)}
          </p>
        )}
        <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{commentContent}</p>
      </div>
      {total > 0 && <p className="text-xs text-ink-muted">{count(total, 'reply', 'replies')}</p>}
      <ReplyList replies={replies ?? []} now={now} />
      <ReplyForm commentId={commentId} userId={user.id} isAdminReply={seesAll} />
      <CardActions commentId={commentId} status={status} onGone={onGone} />
    </article>
  )
}
