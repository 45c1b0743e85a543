import type { BillingPeriod } from '#contract/subscription.ts'

import { chargeOf } from './prices.ts'
import { isStudentNoMore } from '#engine/people/plan-limits.ts'
import type { AccountRow, InvoiceRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

export const recordInvoice = (world: World, invoice: Omit<InvoiceRow, 'id'>): InvoiceRow =>
  world.invoices.put({ id: world.newId('inv'), ...invoice })

/** Charges of a person, newest first; of two in one moment the one that was recorded later. */
export const invoicesOf = (world: World, accountId: string): InvoiceRow[] =>
  world.invoices
    .of(accountId)
    .all()
    .toReversed()
    .toSorted((a, b) => b.at.localeCompare(a.at))

/** The same day a month or a year later, or the last day of a shorter month. In UTC. */
export function periodAfter(iso: string, billing: BillingPeriod): string {
  const at = new Date(iso)
  const day = at.getUTCDate()
  const next = new Date(at)
  next.setUTCDate(1)
  next.setUTCMonth(at.getUTCMonth() + (billing === 'yearly' ? 12 : 1))
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, lastDay))
  return next.toISOString()
}

/** What is charged next, and when: a period after the last charge for the plan that the person still has, for today's seats. */
export function nextBillOf(world: World, account: AccountRow) {
  const last = invoicesOf(world, account.id)[0]
  if (!last || last.plan !== account.plan || (last.plan === 'student' && isStudentNoMore(world, account)))
    return undefined
  let at = periodAfter(last.at, last.billing)
  // Nothing charges by itself here: a date that has gone by is moved on, not shown as to come.
  while (at <= world.now()) at = periodAfter(at, last.billing)
  return { at, amount: chargeOf(world, account, last.plan, last.billing) ?? last.amount, currency: 'usd' }
}
