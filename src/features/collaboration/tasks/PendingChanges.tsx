import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'

import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'

import type { Tasks } from './use-tasks.ts'

/** Changes that the server does not have yet: how many, why, and what can be done. */
export function PendingChanges({ state: { queueState } }: { state: Tasks }) {
  const { state, count: changes, reason, first, retry, discard } = queueState
  const isWaiting = state === 'waiting'
  const isFailed = state === 'failed'
  return (
    <div role="status">
      {changes > 0 && (isWaiting || isFailed) && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-state-yellow-soft px-3.5 py-2.5">
          <p className="flex min-w-0 flex-1 items-start gap-2.5">
            {isWaiting ? (
              <CloudOff size={16} aria-hidden className="mt-0.5 shrink-0 text-state-yellow" />
            ) : (
              <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-state-yellow" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {isWaiting
                ? `${count(changes, 'change waits', 'changes wait')}${reason === undefined ? ' for the network' : `: ${reason.replace(/\.$/, '')}`}. They are kept, and sent in order when it is back.`
                : `“${first?.title ?? ''}” could not be saved: ${reason ?? ''} It is kept${changes > 1 ? `, and so are the ${changes - 1} behind it` : ''}.`}
            </span>
          </p>
          <div className="flex gap-2">
            <Button size="small" icon={RotateCw} onClick={retry}>
              {isWaiting ? 'Try now' : 'Try Again'}
            </Button>
            {isFailed && (
              <Button size="small" variant="ghost" onClick={discard}>
                Discard it
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
