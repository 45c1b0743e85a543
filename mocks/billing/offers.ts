import type { Offer, OpenPayment } from '#contract/billing.ts'
import type { BillingPeriod } from '#contract/subscription.ts'

import { isStudentNoMore, mayPayAsStudent, planOf } from '#engine/people/plan-limits.ts'
import { roleIn } from '#engine/people/team-roles.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { paymentOf } from './payments.ts'
import { quoteOf } from './quotes.ts'

const PERIODS: readonly BillingPeriod[] = ['monthly', 'yearly']
const PLANS = ['student', 'individual', 'team'] as const
type Priced = (typeof PLANS)[number]

const isPriced = (plan: string): plan is Priced => PLANS.some((each) => each === plan)

/** Another plan, or one's own by the year instead of by the month. */
function isChange(world: World, account: AccountRow, plan: Priced, billing: BillingPeriod): boolean {
  if (account.plan !== plan || planOf(world, account) !== plan) return true
  return account.billing === 'monthly' && billing === 'yearly'
}

const mayPay = (world: World, account: AccountRow, plan: Priced) =>
  plan !== 'student' ||
  (account.plan === 'student' && !isStudentNoMore(world, account)) ||
  mayPayAsStudent(world, account)

type Wanted = { teamId: string | undefined; seats: number }

/** Every change of plan that somebody may pay for now, with the quote that its checkout will begin with. */
export function offersTo(world: World, account: AccountRow): Offer[] {
  const teams = world.teams.filter((team) => roleIn(team, account.id) === 'owner')
  const alone: Wanted = { teamId: undefined, seats: 1 }
  const wanted = PLANS.flatMap((plan) =>
    PERIODS.flatMap((billing) => {
      const forWhom: readonly Wanted[] =
        // Who owns no team yet begins one alone.
        plan === 'team' && teams.length > 0
          ? teams.map(({ id, members }) => ({ teamId: id, seats: members.length }))
          : [alone]
      return forWhom.map((each) => ({ plan, billing, ...each }))
    }),
  )
  return wanted.flatMap(({ plan, billing, teamId, seats }) => {
    if (!isChange(world, account, plan, billing) || !mayPay(world, account, plan)) return []
    const quote = quoteOf(world, account, { plan, billing, seats })
    return quote ? [{ planType: plan, billing, ...(teamId !== undefined && { teamId }), quote }] : []
  })
}

/** A payment that a bank is working on, or that it declined. Undefined where none was tried, or none is open. */
export function openPaymentOf(world: World, { pendingCheckout }: AccountRow): OpenPayment | undefined {
  if (!pendingCheckout || !isPriced(pendingCheckout.plan)) return undefined
  const { plan, billing, amount = 0, clientSecret } = pendingCheckout
  if (!world.payments.get(clientSecret)) return undefined
  const status = paymentOf(world, clientSecret)?.status
  if (status !== 'processing' && status !== 'requires_payment_method') return undefined
  return { planType: plan, billing, amount, status: status === 'processing' ? 'processing' : 'declined' }
}
