import type { Reply } from '#contract/comments.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { AttachmentLink } from '../AttachmentLink.tsx'
import { commentsCopy as copy } from '../comments.copy.ts'
import { nameOf } from './person-name.ts'

/** Section 9: of each comment, the last two. */
const SHOWN = 2

/** The last answers to a comment, the newest at the end. */
export function ReplyList({ replies, now }: { replies: readonly Reply[]; now: number }) {
  if (replies.length === 0) return null
  return (
    <ul className="space-y-2 border-l-2 border-line pl-3">
      {replies.slice(-SHOWN).map((reply) => (
        <li key={reply.id}>
          <div className="flex flex-wrap items-center gap-1.5 text-xs text-ink-muted">
            <span className="font-medium">
              {nameOf(reply.userFirstName, reply.userLastName, reply.userName, reply.userEmail)}
            </span>
            {reply.isAdminReply && <Badge tone="accent">{copy.adminReply}</Badge>}
            {reply.createdAt && <time dateTime={reply.createdAt}>{relativeTime(reply.createdAt, now)}</time>}
          </div>
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{reply.content}</p>
          {reply.imageUrl && <AttachmentLink address={reply.imageUrl} />}
        </li>
      ))}
    </ul>
  )
}
