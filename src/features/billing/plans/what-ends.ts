import type { PlanId } from '#contract/subscription.ts'
import { plans, type Plan } from '#platform/access/plan-catalogue.ts'

const amounts = {
  monthlySearches: 'searches',
  monthlySynthesis: 'syntheses',
  monthlyExtract: 'extractions',
  monthlyWriting: 'writing runs',
  monthlyUploads: 'uploads',
} as const satisfies Partial<Record<keyof Plan['features'], string>>

const parts = {
  accessToCollaborate: 'Team workspaces, shared projects and tasks',
  aiWritingAssistant: 'AI writing assistant',
  prioritySupport: 'Priority support',
  advancedAnalytics: 'Advanced analytics',
  customIntegrations: 'Custom integrations',
} as const satisfies Partial<Record<keyof Plan['features'], string>>

const entries = <K extends string>(words: Record<K, string>) => Object.entries(words) as [K, string][]

/** What stops working when a plan ends and Free begins, a line each. */
export function whatEnds(current: PlanId): string[] {
  const before = plans[current].features
  const after = plans.free.features
  return [
    ...entries(amounts)
      .filter(([key]) => before[key] !== after[key])
      .map(([key, what]) => `${capital(before[key])} ${what}: ${after[key]} a month from now on`),
    ...entries(parts)
      .filter(([key]) => before[key] && !after[key])
      .map(([, what]) => what),
  ]
}

const capital = (amount: Plan['features']['monthlySearches']) => (amount === 'unlimited' ? 'Unlimited' : String(amount))
