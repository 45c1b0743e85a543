import type { BillingPeriod, PlanId } from '#contract/subscription.ts'

import { roleIn } from '#engine/people/team-roles.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

/**
 * Prices in USD (section 9 of the first text). The student plan is charged at 99 a year in its checkout; the 110 of the
 * plan list is copy. The team price is for each member.
 */
const prices: Partial<Record<PlanId, Record<BillingPeriod, number>>> = {
  student: { monthly: 10, yearly: 99 },
  individual: { monthly: 25, yearly: 275 },
  team: { monthly: 49, yearly: 539 },
}

/** The price of one seat for one period; undefined for what is free or agreed with sales. */
export const priceOf = (plan: PlanId, billing: BillingPeriod): number | undefined => prices[plan]?.[billing]

/** What a period of somebody's plan costs now: a team pays for everybody who is in it on that day. */
export function chargeOf(world: World, { id, paidTeamId }: AccountRow, plan: PlanId, billing: BillingPeriod) {
  const price = priceOf(plan, billing)
  if (price === undefined || plan !== 'team') return price
  const paid = paidTeamId === undefined ? undefined : world.teams.get(paidTeamId)
  const team = paid ?? world.teams.find((each) => roleIn(each, id) === 'owner')
  return price * Math.max(team?.members.length ?? 1, 1)
}
