import type { BillingPeriod, PlanId } from '#contract/subscription.ts'

import { randomToken } from '#engine/world/base64.ts'
import { recordInvoice } from './invoices.ts'
import { priceOf } from './prices.ts'
import { Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

type Wanted = { plan: PlanId; billing: BillingPeriod; seats?: number; teamId?: string }

const isSame = (pending: AccountRow['pendingCheckout'], { plan, billing, teamId }: Wanted) =>
  pending?.plan === plan && pending.billing === billing && pending.teamId === teamId

/**
 * Begins a payment. Asking again for the same thing gives the same secret, so that two dialogs cannot become two
 * payments; asking for another replaces it.
 */
export function beginCheckout(world: World, account: AccountRow, wanted: Wanted) {
  const price = priceOf(wanted.plan, wanted.billing)
  if (price === undefined) {
    throw new Refusal(422, 'This plan is agreed with our sales team and has no checkout.', { code: 'contact_required' })
  }
  if (account.plan === wanted.plan) {
    throw new Refusal(409, 'This is your current plan already.', { code: 'current_plan' })
  }
  const { plan, billing, teamId, seats = 1 } = wanted
  const kept = isSame(account.pendingCheckout, wanted) ? account.pendingCheckout?.clientSecret : undefined
  const clientSecret = kept ?? `pi_mock_${randomToken(9)}_secret_${randomToken(18)}`
  const amount = price * seats
  world.accounts.update(account.id, {
    pendingCheckout: { clientSecret, plan, billing, amount, ...(teamId !== undefined && { teamId }) },
  })
  return { clientSecret, amount, currency: 'usd' }
}

/**
 * What the payment provider's message does on a real server: the plan that was paid for begins. Undefined when no
 * payment of that secret is open, also when it has been fulfilled before. Durable when it resolves.
 */
export async function fulfilPayment(world: World, clientSecret: string): Promise<AccountRow | undefined> {
  const account = world.accounts.find((row) => row.pendingCheckout?.clientSecret === clientSecret)
  if (!account?.pendingCheckout) return undefined
  const { pendingCheckout, ...rest } = account
  const { plan, billing, amount, teamId } = pendingCheckout
  const paid: AccountRow = { ...rest, plan, billing, ...(teamId !== undefined && { paidTeamId: teamId }) }
  if (plan === 'student') paid.studentVerificationStatus = 'accepted'
  world.accounts.put(paid)
  if (amount !== undefined) recordInvoice(world, { accountId: account.id, at: world.now(), plan, billing, amount })
  await world.commit()
  return paid
}
