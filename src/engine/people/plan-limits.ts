import type { PlanId } from '#contract/subscription.ts'
import { gatedFeatures, type GatedFeature, type Usage } from '#contract/usage.ts'

import { teamsOf } from './team-roles.ts'
import { Refusal } from '../world/refusal.ts'
import type { AccountRow, TeamRow, UsageRow } from '../world/rows.ts'
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
  if (isUnlimited(planOf(world, account))) return { isUnlimited: true, canUse: true, remainingCount: 0 }
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
  return world.usage.put({ ...before, id, accountId, feature, month: monthOf(now), used, days })
}

/** Runs that a row remembers by name: more than a Free plan has, and enough for those that are still being written. */
const RUNS_KEPT = 200

/**
 * Takes one use for a run that begins. Counted at once, so that many runs at the same time cannot pass the limit; a run
 * that delivers nothing gives it back. The same run takes one use, however often it is named. Refuses with 403
 * `limit_reached` where nothing is left.
 */
export function takeUse(world: World, account: AccountRow, feature: GatedFeature, run: string): void {
  const before = world.usage.get(usageId(account.id, feature, world.now()))
  if (before?.runs?.includes(run)) return
  assertMayUse(world, account, feature)
  const row = countUse(world, account.id, feature)
  const runs = [...(row.runs ?? []), run].slice(-RUNS_KEPT)
  world.usage.put({ ...row, runs, unreported: (row.unreported ?? 0) + 1 })
}

/** A run that delivered nothing costs nothing. A run that took no use changes nothing. */
export function giveBackUse(world: World, accountId: string, feature: GatedFeature, run: string): void {
  const row = world.usage.find(
    (each) => each.accountId === accountId && each.runs?.includes(run) === true && each.feature === feature,
  )
  if (!row) return
  world.usage.put({
    ...row,
    used: Math.max(row.used - 1, 0),
    runs: row.runs?.filter((each) => each !== run) ?? [],
    unreported: Math.max((row.unreported ?? 0) - 1, 0),
  })
}

/**
 * A page reports a use, as section 9 of the first text says. One that the server counted itself is not counted twice: the
 * report names no run, so it is taken for the oldest that none has come for.
 */
export function reportUse(world: World, account: AccountRow, feature: GatedFeature): void {
  const row = world.usage.get(usageId(account.id, feature, world.now()))
  if (row?.unreported) {
    world.usage.put({ ...row, unreported: row.unreported - 1 })
    return
  }
  assertMayUse(world, account, feature)
  countUse(world, account.id, feature)
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

/** Whether somebody was a student until a day that has gone by: the price for students ended with it. */
export const isStudentNoMore = (world: World, account: AccountRow): boolean =>
  account.studentVerificationExpiresAt !== undefined && account.studentVerificationExpiresAt < world.now()

/** Whether somebody may pay the price for students now. */
export const mayPayAsStudent = (world: World, account: AccountRow): boolean =>
  ['verified', 'accepted'].includes(account.studentVerificationStatus) && !isStudentNoMore(world, account)

/** The plan that somebody pays for themselves. */
const ownPlan = (world: World, account: AccountRow): PlanId =>
  account.plan === 'student' && isStudentNoMore(world, account) ? 'free' : account.plan

/**
 * The plan that somebody works under: their own, or that of a team whose owner pays for their seat. It ends with the seat
 * and with the owner's plan, and a student's with the student status.
 */
export const planOf = (world: World, account: AccountRow): PlanId =>
  seatOf(world, account) === undefined ? ownPlan(world, account) : 'team'

/** The team that somebody works in at its owner's cost; undefined for who has such a plan of their own. */
export function seatOf(world: World, account: AccountRow): TeamRow | undefined {
  if (collaboratingPlans.includes(account.plan)) return undefined
  const isPaid = ({ accountId, role }: TeamRow['members'][number]) => {
    const plan = role === 'owner' ? world.accounts.get(accountId)?.plan : undefined
    return plan === 'team' || plan === 'enterprise'
  }
  return teamsOf(world, account.id).find(({ members }) => members.some(isPaid))
}

export const mayCollaborate = (world: World, account: AccountRow) => collaboratingPlans.includes(planOf(world, account))

export const upgradeRequired = () =>
  new Refusal(403, 'Collaboration needs the Team or Enterprise plan.', { code: 'upgrade_required' })
