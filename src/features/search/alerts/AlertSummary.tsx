import { BellRing, RotateCw } from 'lucide-react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { alertsCopy as copy } from './alerts.copy.ts'
import { useCheckAlerts } from './alerts.mutations.ts'
import { useAlerts } from './alerts.queries.ts'

/** How many searches are watched and what is new for all of them; silent where none is. */
export function AlertSummary() {
  const { alerts, error, isLoaded, retry } = useAlerts()
  const [check, isChecking] = useCheckAlerts()
  if (error && !isLoaded)
    return (
      <div className="mb-3">
        <ErrorCard title={copy.loadFailed} error={error} kept={copy.loadFailedBody} onRetry={retry} />
      </div>
    )
  if (alerts.length === 0) return null
  const fresh = alerts.reduce((sum, alert) => sum + alert.fresh, 0)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5">
      <BellRing size={16} aria-hidden className={fresh > 0 ? 'text-accent' : 'text-ink-muted'} />
      <p role="status" className="mr-auto">
        {copy.summary(alerts.length, fresh)}
      </p>
      <HelpLink article="search-alerts" about="alerts" className="-my-2" />
      <Button size="small" icon={RotateCw} busy={isChecking} onClick={() => check()}>
        {copy.check}
      </Button>
    </div>
  )
}
