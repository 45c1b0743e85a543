import type { PlanId } from '#contract/subscription.ts'
import type { GatedFeature } from '#contract/usage.ts'
import { money } from '#shared/format/money.ts'

type PricedPlan = { id: PlanId; name: string; monthlyPrice: number }

const names: Record<GatedFeature, string> = {
  search: 'search',
  synthesis: 'synthesis',
  extract: 'extract',
  write: 'writing',
  upload: 'upload',
}

/** The sentences of the texts speak of three, whatever the plan card says (PROMPT_LIMIT). */
export const accessCopy = {
  upgradeTitle: 'Upgrade to Continue',
  usedUp: (feature: GatedFeature) => `You've used all 3 monthly ${names[feature]} features on the free plan.`,
  searchLimitTitle: 'Search Limit Reached',
  searchLimit: (used: number) => `You've used ${used} of 3 monthly searches on your Free plan.`,
  limitRenews: (day: string) =>
    `Your allowance renews on ${day}. Everything that you have made stays available to you.`,
  unlimited: ({ name, monthlyPrice }: PricedPlan) => `${name} has no monthly limit: ${money(monthlyPrice)} a month.`,
  includedIn: ({ id, name, monthlyPrice }: PricedPlan) =>
    `${name} includes it: ${money(monthlyPrice)} a month${id === 'team' ? ' for each member' : ''}.`,
  usageLabel: (feature: GatedFeature) => `Monthly ${names[feature]} runs left`,
  low: (feature: GatedFeature, remaining: number) =>
    `${remaining === 1 ? 'One' : 'No'} ${names[feature]} run left this month on your plan.`,
  seePlans: 'See plans',
  upgradeRequired: 'Upgrade Required',
  notIncluded: (name: string) => `Your current plan doesn't include ${name}. Please upgrade to access this feature.`,
  parts: {
    synthesis: 'evidence synthesis',
    extract: 'document analysis and extraction',
    write: 'the writing assistant',
  },
  planFailed: 'Could not load your plan. Try again.',
  signInTitle: 'Sign in to continue',
  signInBody: 'This part works with your own papers and allowance, so it needs to know who you are.',
  signIn: 'Sign in',
  createAccount: 'Create an account',
  lockedPreview: 'Preview of a part that your plan does not include',
} as const

/** Pages of these parts are denied where the plan does not include them. */
export type PlanPart = keyof typeof accessCopy.parts
