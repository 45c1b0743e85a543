import { Badge } from '#shared/ui/Badge.tsx'

import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { categoryName, priorityName } from './comment-words.ts'

const tones = new Map([
  ['critical', 'red'],
  ['high', 'yellow'],
] as const)

/** What kind of comment it is, how urgent, and whether somebody has answered. */
export function CommentFacts({ comment }: { comment: BoardComment }) {
  const { category, priority } = comment
  return (
    <span className="flex flex-wrap gap-1">
      {category !== undefined && <Badge>{categoryName(category)}</Badge>}
      {priority !== undefined && (
        <Badge tone={tones.get(priority as 'high') ?? 'neutral'}>{priorityName(priority)}</Badge>
      )}
      {comment.replyCount === 0 && <Badge tone="accent">{copy.newComment}</Badge>}
    </span>
  )
}
