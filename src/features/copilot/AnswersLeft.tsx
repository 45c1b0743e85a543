import { useUsage } from '#platform/access/usage.queries.ts'
import { nextMonthDay } from '#shared/format/dates.ts'

/** What an answer costs and what is left, in the server's own number; nothing while that is unknown or without end. */
export function AnswersLeft() {
  const { data: usage } = useUsage('synthesis')
  if (!usage || usage.isUnlimited || typeof usage.remainingCount !== 'number') return null
  return (
    <span>
      An answer that finds something uses 1 of {usage.remainingCount} syntheses left; they renew on {nextMonthDay()}.
    </span>
  )
}
