import type { BillingPeriod, PlanId } from '#contract/subscription.ts'

import { randomToken } from '#engine/world/base64.ts'
import { recordInvoice } from './invoices.ts'
import { quoteOf } from './quotes.ts'
import { planOf } from '#engine/people/plan-limits.ts'
import { Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

type Wanted = { plan: PlanId; billing: BillingPeriod; seats?: number; teamId?: string }

const isSame = (pending: AccountRow['pendingCheckout'], { plan, billing, teamId }: Wanted) =>
  pending?.plan === plan && pending.billing === billing && pending.teamId === teamId

/** Refuses to give up a payment that a bank is working on: nobody could give back what it then takes. */
export function assertNotInProcessing(world: World, pending: AccountRow['pendingCheckout']): void {
  if (!pending || world.payments.get(pending.clientSecret)?.status !== 'processing') return
  throw new Refusal(
    409,
    'A payment is being processed. Its plan begins when the bank has answered; then choose again.',
    {
      code: 'payment_processing',
    },
  )
}

/**
 * Begins a payment. Asking again for the same thing gives the same secret, so that two dialogs cannot become two
 * payments; asking for another replaces it.
 */
export function beginCheckout(world: World, account: AccountRow, wanted: Wanted) {
  const { plan, billing, teamId, seats } = wanted
  const quote = quoteOf(world, account, { plan, billing, seats })
  if (quote === undefined) {
    throw new Refusal(422, 'This plan is agreed with our sales team and has no checkout.', { code: 'contact_required' })
  }
  assertNotInProcessing(world, account.pendingCheckout)
  // Another period of one's own plan is a change of its own: from month to year.
  if (
    planOf(world, account) === plan &&
    account.plan === plan &&
    !(account.billing === 'monthly' && billing === 'yearly')
  ) {
    throw new Refusal(409, 'This is your current plan already.', { code: 'current_plan' })
  }
  const kept = isSame(account.pendingCheckout, wanted) ? account.pendingCheckout?.clientSecret : undefined
  const clientSecret = kept ?? `pi_mock_${randomToken(9)}_secret_${randomToken(18)}`
  const amount = quote.due
  const worth = quote.nextBill.amount
  world.accounts.update(account.id, {
    pendingCheckout: { clientSecret, plan, billing, amount, worth, ...(teamId !== undefined && { teamId }) },
  })
  return { clientSecret, amount, currency: quote.currency, quote }
}

/**
 * What the payment provider's message does on a real server: the plan that was paid for begins. Undefined when no
 * payment of that secret is open, also when it has been fulfilled before. Kept with the call that asks for it.
 */
export async function fulfilPayment(world: World, clientSecret: string): Promise<AccountRow | undefined> {
  const account = world.accounts.find((row) => row.pendingCheckout?.clientSecret === clientSecret)
  if (!account?.pendingCheckout) return undefined
  const { pendingCheckout, ...rest } = account
  const { plan, billing, amount, worth, teamId } = pendingCheckout
  const paid: AccountRow = { ...rest, plan, billing, ...(teamId !== undefined && { paidTeamId: teamId }) }
  if (plan === 'student') paid.studentVerificationStatus = 'accepted'
  world.accounts.put(paid)
  if (amount !== undefined) {
    const invoice = { accountId: account.id, at: world.now(), plan, billing, amount }
    recordInvoice(world, { ...invoice, ...(worth !== undefined && { worth }) })
  }
  return paid
}
