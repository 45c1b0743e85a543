import { accessCopy } from '#platform/access/access.copy.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { usePlan, useSubscription } from '#platform/access/subscription.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { money } from '#shared/format/money.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { settingsCopy } from './settings.copy.ts'
import { UsageList } from './UsageList.tsx'

const copy = settingsCopy.billing

/** The plan as the server knows it. Nothing is shown before that is known, and nothing that it does not say. */
export function BillingSection() {
  const { plan, label, isPending, error, retry } = usePlan()
  const { data, isFetching } = useSubscription()
  if (data === undefined && error) {
    return <ErrorCard title={accessCopy.planFailed} error={error} onRetry={retry} busy={isFetching} />
  }
  const details = data?.subscription
  const isYearly = details?.billing === 'yearly'
  const period = details?.billing && (isYearly ? copy.periods.yearly : capitalise(details.billing))
  const known = plan && plans[plan]
  const price = known && (isYearly ? known.yearlyPrice : known.monthlyPrice)
  const isPaid = known !== undefined && price !== 0
  const student = details?.studentVerificationStatus
  const rows: [string, string][] = [
    [copy.current, label ?? ''],
    ...(isPaid ? [[copy.period, period ?? copy.noPeriod] as [string, string]] : []),
    ...(price === undefined
      ? []
      : ([[copy.price, priceWords(price, isYearly, plan === 'team')]] as [string, string][])),
    ...(student && student !== 'not_required' ? [[copy.student, capitalise(student)] as [string, string]] : []),
  ]
  return (
    <div className="space-y-6">
      <Card
        title={copy.title}
        actions={
          data && (
            <Button variant={isPaid ? 'secondary' : 'primary'} onClick={() => openDialog({ name: 'plans' })}>
              {isPaid ? copy.change : copy.compare}
            </Button>
          )
        }
      >
        {isPending || label === undefined ? (
          <div role="status">
            <span className="sr-only">{copy.loading}</span>
            <Skeleton lines={3} />
          </div>
        ) : (
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {rows.map(([term, value]) => (
              <div key={term}>
                <dt className="text-xs text-ink-muted">{term}</dt>
                <dd className="text-base font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <UsageList />
      <Card title={copy.invoices}>
        <p className="text-ink-muted">{copy.invoicesBody}</p>
      </Card>
    </div>
  )
}

function priceWords(price: number | null, isYearly: boolean, isPerMember: boolean): string {
  if (price === null) return copy.agreed
  if (price === 0) return copy.noCharge
  return [`${money(price)} a ${isYearly ? 'year' : 'month'}`, isPerMember && copy.perMember].filter(Boolean).join(' ')
}
