import { Bell, BellRing } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { alertsCopy as copy } from './alerts.copy.ts'
import { useAlertSwitch } from './alerts.mutations.ts'
import { useAlerts } from './alerts.queries.ts'

type Props = { runId: string; query: string; size?: 'small' }

/** Switches the alert of a search on and off. Not there where the server has no alerts. */
export function AlertButton({ runId, query, size }: Props) {
  const { isOffered, isLoaded, of } = useAlerts()
  const { change, isChanging } = useAlertSwitch()
  if (!isOffered || !isLoaded) return null
  const alert = of(query)
  return (
    <Button
      {...(size && { size })}
      icon={alert ? BellRing : Bell}
      aria-pressed={alert !== undefined}
      aria-label={size ? copy.onOf(query) : undefined}
      title={copy.explain}
      busy={isChanging}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={() => change(runId, alert?.id)}
    >
      {copy.on}
    </Button>
  )
}
