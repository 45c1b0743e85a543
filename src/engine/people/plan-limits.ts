import type { PlanId } from '#contract/subscription.ts'
import { gatedFeatures, type GatedFeature, type Usage } from '#contract/usage.ts'

import { Refusal } from '../world/refusal.ts'
import type { AccountRow, UsageRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Uses of the Free plan in one calendar month (section 9 of the first text). Every other plan is unlimited. */
export const freeLimits: Record<GatedFeature, number> = { search: 3, synthesis: 2, extract: 2, write: 2, upload: 5 }

const featureWords: Record<GatedFeature, string> = {
  search: 'searches',
  synthesis: 'syntheses',
  extract: 'extractions',
  write: 'writing runs',
  upload: 'uploads',
}

/** A plan that nobody knows counts as the free one. */
export const isUnlimited = (plan: PlanId) => plan !== 'free'

/** The calendar month of a moment, in UTC: `2026-11`. */
const monthOf = (iso: string) => iso.slice(0, 7)

export const usageId = (accountId: string, feature: GatedFeature, now: string) =>
  `${accountId}:${feature}:${monthOf(now)}`

/** Uses of this month, counted under every plan. */
export const usedThisMonth = (world: World, accountId: string, feature: GatedFeature) =>
  world.usage.get(usageId(accountId, feature, world.now()))?.used ?? 0

/** What may still be used. `remainingCount` is 0 for unlimited plans, where it says nothing. */
export function usageOf(world: World, account: AccountRow, feature: GatedFeature): Required<Usage> {
  if (isUnlimited(account.plan)) return { isUnlimited: true, canUse: true, remainingCount: 0 }
  const remainingCount = Math.max(freeLimits[feature] - usedThisMonth(world, account.id, feature), 0)
  return { isUnlimited: false, canUse: remainingCount > 0, remainingCount }
}

/** Refuses a run for which nothing is left this month, with 403 `limit_reached`. It counts nothing itself. */
export function assertMayUse(world: World, account: AccountRow, feature: GatedFeature): void {
  if (usageOf(world, account, feature).canUse) return
  const message = `You have used all ${freeLimits[feature]} ${featureWords[feature]} of this month on the Free plan. Upgrade to continue, or wait for next month.`
  throw new Refusal(403, message, { code: 'limit_reached' })
}

/** Counts one use. */
export function countUse(world: World, accountId: string, feature: GatedFeature): UsageRow {
  const now = world.now()
  const id = usageId(accountId, feature, now)
  const before = world.usage.get(id)
  const used = (before?.used ?? 0) + 1
  const today = now.slice(0, 10)
  const days = { ...before?.days, [today]: (before?.days?.[today] ?? 0) + 1 }
  return world.usage.put({ id, accountId, feature, month: monthOf(now), used, days })
}

/** Sets how often each feature was used this month: for seeds and tests. */
export function setUses(world: World, accountId: string, uses: Partial<Record<GatedFeature, number>>): void {
  const month = monthOf(world.now())
  for (const feature of gatedFeatures) {
    const used = uses[feature]
    if (used !== undefined) world.usage.put({ id: usageId(accountId, feature, month), accountId, feature, month, used })
  }
}

const collaboratingPlans: readonly PlanId[] = ['team', 'enterprise', 'tester']
export const mayCollaborate = (account: AccountRow) => collaboratingPlans.includes(account.plan)

export const upgradeRequired = () =>
  new Refusal(403, 'Collaboration needs the Team or Enterprise plan.', { code: 'upgrade_required' })
