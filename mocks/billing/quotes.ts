import type { BillingPeriod, PlanId } from '#contract/subscription.ts'

import { invoicesOf, periodAfter } from './invoices.ts'
import { priceOf } from './prices.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

const NAMES: Partial<Record<PlanId, string>> = { student: 'Student', individual: 'Individual', team: 'Team' }
const nameOf = (plan: PlanId, billing: BillingPeriod) => `${NAMES[plan] ?? plan} plan, ${billing}`

/** To the cent. */
const cents = (dollars: number) => Math.round(dollars * 100) / 100

/**
 * What of the running period is paid and not used: its worth by the time that is left of it. Nothing where the last
 * invoice is of another plan, or of a period that is over.
 */
function unusedOf(world: World, account: AccountRow) {
  const last = invoicesOf(world, account.id)[0]
  if (!last || last.plan !== account.plan) return undefined
  const [start, end, now] = [last.at, periodAfter(last.at, last.billing), world.now()].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ]
  if (now >= end) return undefined
  const worth = last.worth ?? last.amount
  return { plan: last.plan, billing: last.billing, amount: cents((worth * (end - now)) / (end - start)) }
}

type Wanted = { plan: PlanId; billing: BillingPeriod; seats?: number | undefined }

/**
 * What a change of plan costs, in US dollars: its lines, what is due now, from when it holds and the bill after it.
 * Everything that names a sum to somebody takes it from here. Undefined for a plan without a price. What is left of a
 * paid period is taken off, at most down to nothing.
 */
export function quoteOf(world: World, account: AccountRow, { plan, billing, seats = 1 }: Wanted) {
  const price = priceOf(plan, billing)
  if (price === undefined) return undefined
  const full = price * Math.max(1, seats)
  const unused = unusedOf(world, account)
  const credit = Math.min(unused?.amount ?? 0, full)
  const lapses = cents((unused?.amount ?? 0) - credit)
  const from = world.now()
  return {
    currency: 'usd',
    lines: [
      { text: nameOf(plan, billing), amount: full },
      ...(unused && credit > 0
        ? [{ text: `Unused part of ${nameOf(unused.plan, unused.billing)}`, amount: -credit }]
        : []),
    ],
    due: cents(full - credit),
    ...(lapses > 0 && { lapses }),
    from,
    nextBill: { at: periodAfter(from, billing), amount: full },
  }
}
