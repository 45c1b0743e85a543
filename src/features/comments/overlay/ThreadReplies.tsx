import type { Reply } from '#contract/comments.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { replierOf } from '../comment-author.ts'
import { AttachmentPicture } from './AttachmentPicture.tsx'
import { overlayCopy as copy } from './overlay.copy.ts'

/** Every answer to a comment, the newest at the end. */
export function ThreadReplies({ replies, now }: { replies: readonly Reply[]; now: number }) {
  if (replies.length === 0) return null
  return (
    <ul aria-label={copy.replies} className="space-y-3 border-l-2 border-line pl-3">
      {replies.map((reply) => (
        <li key={reply.id}>
          <div className="flex flex-wrap items-center gap-1.5 text-xs text-ink-muted">
            <bdi className="min-w-0 font-medium wrap-anywhere">{replierOf(reply)}</bdi>
            {reply.isAdminReply && <Badge tone="accent">{copy.admin}</Badge>}
            {reply.createdAt && <time dateTime={reply.createdAt}>{relativeTime(reply.createdAt, now)}</time>}
          </div>
          <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
            {reply.content}
          </p>
          {reply.imageUrl && <AttachmentPicture address={reply.imageUrl} />}
        </li>
      ))}
    </ul>
  )
}
