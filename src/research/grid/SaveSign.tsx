import { Check, CloudOff, RotateCw, TriangleAlert } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { gridCopy as copy } from './grid.copy.ts'
import type { OpenGrid } from './use-grid.ts'

/** Whether everything is with the server: saving, saved, waiting for the line, or refused with the reason. */
export function SaveSign({ open }: { open: Pick<OpenGrid, 'log' | 'save' | 'retrySave'> }) {
  const { log, save, retrySave } = open
  const unsent = log.unsentCount + save.changes.length
  const hasFailed = log.state === 'failed' || save.state === 'failed'
  const isWaiting = log.state === 'waiting' || save.state === 'waiting'
  const reason = save.state === 'failed' ? save.reason : log.reason
  const retry = () => {
    log.retry()
    retrySave()
  }
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-xs text-ink-muted">
      {hasFailed ? (
        <>
          <TriangleAlert size={14} aria-hidden className="text-state-red" />
          <span className="wrap-anywhere">
            {copy.failed(unsent)}
            {reason && `: ${reason}`}
          </span>
        </>
      ) : isWaiting ? (
        <>
          <CloudOff size={14} aria-hidden className="text-state-yellow" />
          {copy.waiting(unsent)}
        </>
      ) : unsent > 0 ? (
        copy.saving
      ) : (
        <>
          <Check size={14} aria-hidden className="text-state-green" />
          {copy.saved}
        </>
      )}
      {(hasFailed || isWaiting) && (
        <Button size="small" variant="ghost" icon={RotateCw} onClick={retry}>
          Try Again
        </Button>
      )}
    </span>
  )
}
