import { Archive, CircleCheck, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { commentStatusSchema, type CommentStatus, type Reply } from '#contract/comments.ts'
import { statusOptions } from '#research/comments/comment-status.ts'
import { pageLabel, subpageLabel } from '#research/comments/page-labels.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { AnswerForm } from './AnswerForm.tsx'
import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { useRemove } from './board.mutations.ts'
import { CommentFacts } from './CommentFacts.tsx'
import { movesFrom } from './status-moves.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** What belongs to comments wherever they are shown, and comes from there. */
export type CommentSlots = {
  /** The way to the place where a comment stands. */
  jump: (comment: BoardComment) => ReactNode
  attachment: (address: string) => ReactNode
}
type Props = {
  comment: BoardComment
  userId: string
  now: number
  isMoving: boolean
  onMove: (to: CommentStatus) => void
  onDeleted: () => void
  slots: CommentSlots
}

/** One comment with all that is known of it, its answers, and what an admin can do. */
export function CommentDetails({ comment, userId, now, isMoving, onMove, onDeleted, slots }: Props) {
  const { id, content, status, person, page, subpage, createdAt, resolutionNote, imageUrl, replies } = comment
  const remove = useRemove()
  const [runDelete, isDeleting] = useOnce(async () => {
    const isSure = await confirm({
      title: copy.delete,
      body: copy.deleteQuestion,
      action: copy.deleteAction,
      destructive: true,
    })
    if (!isSure) return
    await remove.mutateAsync(id)
    onDeleted()
  })
  const place = { commentPage: page, commentSubpage: subpage }
  const moves = movesFrom(status)
  return (
    <div className="space-y-5">
      <div className="space-y-2">
        <div className="flex flex-wrap items-center gap-1.5">
          <StatusBadge status={status} />
          <CommentFacts comment={comment} />
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{content}</p>
        {imageUrl !== undefined && slots.attachment(imageUrl)}
        <p className="text-xs wrap-anywhere text-ink-muted">
          {person} · {[pageLabel(place), subpageLabel(place)].filter(Boolean).join(', ')}
          {createdAt !== undefined && (
            <>
              {' · '}
              <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
            </>
          )}
        </p>
        {resolutionNote !== undefined && (
          <p className="rounded-control bg-surface-sunken p-3 wrap-anywhere">
            <span className="block text-xs font-semibold text-ink-muted">{copy.note}</span>
            {resolutionNote}
          </p>
        )}
        {slots.jump(comment)}
      </div>

      <div className="flex flex-wrap items-end gap-2 border-t border-line pt-4">
        <SelectField
          label={copy.status}
          className="w-40"
          value={status}
          disabled={isMoving}
          options={statusOptions.filter(({ value }) => value === status || moves.includes(value))}
          onChange={({ target }) => {
            const to = commentStatusSchema.safeParse(target.value).data
            if (to) onMove(to)
          }}
        />
        {status !== 'resolved' && status !== 'cleared' && (
          <Button icon={CircleCheck} busy={isMoving} onClick={() => onMove('resolved')}>
            {copy.resolve}
          </Button>
        )}
        {status === 'resolved' && (
          <Button icon={Archive} busy={isMoving} onClick={() => onMove('cleared')}>
            {copy.clear}
          </Button>
        )}
        <Button variant="ghost" icon={Trash2} aria-label={copy.delete} busy={isDeleting} onClick={() => runDelete()}>
          {copy.deleteAction}
        </Button>
        <p role="alert" className="w-full text-state-red">
          {remove.isError && !isDeleting ? copy.deleteFailed : undefined}
        </p>
      </div>

      <section className="space-y-3 border-t border-line pt-4">
        <h3 className="font-semibold">{copy.repliesTitle}</h3>
        {replies.length === 0 && <p className="text-ink-muted">{copy.noReply}</p>}
        {replies.length > 0 && (
          <ul className="space-y-3 border-l-2 border-line pl-3">
            {replies.map((reply) => (
              <ReplyRow key={reply.id} reply={reply} now={now} attachment={slots.attachment} />
            ))}
          </ul>
        )}
        <AnswerForm commentId={id} userId={userId} />
      </section>
    </div>
  )
}

type RowProps = { reply: Reply; now: number; attachment: CommentSlots['attachment'] }

function ReplyRow({ reply, now, attachment }: RowProps) {
  const name = [reply.userFirstName, reply.userLastName].filter(Boolean).join(' ') || reply.userName || reply.userEmail
  return (
    <li>
      <p className="flex flex-wrap items-center gap-1.5 text-xs text-ink-muted">
        <span className="font-medium wrap-anywhere">{name}</span>
        {reply.isAdminReply === true && <Badge tone="accent">{copy.adminReply}</Badge>}
        {reply.createdAt && <time dateTime={reply.createdAt}>{relativeTime(reply.createdAt, now)}</time>}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reply.content}</p>
      {reply.imageUrl && attachment(reply.imageUrl)}
    </li>
  )
}
