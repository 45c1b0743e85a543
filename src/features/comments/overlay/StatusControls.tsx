import { Archive, CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { commentStatusSchema, type Comment, type CommentStatus } from '#contract/comments.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { isResolved, statusOptions } from '#research/comments/comment-status.ts'
import { useDeleteComment } from '../comments.mutations.ts'
import { overlayCopy as copy } from './overlay.copy.ts'
import { useUpdateComment } from './overlay.mutations.ts'
import { ResolutionNoteForm } from './ResolutionNoteForm.tsx'

type Props = {
  comment: Comment
  /** A deletion begins (true), or did not happen after all (false). */
  onDelete: (isUnderWay: boolean) => void
  onDeleted: () => void
}

/** What admins alone may do on the page: status, clearing, deleting. A comment is cleared by its own button. */
export function StatusControls({ comment, onDelete, onDeleted }: Props) {
  const { id, resolutionNote } = comment
  const isCleared = comment.isCleared === true || comment.status === 'cleared'
  const status = commentStatusSchema.safeParse(comment.status ?? 'open').data
  const [isNoting, setNoting] = useState(false)
  const update = useUpdateComment()
  const remove = useDeleteComment()

  const save = (body: Parameters<typeof update.mutateAsync>[0]['body']) => update.mutateAsync({ params: { id }, body })
  const [runChange, isChanging] = useOnce((next: CommentStatus) => save({ status: next }))
  const [runClear, isClearing] = useOnce(() =>
    save({ status: 'cleared', isCleared: true, resolutionNote: resolutionNote || copy.clearedNote }),
  )
  const [runDelete, isDeleting] = useOnce(async () => {
    const isYes = await confirm({
      title: copy.deleteTitle,
      body: copy.deleteQuestion,
      action: copy.delete,
      destructive: true,
    })
    if (!isYes) return
    onDelete(true)
    try {
      await remove.mutateAsync(id)
      onDeleted()
    } catch {
      onDelete(false)
    }
  })

  /** Resolved without a note asks for one first. */
  const change = (next: CommentStatus) => {
    if (next === 'resolved' && !resolutionNote) setNoting(true)
    else runChange(next)
  }
  const options = statusOptions.filter(({ value }) => value !== 'cleared' || isCleared)
  const problem = remove.isError
    ? copy.deleteFailed
    : update.isError && !isNoting && !isChanging && !isClearing
      ? copy.updateFailed
      : undefined
  return (
    <div className="space-y-2 border-t border-line pt-3">
      {isNoting ? (
        <ResolutionNoteForm
          commentId={id}
          onSave={async (note) => {
            await save({ status: 'resolved', resolutionNote: note })
            setNoting(false)
          }}
          onCancel={() => {
            update.reset()
            setNoting(false)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-1">
          <SelectField
            label={copy.status}
            labelHidden
            className="w-32"
            options={options}
            value={isCleared ? 'cleared' : (status ?? 'open')}
            disabled={isChanging}
            onChange={(event) => {
              const next = commentStatusSchema.safeParse(event.target.value).data
              if (next && next !== status) change(next)
            }}
          />
          {!isResolved(comment.status) && (
            <Button variant="ghost" size="small" icon={CircleCheck} onClick={() => change('resolved')}>
              {copy.resolve}
            </Button>
          )}
          {comment.status === 'resolved' && !isCleared && (
            <Button variant="ghost" size="small" icon={Archive} busy={isClearing} onClick={() => runClear()}>
              {copy.clear}
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            icon={Trash2}
            aria-label={copy.deleteTitle}
            busy={isDeleting}
            className="ml-auto"
            onClick={() => runDelete()}
          >
            {copy.delete}
          </Button>
        </div>
      )}
      <p role="alert" className="text-state-red">
        {problem}
      </p>
    </div>
  )
}
