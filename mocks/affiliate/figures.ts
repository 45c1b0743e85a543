import type { Funnel, Payout } from '#contract/affiliate.ts'

import type { ReferralRow, VisitRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { terms } from './terms.ts'

const DAY_MS = 24 * 60 * 60_000

/** A share of one payment: certain from `certainAt` on. In dollars. */
export type Commission = { referralId: string; at: string; certainAt: string; amount: number }

const cents = (amount: number) => Math.round(amount * 100) / 100
const laterBy = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS).toISOString()

function monthsLater(iso: string, months: number): string {
  const at = new Date(iso)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString()
}

/** Commissions of the people whom an affiliate brought, by what those have really paid. Oldest first. */
export function commissionsOf(world: World, referrals: readonly ReferralRow[]): Commission[] {
  const byAccount = new Map(referrals.map((row) => [row.id, row]))
  return world.invoices
    .filter(({ accountId, at }) => {
      const referral = byAccount.get(accountId)
      return referral !== undefined && at >= referral.at && at < monthsLater(referral.at, terms.months)
    })
    .map(({ accountId, at, amount }) => ({
      referralId: accountId,
      at,
      certainAt: laterBy(at, terms.holdDays),
      amount: cents(amount * terms.rate),
    }))
    .toSorted((a, b) => a.certainAt.localeCompare(b.certainAt))
}

/** The first payout day after a moment. */
export function nextPayoutDay(iso: string): string {
  const at = new Date(iso)
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), terms.payoutDay))
  if (day.toISOString() <= iso) day.setUTCMonth(day.getUTCMonth() + 1)
  return day.toISOString()
}

/** What was paid by now: on each payout day everything that is certain, where it comes to the minimum. */
export function payoutsOf(commissions: readonly Commission[], now: string) {
  const payouts: (Payout & { referralIds: string[] })[] = []
  const first = commissions[0]
  let open = [...commissions]
  for (let day = nextPayoutDay(first?.certainAt ?? now); day <= now; day = nextPayoutDay(day)) {
    const certain = open.filter(({ certainAt }) => certainAt <= day)
    const amount = cents(certain.reduce((sum, each) => sum + each.amount, 0))
    if (amount < terms.minimum) continue
    payouts.push({
      id: `payout-${day.slice(0, 10)}`,
      at: day,
      amount,
      commissions: certain.length,
      status: 'paid',
      referralIds: certain.map(({ referralId }) => referralId),
    })
    open = open.filter(({ certainAt }) => certainAt > day)
  }
  return { payouts, open }
}

export const balanceOf = (commissions: readonly Commission[], now: string) => {
  const { payouts, open } = payoutsOf(commissions, now)
  const sum = (rows: readonly { amount: number }[]) => cents(rows.reduce((total, { amount }) => total + amount, 0))
  return {
    due: sum(open.filter(({ certainAt }) => certainAt <= now)),
    held: sum(open.filter(({ certainAt }) => certainAt > now)),
    paid: sum(payouts),
    nextPayoutAt: nextPayoutDay(now),
  }
}

/** Where each visit has led by now. */
export function stepsOf(world: World, affiliateId: string) {
  const referrals = world.referrals.filter((row) => row.affiliateId === affiliateId)
  const commissions = commissionsOf(world, referrals)
  const now = world.now()
  const customers = new Set(commissions.map(({ referralId }) => referralId))
  const certain = new Set(commissions.filter(({ certainAt }) => certainAt <= now).map(({ referralId }) => referralId))
  const paid = new Set(payoutsOf(commissions, now).payouts.flatMap(({ referralIds }) => referralIds))
  const byVisit = new Map(referrals.map((row) => [row.visitId, row]))
  return { referrals, commissions, customers, certain, paid, byVisit }
}

/** People at each step, of the visits that are handed in: by construction no step has more than the one before. */
export function funnelOf(steps: ReturnType<typeof stepsOf>, visits: readonly VisitRow[]): Funnel {
  const leads = visits.flatMap(({ id }) => steps.byVisit.get(id) ?? [])
  return {
    clicks: visits.length,
    leads: leads.length,
    customers: leads.filter(({ id }) => steps.customers.has(id)).length,
    commissions: leads.filter(({ id }) => steps.certain.has(id)).length,
    paid: leads.filter(({ id }) => steps.paid.has(id)).length,
  }
}

const first = (text: string) => Array.from(text)[0] ?? ''

/** Nobody is named to who brought them: the first letter, and the first of the provider. */
export function masked(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${first(name)}•••@${first(host)}•••`
}
