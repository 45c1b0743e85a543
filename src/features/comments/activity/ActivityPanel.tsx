import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { User } from '#contract/auth.ts'
import type { CommentActivity, CommentStatus } from '#contract/comments.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { isAdmin } from '#platform/session/admin.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { statusLook } from '#research/comments/comment-status.ts'
import { commentsCopy as copy } from '../comments.copy.ts'
import { useCommentActivity } from '../comments.queries.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { jumpToComment } from './jump-to-comment.ts'
import { addressOf } from '#research/comments/page-labels.ts'
import { StatusFilter } from './StatusFilter.tsx'

const TICK_MS = 20_000

/** What the comment button opens: every comment for an admin, one's own with their answers for everybody else. */
export function ActivityPanel({ user, onClose }: { user: User; onClose: () => void }) {
  const seesAll = isAdmin(user)
  const [status, setStatus] = useState<CommentStatus>()
  const read = useCommentActivity(user.id, seesAll ? status : undefined)
  const { data: comments, error } = read
  const now = useNow(TICK_MS)
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const titleId = useId()

  const jump = (comment: CommentActivity) => {
    const address = addressOf(comment)
    if (address === undefined) return
    onClose()
    void jumpToComment(comment.commentId, () => void navigate(address))
  }
  // The card that had the focus has gone: the list takes it, unless somebody has moved on.
  const holdFocus = () => {
    const active = document.activeElement
    if (!active || active === document.body || list.current?.contains(active))
      list.current?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-labelledby={titleId}
      className="flex max-h-[min(500px,var(--radix-popover-content-available-height))] flex-col"
    >
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-3 border-b border-line py-2 pr-3 pl-4">
        <h2 id={titleId} className="text-base font-semibold">
          {copy.header}
        </h2>
        <div className="flex items-center gap-1">
          {seesAll && <StatusFilter status={status} onChange={setStatus} />}
          <HelpLink article="comment-answers" about="comments and answers" />
        </div>
      </div>
      <div
        ref={list}
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        className="scroll-quiet min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]"
      >
        {error && comments && (
          <p role="status" className="px-4 pt-2 text-xs text-ink-muted">
            {copy.notFresh}
          </p>
        )}
        {error && !comments && (
          <div className="p-3">
            <ErrorCard title={copy.loadFailed} of={read} />
          </div>
        )}
        {!comments && !error && <Skeleton lines={2} shape="card" className="p-3" />}
        {comments?.length === 0 && (
          <div className="px-4 py-10 text-center text-ink-muted">
            <p>{seesAll ? copy.emptyForAdmins : copy.empty}</p>
            {status && <p className="mt-1 text-xs">{copy.emptyWithStatus(statusLook(status).label)}</p>}
          </div>
        )}
        {comments && comments.length > 0 && (
          <ul>
            {comments.map((comment) => (
              <li key={comment.commentId} className="border-b border-line last:border-b-0">
                <ActivityCard
                  comment={comment}
                  user={user}
                  now={now}
                  onJump={() => jump(comment)}
                  onLeave={onClose}
                  onGone={holdFocus}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
