import { planIds, type PlanId, type Subscription } from '#contract/subscription.ts'

import { plans, type Plan } from './plan-catalogue.ts'

/** Parts of the product that a plan may or may not include. */
export type Area = 'synthesis' | 'extract' | 'write' | 'collaborate'

const flags = {
  synthesis: 'accessToSynthesis',
  extract: 'accessToExtract',
  write: 'accessToWrite',
  collaborate: 'accessToCollaborate',
} as const satisfies Record<Area, string>

const isPlanId = (value: string): value is PlanId => (planIds as readonly string[]).includes(value)

type Named = Subscription['currentPlan']

/** What a plan calls itself, the surest word first: an id, or an object with one, or its name alone. */
const wordsOf = (plan: Named): string[] =>
  (typeof plan === 'string' ? [plan] : [plan?.id, plan?.planType, plan?.name]).flatMap((word) => word?.trim() || [])

/** The plan that a subscription names, as the server wrote it. */
export const planTextOf = (subscription: Subscription | undefined): string | undefined =>
  wordsOf(subscription?.currentPlan)[0] ?? wordsOf(subscription?.subscription?.planType)[0]

/** The same as a plan of ours; undefined for one that we do not know. */
export function planOf(subscription: Subscription | undefined): PlanId | undefined {
  const named = wordsOf(subscription?.currentPlan)
  const words = named.length > 0 ? named : wordsOf(subscription?.subscription?.planType)
  return words.map((word) => word.toLowerCase()).find(isPlanId)
}

/** What we know of a plan. One that nobody knows may enter what the free plan may. */
export const canEnter = (plan: PlanId | undefined, area: Area): boolean => plans[plan ?? 'free'].features[flags[area]]

type Priced = Plan & { monthlyPrice: number }
/** The plan with the lowest price a month that opens an area for whoever pays for it. Students need proof: theirs is none. */
export const cheapestPlanWith = (area: Area): Priced | undefined =>
  Object.values(plans)
    .flatMap((plan) => (plan.monthlyPrice ? [{ ...plan, monthlyPrice: plan.monthlyPrice }] : []))
    .filter((plan) => plan.id !== 'student' && plan.features[flags[area]])
    .toSorted((a, b) => a.monthlyPrice - b.monthlyPrice)[0]

/** The same of a subscription: the server's own word outranks what we know of its plan. */
export function mayEnter(subscription: Subscription | undefined, area: Area): boolean {
  return subscription?.subscription?.features?.[flags[area]] ?? canEnter(planOf(subscription), area)
}
