import { accessCopy } from '#platform/access/access.copy.ts'
import { usePlan, useSubscription } from '#platform/access/subscription.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { stepAfter } from '../plans/plan-choice.ts'
import { plansCopy } from '../plans/plans.copy.ts'
import { useDowngrade } from '../plans/use-downgrade.tsx'
import { useTeamCheckout } from '../team/use-team-checkout.ts'
import { billingTabCopy as copy } from './billing-tab.copy.ts'
import { useBillingDetails } from './billing.queries.ts'
import { Invoices } from './Invoices.tsx'
import { OpenPaymentNotice } from './OpenPaymentNotice.tsx'
import { planFacts } from './plan-facts.ts'
import { StudentExpiry } from './StudentExpiry.tsx'
import { StudentRefusal } from './StudentRefusal.tsx'
import { UsageList } from './UsageList.tsx'

/** The plan as the server knows it. Nothing is shown before that is known, and nothing that it does not say. */
export function BillingTab() {
  const { plan, label, isPending, error, retry } = usePlan()
  const { data, isFetching } = useSubscription()
  const { data: details } = useBillingDetails()
  const [downgrade, isDowngrading] = useDowngrade()
  const [payForTeam, isFindingTeam] = useTeamCheckout()
  if (data === undefined && error) {
    return <ErrorCard title={accessCopy.planFailed} error={error} onRetry={retry} busy={isFetching} />
  }
  const { rows, isPaid } = planFacts({ plan, label, subscription: data?.subscription, nextBill: details?.nextBill })
  const canEnd = !data?.subscription?.seatOf && plan !== undefined && stepAfter('free', plan) === 'downgrade'
  // The server says what is left of the month: without its bills there is no such change.
  const mayPayYearly =
    isPaid &&
    (plan === 'individual' || plan === 'team') &&
    data?.subscription?.billing === 'monthly' &&
    details?.nextBill
  const payYearly = () =>
    plan === 'team' ? payForTeam('yearly') : openDialog({ name: 'checkout', plan: 'individual', billing: 'yearly' })
  return (
    <div className="space-y-6">
      <OpenPaymentNotice payment={details?.openPayment} />
      <StudentRefusal subscription={data?.subscription} />
      <StudentExpiry
        status={data?.subscription?.studentVerificationStatus}
        expiresAt={data?.subscription?.studentVerificationExpiresAt}
      />
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
        {mayPayYearly && (
          <Button className="mt-4" busy={isFindingTeam} onClick={payYearly}>
            {copy.payYearly}
          </Button>
        )}
        {canEnd && (
          <Button variant="ghost" className="mt-4 -ml-3" busy={isDowngrading} onClick={() => downgrade(plan)}>
            {plansCopy.choose.free}
          </Button>
        )}
      </Card>
      <UsageList />
      <Invoices />
    </div>
  )
}
