import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import type { Saving } from './body-saver.ts'
import { copy } from './saving.copy.ts'

type Props = {
  saving: Pick<Saving<unknown>, 'state' | 'reason' | 'theirs'>
  onRetry: () => void
}

/** Beside a title: whether the server has everything. 'Saved' only after its answer. */
export function SavingNote({ saving: { state, reason }, onRetry }: Props) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-xs text-ink-muted">
      <span role="status">{state === 'failed' && reason ? `${copy.failed}: ${reason}` : copy[state]}</span>
      {(state === 'failed' || state === 'waiting') && (
        <Button size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </span>
  )
}

/** Above the work: two versions, and the choice between them. Nothing is shown without a conflict. */
export function SavingConflict({
  saving: { state, theirs },
  onKeepMine,
  onTakeTheirs,
}: Pick<Props, 'saving'> & { onKeepMine: () => void; onTakeTheirs: () => void }) {
  if (state !== 'conflict') return null
  return (
    <Notice
      tone="warning"
      title={copy.conflictTitle}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="primary" onClick={onKeepMine}>
            {copy.keepMine}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {copy.takeTheirs}
          </Button>
        </span>
      }
    >
      {copy.conflictText} {theirs?.updatedAt && copy.theirsFrom(relativeTime(theirs.updatedAt))}
    </Notice>
  )
}
