import { X } from 'lucide-react'
import { useState } from 'react'

import { commentStatusSchema, type CommentStatus } from '#contract/comments.ts'
import { statusOptions } from '#research/comments/comment-status.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { useMoveMany } from './board.mutations.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { movesFrom } from './status-moves.ts'

type Props = {
  comments: readonly BoardComment[]
  /** Those that stay chosen. */
  onChosen: (ids: readonly string[]) => void
}

/** What can be done with many at once: one status for all, and one note where it is resolved. */
export function BulkBar({ comments, onChosen }: Props) {
  const [to, setTo] = useState<CommentStatus>('in_progress')
  const [done, setDone] = useState(0)
  const [isNoting, setNoting] = useState(false)
  const [failed, setFailed] = useState(0)
  const { mutateAsync } = useMoveMany()

  const moveAll = async (note?: string) => {
    setDone(0)
    setFailed(0)
    const moves = comments
      .filter(({ status }) => status !== to)
      .map(({ id, resolutionNote }) => ({ id, to, note: to === 'cleared' ? resolutionNote : note }))
    const left = await mutateAsync({ moves, onDone: setDone })
    setFailed(left.length)
    onChosen(left)
  }
  const [run, isRunning] = useOnce(moveAll)
  const isRefused = to === 'cleared' && comments.some(({ status }) => !movesFrom(status).includes('cleared'))
  return (
    <div className="sticky bottom-22 z-bar mt-4 rounded-card border border-line bg-surface-raised p-3 shadow-float sm:bottom-4 sm:pr-36">
      <div className="flex flex-wrap items-end gap-3">
        <p className="mr-auto self-center font-medium" role="status">
          {isRunning ? copy.working(done, comments.length) : copy.chosen(comments.length)}
        </p>
        <SelectField
          label={copy.moveTo}
          labelHidden
          className="w-40"
          options={statusOptions}
          value={to}
          disabled={isRunning}
          onChange={(event) => setTo(commentStatusSchema.safeParse(event.target.value).data ?? to)}
        />
        <Button
          variant="primary"
          busy={isRunning}
          aria-disabled={isRefused || undefined}
          onClick={() => (isRefused ? undefined : to === 'resolved' ? setNoting(true) : run())}
        >
          {copy.changeStatus}
        </Button>
        <Button variant="ghost" icon={X} disabled={isRunning} onClick={() => onChosen([])}>
          {copy.clearChoice}
        </Button>
      </div>
      <p role="alert" className="text-state-red not-empty:mt-2">
        {isRefused ? copy.onlyResolvedClear : failed > 0 && !isRunning ? copy.notChanged(failed) : undefined}
      </p>
      {isNoting && (
        <NoteDialog
          target="many"
          hint={copy.noteForMany(comments.length)}
          onSave={moveAll}
          onClose={() => setNoting(false)}
        />
      )}
    </div>
  )
}
