import { planOf } from '#engine/people/plan-limits.ts'
import { gatedFeatures, type GatedFeature } from '#contract/usage.ts'

import { freeLimits, isUnlimited } from '#engine/people/plan-limits.ts'
import type { AccountRow, UsageRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { dayOf } from './days.ts'

/** From so much of a limit on a person is near it. */
const NEAR = 0.66
/** Fewer uses on one day surprise nobody. */
const UNUSUAL_MIN = 5
const UNUSUAL_TIMES = 3

/** What a person has used this month, with the limits of their plan. */
export function usageOfMonth(world: World, account: AccountRow) {
  const month = world.now().slice(0, 7)
  return gatedFeatures.map((feature) => ({
    feature,
    used: world.usage.get(`${account.id}:${feature}:${month}`)?.used ?? 0,
    ...(!isUnlimited(planOf(world, account)) && { limit: freeLimits[feature] }),
  }))
}

export const isNearLimit = (usage: ReturnType<typeof usageOfMonth>) =>
  usage.some(({ used, limit }) => limit !== undefined && used >= limit * NEAR)

/** Uses of one feature by one person on each day that is known. */
const daysOfUse = (rows: readonly UsageRow[]) => {
  const days = new Map<string, number>()
  for (const row of rows) {
    for (const [day, count] of Object.entries(row.days ?? {})) days.set(day, (days.get(day) ?? 0) + count)
  }
  return days
}

export type Unusual = { feature: GatedFeature; today: number; usual: number }

/** More than three times the mean of the person's other days of use, and five at least; on a first day, five times that. */
export function unusualToday(rows: readonly UsageRow[], today: string): Unusual[] {
  return gatedFeatures.flatMap((feature) => {
    const days = daysOfUse(rows.filter((row) => row.feature === feature))
    const now = days.get(today) ?? 0
    const others = [...days].filter(([day]) => day !== today).map(([, count]) => count)
    const usual = others.length === 0 ? 0 : others.reduce((sum, count) => sum + count, 0) / others.length
    const least = others.length === 0 ? UNUSUAL_MIN * 5 : Math.max(UNUSUAL_MIN, usual * UNUSUAL_TIMES)
    return now >= UNUSUAL_MIN && now > least - (others.length === 0 ? 1 : 0)
      ? [{ feature, today: now, usual: Math.round(usual * 10) / 10 }]
      : []
  })
}

/** Usage rows of each person. */
export function usesByPerson(world: World): Map<string, UsageRow[]> {
  const byPerson = new Map<string, UsageRow[]>()
  for (const row of world.usage.all()) byPerson.set(row.accountId, [...(byPerson.get(row.accountId) ?? []), row])
  return byPerson
}

/** Uses of a row on days that are accepted. */
export const usesWithin = (row: UsageRow, isWithin: (iso: string) => boolean) =>
  Object.entries(row.days ?? {}).reduce((sum, [day, count]) => sum + (isWithin(day) ? count : 0), 0)

export const firstKnownDay = (world: World): string | undefined =>
  world.usage
    .all()
    .flatMap((row) => Object.keys(row.days ?? {}))
    .toSorted()[0]

export const todayOf = (world: World) => dayOf(world.now())
