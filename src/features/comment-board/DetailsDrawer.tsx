import type { CommentStatus } from '#contract/comments.ts'
import { Drawer } from '#shared/ui/Drawer.tsx'

import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { CommentDetails, type CommentSlots } from './CommentDetails.tsx'

type Props = {
  /** Undefined where the address names a comment that is not there. */
  comment: BoardComment | undefined
  userId: string
  now: number
  moving: ReadonlyMap<string, CommentStatus>
  slots: CommentSlots
  onMove: (comment: BoardComment, to: CommentStatus) => void
  onClose: () => void
}

/** The opened comment, at the side. */
export function DetailsDrawer({ comment, userId, now, moving, slots, onMove, onClose }: Props) {
  return (
    <Drawer onClose={onClose} title={copy.comment}>
      {comment ? (
        <CommentDetails
          key={comment.id}
          comment={comment}
          userId={userId}
          now={now}
          isMoving={moving.has(comment.id)}
          slots={slots}
          onMove={(to) => onMove(comment, to)}
          onDeleted={onClose}
        />
      ) : (
        <p className="text-ink-muted">{copy.gone}</p>
      )}
    </Drawer>
  )
}
