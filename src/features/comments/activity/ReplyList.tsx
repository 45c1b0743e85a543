import { Paperclip } from 'lucide-react'

import type { Reply } from '#contract/comments.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { copy } from '../comments.copy.ts'
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
          <p className="line-clamp-4 break-words whitespace-pre-line">{reply.content}</p>
          {reply.imageUrl && <Attachment address={reply.imageUrl} />}
        </li>
      ))}
    </ul>
  )
}

function Attachment({ address }: { address: string }) {
  const url = safeUrl(address)
  const href = url?.kind === 'internal' ? url.path : url?.href
  const words = (
    <>
      <Paperclip size={12} aria-hidden />
      {copy.attachment}
    </>
  )
  const look = 'mt-0.5 inline-flex items-center gap-1 text-xs'
  if (href === undefined) return <span className={`${look} text-ink-muted`}>{words}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${look} text-accent hover:underline`}>
      {words}
    </a>
  )
}
