import type { Offer } from '#contract/billing.ts'
import type { BillingPeriod, PlanId, Quote } from '#contract/subscription.ts'

/** What a person can choose from. Tester is never offered. */
export const offeredPlans = ['free', 'student', 'individual', 'team', 'enterprise'] as const
export type OfferedPlan = (typeof offeredPlans)[number]

export type NextStep = 'downgrade' | 'verify-student' | 'team-checkout' | 'contact-sales' | 'checkout'

const steps: Record<OfferedPlan, NextStep> = {
  free: 'downgrade',
  student: 'verify-student',
  individual: 'checkout',
  team: 'team-checkout',
  enterprise: 'contact-sales',
}

/**
 * Which step follows a choice; undefined where there is nothing to choose. The current plan cannot be chosen again, nor
 * Free by somebody who has it. While the current plan is not known, ending it is not offered.
 */
export function stepAfter(choice: OfferedPlan, current: PlanId | undefined): NextStep | undefined {
  if (choice === current || (choice === 'free' && current === undefined)) return undefined
  return steps[choice]
}

const fitting = (offers: readonly Offer[] | null | undefined, plan: OfferedPlan, period: BillingPeriod) => {
  const billing = plan === 'student' ? 'yearly' : period
  return (offers ?? []).filter((offer) => offer.planType === plan && offer.billing === billing)
}

/**
 * What a plan costs who asks, where one sum can be named: a student pays by the year, and of several teams the one that is
 * meant is asked for later.
 */
export function quoteFor(...choice: Parameters<typeof fitting>): Quote | undefined {
  const [first, ...others] = fitting(...choice)
  return others.length === 0 ? first?.quote : undefined
}

/** What is due now, from the least to the most, for somebody whose teams cost different sums. */
export function duesFor(...choice: Parameters<typeof fitting>): readonly [least: number, most: number] | undefined {
  const dues = fitting(...choice).map(({ quote }) => quote.due)
  return dues.length > 1 ? [Math.min(...dues), Math.max(...dues)] : undefined
}
