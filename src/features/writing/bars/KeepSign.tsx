import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import type { Keeping } from '../sync/keeper.ts'
import { copy } from '../writing.copy.ts'

const icons = { saved: Check, saving: LoaderCircle, waiting: CloudOff, failed: TriangleAlert }

/** Whether the server has everything. 'Saved' only after its answer. */
export function KeepSign({ keeping: { state, reason, isUnkept }, onRetry }: { keeping: Keeping; onRetry: () => void }) {
  const Icon = icons[state]
  const words = state === 'failed' ? `${copy.failed}: ${reason ?? ''} ${copy.failedKept}` : copy[state]
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span
        role="status"
        className={
          state === 'failed' ? 'inline-flex items-center gap-1 text-state-red' : 'inline-flex items-center gap-1'
        }
      >
        <Icon size={14} aria-hidden />
        {isUnkept && state !== 'saved' ? copy.unkept : words}
      </span>
      {(state === 'failed' || state === 'waiting') && (
        <Button size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </span>
  )
}
