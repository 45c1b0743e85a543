import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useReview } from './model/ReviewProvider.tsx'

/** Decisions that the server does not have yet: how many, why, and that none of them is lost. */
export function QueueNotice() {
  const { log } = useReview()
  const many = count(log.unsentCount, 'decision', 'decisions')
  if (log.unsentCount === 0 || (log.state !== 'waiting' && log.state !== 'failed')) return null
  if (log.state === 'waiting') {
    return (
      <div className="mb-4">
        <Notice
          tone="warning"
          title={`${many} waiting to be sent`}
          action={
            <Button size="small" onClick={log.retry}>
              Send now
            </Button>
          }
        >
          The server cannot be reached. Carry on: everything is kept on this device and sent when the connection is
          back.
        </Notice>
      </div>
    )
  }
  return (
    <div className="mb-4">
      <Notice
        tone="error"
        title={`The server did not take ${many}`}
        action={
          <span className="flex gap-2">
            <Button size="small" onClick={log.retry}>
              Try Again
            </Button>
            <Button size="small" variant="danger" onClick={log.giveUp}>
              Discard them
            </Button>
          </span>
        }
      >
        {log.reason} They are kept on this device until you say what happens.
      </Notice>
    </div>
  )
}
