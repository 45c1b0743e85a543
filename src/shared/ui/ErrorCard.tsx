import { CircleAlert, RotateCw } from 'lucide-react'

import { messageOf } from '#shared/api/errors.ts'

import { Button } from './Button.tsx'

type Props = {
  title: string
  error?: unknown
  /** What is not lost. */
  kept?: string
  onRetry?: () => void
  busy?: boolean
}

/** What failed, why, what is kept, and a way to try again. */
export function ErrorCard({ title, error, kept, onRetry, busy = false }: Props) {
  const reason = messageOf(error, '')
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-line bg-surface p-5">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-state-red" />
      <div className="min-w-0 flex-1">
        <p className="text-base font-semibold">{title}</p>
        {reason !== '' && <p className="mt-1 wrap-anywhere text-ink-muted">{reason}</p>}
        {kept !== undefined && <p className="mt-1 text-ink-muted">{kept}</p>}
        {onRetry && (
          <Button className="mt-4" size="small" icon={RotateCw} busy={busy} onClick={onRetry}>
            Try Again
          </Button>
        )}
      </div>
    </div>
  )
}
