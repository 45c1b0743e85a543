import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'

import type { CommentStatus } from '#contract/comments.ts'
import { pageLabel, subpageLabel } from '#research/comments/page-labels.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { CommentFacts } from './CommentFacts.tsx'
import { excerptOf } from './comment-words.ts'
import { MoveMenu } from './MoveMenu.tsx'

type Props = {
  comment: BoardComment
  now: number
  isChosen: boolean
  isMoving: boolean
  onChoose: (isChosen: boolean) => void
  onOpen: () => void
  onMove: (to: CommentStatus) => void
}

/** One comment on the board. It is dragged by itself, moved by its handle and the keyboard, or by its menu. */
export function BoardCard({ comment, now, isChosen, isMoving, onChoose, onOpen, onMove }: Props) {
  const words = excerptOf(comment.content)
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id: comment.id })
  const place = { commentPage: comment.page, commentSubpage: comment.subpage }
  const subpage = subpageLabel(place)
  return (
    <article
      ref={setNodeRef}
      aria-busy={isMoving || undefined}
      onPointerDown={listeners?.['onPointerDown'] as React.PointerEventHandler | undefined}
      className={classNames(
        'rounded-control border border-line bg-surface p-3 transition-opacity',
        (isDragging || isMoving) && 'opacity-50',
      )}
    >
      <div className="flex items-start gap-2">
        <Checkbox label={copy.choose(words)} labelHidden checked={isChosen} onChange={onChoose} />
        <button type="button" onClick={onOpen} className="group min-w-0 flex-1 rounded-[2px] text-left">
          <span className="line-clamp-3 wrap-anywhere group-hover:underline">{comment.content}</span>
        </button>
        <button
          ref={setActivatorNodeRef}
          {...attributes}
          onKeyDown={listeners?.['onKeyDown'] as React.KeyboardEventHandler | undefined}
          type="button"
          aria-label={copy.move(words)}
          className="-mr-1 cursor-grab touch-none rounded-control p-0.5 text-ink-muted hover:bg-hover hover:text-ink"
        >
          <GripVertical size={16} aria-hidden />
        </button>
      </div>
      <div className="mt-2 pl-6.5">
        <CommentFacts comment={comment} />
        <div className="mt-1.5 flex items-center gap-1">
          <p className="min-w-0 flex-1 text-xs wrap-anywhere text-ink-muted">
            {comment.person} · {pageLabel(place)}
            {subpage !== '' && `, ${subpage}`}
            {comment.createdAt !== undefined && ` · ${relativeTime(comment.createdAt, now)}`}
          </p>
          <MoveMenu comment={comment} onMove={onMove} />
        </div>
      </div>
    </article>
  )
}
