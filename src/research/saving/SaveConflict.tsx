import type { Synthesis } from '#contract/syntheses.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import type { Saving } from './pump.ts'
import { savingCopy as copy } from './saving.copy.ts'

type Props = {
  saving: Saving & { theirs?: Synthesis | undefined }
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** What else is to be known before one chooses. */
  hint?: string
}

/** Above the work: two versions, and the choice between them. Nothing is shown without a conflict. */
export function SaveConflict({ saving: { state, theirs }, onKeepMine, onTakeTheirs, hint }: Props) {
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
      {copy.conflictText} {theirs?.updatedAt && copy.theirsFrom(relativeTime(theirs.updatedAt))} {hint}
    </Notice>
  )
}
