import type { BillingDetails } from '#contract/billing.ts'
import type { PlanId, Subscription } from '#contract/subscription.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { serverDay } from '#shared/format/dates.ts'
import { money } from '#shared/format/money.ts'

import { billingTabCopy as copy } from './billing-tab.copy.ts'
import { chargeWords } from './charge-words.ts'

type Known = {
  plan: PlanId | undefined
  label: string | undefined
  subscription: Subscription['subscription']
  nextBill: BillingDetails['nextBill']
}
type Row = [term: string, value: string]

function priceWords(price: number | null, isYearly: boolean, isPerMember: boolean): string {
  if (price === null) return copy.agreed
  if (price === 0) return copy.noCharge
  return [`${money(price)} a ${isYearly ? 'year' : 'month'}`, isPerMember && copy.perMember].filter(Boolean).join(' ')
}

/** What can be said of a plan, a row each; what nobody said has no row. */
export function planFacts({ plan, label, subscription, nextBill }: Known): { rows: Row[]; isPaid: boolean } {
  const isYearly = subscription?.billing === 'yearly'
  const known = plan && plans[plan]
  const price = known && (isYearly ? known.yearlyPrice : known.monthlyPrice)
  const seatOf = subscription?.seatOf ?? ''
  const isPaid = known !== undefined && price !== 0 && seatOf === ''
  const period = subscription?.billing && (isYearly ? copy.periods.yearly : capitalise(subscription.billing))
  const student = subscription?.studentVerificationStatus
  const until = serverDay(subscription?.studentVerificationExpiresAt)
  const isStudent = Boolean(student && student !== 'not_required')
  const billDay = serverDay(nextBill?.at)
  const rows: (Row | false)[] = [
    [copy.current, label ?? ''],
    isPaid && [copy.period, period ?? copy.noPeriod],
    seatOf !== '' && [copy.paidBy, copy.seatOf(seatOf)],
    // What the server charges outranks what the list of plans says.
    price !== undefined &&
      seatOf === '' && [
        copy.price,
        priceWords(plan === 'team' ? price : (nextBill?.amount ?? price), isYearly, plan === 'team'),
      ],
    nextBill != null &&
      billDay !== '' && [copy.nextBill, `${chargeWords(nextBill.amount, nextBill.currency)} on ${billDay}`],
    isStudent && [copy.student, capitalise(student ?? '')],
    isStudent && until !== '' && [copy.until, until],
  ]
  return { rows: rows.filter((row) => row !== false), isPaid }
}
