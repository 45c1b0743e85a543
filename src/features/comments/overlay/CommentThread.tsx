import type { ComponentProps } from 'react'

import type { User } from '#contract/auth.ts'
import type { Comment } from '#contract/comments.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { statusLook } from '#research/comments/comment-status.ts'
import { AttachmentPicture } from './AttachmentPicture.tsx'
import { categoryOptions, overlayCopy as copy, priorityOptions } from './overlay.copy.ts'
import type { Typist } from './overlay.realtime.ts'
import { StatusControls } from './StatusControls.tsx'
import { ThreadReplies } from './ThreadReplies.tsx'
import { ThreadReplyForm } from './ThreadReplyForm.tsx'

type Props = { comment: Comment; user: User; typists: readonly Typist[] } & Pick<
  ComponentProps<typeof StatusControls>,
  'onDelete' | 'onDeleted'
>

const TICK_MS = 20_000
const labelOf = (options: readonly { value: string; label: string }[], value: string | null | undefined) =>
  options.find((option) => option.value === value)?.label ?? value ?? ''

/** One comment with everything that was said to it. */
export function CommentThread({ comment, user, typists, onDelete, onDeleted }: Props) {
  const now = useNow(TICK_MS)
  const look = statusLook(comment.status)
  const category = labelOf(categoryOptions, comment.category)
  const priority = labelOf(priorityOptions, comment.priority)
  const replies = comment.replies ?? []
  const names = typists.filter(({ parentId }) => parentId === comment.id).map(({ name }) => name ?? copy.somebody)
  return (
    <div className="space-y-3 p-4">
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone={look.tone} icon={look.icon}>
          {look.label}
        </Badge>
        {category !== '' && <Badge>{category}</Badge>}
        {priority !== '' && (
          <Badge tone={comment.priority === 'critical' ? 'red' : 'neutral'}>{copy.priorityOf(priority)}</Badge>
        )}
        {comment.createdAt && (
          <time dateTime={comment.createdAt} className="ml-auto text-xs text-ink-muted">
            {relativeTime(comment.createdAt, now)}
          </time>
        )}
      </div>
      <div>
        <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
          {comment.content}
        </p>
        {comment.imageUrl && <AttachmentPicture address={comment.imageUrl} />}
      </div>
      {comment.resolutionNote && (
        <p className="rounded-control bg-state-green-soft px-3 py-2 [overflow-wrap:anywhere]">
          <span className="block text-xs font-medium text-state-green">{copy.note}</span>
          {comment.resolutionNote}
        </p>
      )}
      <ThreadReplies replies={replies} now={now} />
      <p role="status" className="text-xs text-ink-muted italic empty:hidden">
        {names[0] === undefined ? undefined : copy.typing(names.join(', '))}
      </p>
      <ThreadReplyForm commentId={comment.id} page={comment.page} user={user} />
      {isAdmin(user) && <StatusControls key={comment.id} comment={comment} onDelete={onDelete} onDeleted={onDeleted} />}
    </div>
  )
}
