import { CircleAlert, RotateCw } from 'lucide-react'

import { messageOf } from '#shared/api/errors.ts'

import { Button } from './Button.tsx'

/** What was read and failed: a query, or whatever else can be asked again. */
type Failed = { error: unknown; isFetching?: boolean; refetch?: () => unknown; retry?: () => unknown }

type Props = {
  title: string
  /** What failed: it says why, and is asked again. Where there is no such thing, the three below say it. */
  of?: Failed
  error?: unknown
  busy?: boolean
  onRetry?: () => unknown
  /** What is not lost. */
  kept?: string
}

/** What failed, why, what is kept, and a way to try again. */
export function ErrorCard(props: Props) {
  const { title, of, kept, error = of?.error, busy = of?.isFetching, onRetry = of?.refetch ?? of?.retry } = props
  const reason = messageOf(error, '')
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-line bg-surface p-5">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-state-red" />
      <div className="min-w-0 flex-1">
        <p className="text-base font-semibold">{title}</p>
        {reason !== '' && <p className="mt-1 wrap-anywhere text-ink-muted">{reason}</p>}
        {kept !== undefined && <p className="mt-1 text-ink-muted">{kept}</p>}
        {onRetry && (
          <Button className="mt-4" size="small" icon={RotateCw} busy={busy} onClick={() => void onRetry()}>
            Try Again
          </Button>
        )}
      </div>
    </div>
  )
}
