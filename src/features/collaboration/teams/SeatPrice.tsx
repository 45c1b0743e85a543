import { useQuery } from '@tanstack/react-query'

import { billingApi } from '#contract/billing.ts'
import { usePlan, useSubscription } from '#platform/access/subscription.queries.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'
import { serverDay } from '#shared/format/dates.ts'
import { money } from '#shared/format/money.ts'

import { teamsCopy as copy } from './teams.copy.ts'

/** What one more person costs who pays for the team: by the period that is paid, and on which bill it stands first. */
export function SeatPrice({ perSeat }: { perSeat: { monthly: number; yearly: number } }) {
  const { has } = useCapabilities()
  const { plan } = usePlan()
  const { data } = useSubscription()
  const details = useQuery({ ...apiQuery(billingApi.details, {}), enabled: has('billing-details') })
  const isYearly = plan === 'team' && data?.subscription?.billing === 'yearly'
  const price = isYearly ? perSeat.yearly : perSeat.monthly
  const bill = plan === 'team' ? details.data?.nextBill : undefined
  return (
    <>
      {copy.perSeat(money(price), isYearly ? 'year' : 'month')}
      {bill && ` ${copy.onBill(serverDay(bill.at), money(bill.amount), money(bill.amount + price))}`}
    </>
  )
}
