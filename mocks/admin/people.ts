import type { AdminUser } from '#contract/admin.ts'

import { isAdmin } from '#engine/people/accounts.ts'
import { lastSeen } from '#engine/collaboration/activity-log.ts'
import { asPerson } from '#engine/collaboration/announce.ts'
import type { AccountRow, UsageRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { isNearLimit, todayOf, unusualToday, usageOfMonth, usesByPerson, usesWithin } from './uses.ts'

/** What is looked up once for a list of people. */
type Known = { seen: Map<string, string>; uses: Map<string, UsageRow[]> }
export const knownOf = (world: World): Known => ({ seen: lastSeen(world), uses: usesByPerson(world) })

export function asAdminUser(world: World, account: AccountRow, known: Known): AdminUser {
  const usage = usageOfMonth(world, account)
  return {
    ...asPerson(account),
    username: account.username,
    email: account.email,
    plan: account.plan,
    billing: account.billing,
    isAdmin: isAdmin(account),
    createdAt: account.createdAt,
    lastSeenAt: known.seen.get(account.id),
    usage,
    nearLimit: isNearLimit(usage),
    unusual: unusualToday(known.uses.get(account.id) ?? [], todayOf(world)),
  }
}

/** Signed in, wrote, or used a feature. */
export function wasActive(
  user: AdminUser,
  known: Known,
  isWithin: (iso: string | null | undefined) => boolean,
): boolean {
  return isWithin(user.lastSeenAt) || (known.uses.get(user.userId) ?? []).some((row) => usesWithin(row, isWithin) > 0)
}

export const countAdmins = (world: World) => world.accounts.count(isAdmin)
