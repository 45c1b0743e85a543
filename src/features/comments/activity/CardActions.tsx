import { CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'

import { isResolved } from '#research/comments/comment-status.ts'
import { commentsCopy as copy } from '../comments.copy.ts'
import { useDeleteComment, useResolveComment } from '../comments.mutations.ts'

type Props = { commentId: string; status: string | null | undefined; onGone: () => void }

/** Here everybody may mark as resolved and delete. */
export function CardActions({ commentId, status, onGone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const resolve = useResolveComment()
  const remove = useDeleteComment()
  const [runResolve, isResolving] = useOnce(() =>
    resolve.mutateAsync({ params: { id: commentId }, body: { status: 'resolved' } }),
  )
  const [runDelete, isDeleting] = useOnce(async () => {
    await remove.mutateAsync(commentId)
    onGone()
  })
  const problem = remove.isError ? copy.deleteFailed : resolve.isError ? copy.resolveFailed : undefined
  return (
    <div>
      <div className="-ml-2.5 flex flex-wrap gap-1">
        {!isResolved(status) && (
          <Button variant="ghost" size="small" icon={CircleCheck} busy={isResolving} onClick={() => runResolve()}>
            {copy.resolve}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          icon={Trash2}
          aria-label={copy.delete}
          busy={isDeleting}
          onClick={() => setAsking(true)}
        >
          {copy.deleteAction}
        </Button>
      </div>
      <p role="alert" className="text-state-red">
        {problem}
      </p>
      {/* Asked from here, inside the dropdown: a question from elsewhere would close it. */}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.delete}
        body={copy.deleteQuestion}
        action={copy.deleteAction}
        destructive
        onConfirm={() => {
          setAsking(false)
          runDelete()
        }}
      />
    </div>
  )
}
