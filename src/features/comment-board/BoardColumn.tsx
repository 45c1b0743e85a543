import { useDroppable } from '@dnd-kit/core'
import { useState } from 'react'

import type { CommentStatus } from '#contract/comments.ts'
import { statusLook } from '#research/comments/comment-status.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { BoardCard } from './BoardCard.tsx'
import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'

/** More than this is drawn when somebody asks for it. */
const SHOWN_AT_ONCE = 50

export type CardHandlers = {
  now: number
  chosen: ReadonlySet<string>
  moving: ReadonlyMap<string, CommentStatus>
  onChoose: (id: string, isChosen: boolean) => void
  onOpen: (id: string) => void
  onMove: (comment: BoardComment, to: CommentStatus) => void
}
type Props = CardHandlers & {
  status: CommentStatus
  comments: readonly BoardComment[]
  /** A comment is under way that may not come here. */
  isClosed: boolean
}

/** The comments of one status. */
export function BoardColumn({ status, comments, isClosed, now, chosen, moving, onChoose, onOpen, onMove }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  const { icon: Icon, label } = statusLook(status)
  const rest = comments.length - limit
  return (
    <section
      ref={setNodeRef}
      aria-label={label}
      className={classNames(
        'flex min-h-40 flex-col rounded-card border bg-surface-sunken p-2 transition-colors',
        isOver && !isClosed ? 'border-accent' : 'border-line',
        isClosed && 'opacity-50',
      )}
    >
      <h2 className="flex items-center gap-2 px-1.5 pt-1 pb-2.5 font-semibold">
        <Icon size={16} aria-hidden className="text-ink-muted" />
        {label}
        <span className="text-xs font-medium text-ink-muted">{comments.length.toLocaleString('en-US')}</span>
      </h2>
      {comments.length === 0 && <p className="px-1.5 pb-2 text-xs text-ink-muted">{copy.nothingThere}</p>}
      <ul className="space-y-2">
        {comments.slice(0, limit).map((comment) => (
          <li key={comment.id}>
            <BoardCard
              comment={comment}
              now={now}
              isChosen={chosen.has(comment.id)}
              isMoving={moving.has(comment.id)}
              onChoose={(isChosen) => onChoose(comment.id, isChosen)}
              onOpen={() => onOpen(comment.id)}
              onMove={(to) => onMove(comment, to)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" variant="ghost" className="mt-2" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
          {copy.more(Math.min(rest, SHOWN_AT_ONCE))}
        </Button>
      )}
    </section>
  )
}
