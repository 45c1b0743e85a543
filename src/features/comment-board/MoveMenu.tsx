import { ArrowRightLeft } from 'lucide-react'

import type { CommentStatus } from '#contract/comments.ts'
import { statusLook } from '#research/comments/comment-status.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { excerptOf } from './comment-words.ts'
import { movesFrom } from './status-moves.ts'

type Props = { comment: BoardComment; onMove: (to: CommentStatus) => void }

/** The same as dragging, for those who do not drag. */
export function MoveMenu({ comment, onMove }: Props) {
  return (
    <DropdownMenu
      label={copy.moveTo}
      align="end"
      trigger={
        <IconButton
          size="small"
          label={`${copy.moveTo}: ${excerptOf(comment.content)}`}
          icon={ArrowRightLeft}
          onPointerDown={(event) => event.stopPropagation()}
        />
      }
      items={movesFrom(comment.status).map((to) => {
        const look = statusLook(to)
        return { label: look.label, icon: look.icon, onSelect: () => onMove(to) }
      })}
    />
  )
}
