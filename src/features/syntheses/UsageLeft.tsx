import { useUsage } from '#platform/access/usage.queries.ts'
import { nextMonthDay } from '#shared/format/dates.ts'

/** What a run costs and what is left of it, in the server's own number; nothing while that is unknown. */
export function UsageLeft() {
  const { data: usage } = useUsage('synthesis')
  if (!usage || usage.isUnlimited || typeof usage.remainingCount !== 'number') return null
  return (
    <span className="text-ink-muted">
      Uses 1 of {usage.remainingCount} left this month; renews on {nextMonthDay()}.
    </span>
  )
}
