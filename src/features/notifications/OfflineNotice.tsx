import { CloudOff } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { notificationsCopy as copy } from './notifications.copy.ts'

type Props = { isKept: boolean; busy: boolean; onRetry: () => void }

/** Quiet: nothing is lost, only late. */
export function OfflineNotice({ isKept, busy, onRetry }: Props) {
  return (
    <div role="status" className="mx-4 mb-2 flex items-center gap-2.5 text-xs text-ink-muted">
      <CloudOff size={16} aria-hidden className="shrink-0" />
      <span className="flex-1">{isKept ? copy.offlineKept : copy.offline}</span>
      <Button size="small" variant="ghost" busy={busy} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
