import { Link } from 'react-router-dom'

import { commentStatuses } from '#contract/comments.ts'
import { statusLook } from '#research/comments/comment-status.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { boardCopy as copy } from './board.copy.ts'
import { useBoardComments } from './board.queries.ts'

/** How many comments stand where; each figure opens those on the board. */
export function CommentCounts({ userId }: { userId: string }) {
  const read = useBoardComments(userId)
  const { comments, error } = read
  if (!comments && error) return <ErrorCard title={copy.loadFailed} of={read} />
  return (
    <Card title={copy.title}>
      {comments ? (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {commentStatuses.map((status) => (
            <li key={status}>
              <Link to={paths.adminComments({ status })} className="block rounded-control hover:bg-hover">
                <span className="block text-ink-muted">{statusLook(status).label}</span>
                <span className="block text-xl font-semibold tabular-nums">
                  {comments.filter((comment) => comment.status === status).length.toLocaleString('en-US')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </Card>
  )
}
