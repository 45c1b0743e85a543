import type { PlanId } from '#contract/subscription.ts'

export type Amount = number | 'unlimited'

/** What a plan card says. Prices in US dollars; null = agreed with sales. Limits are per month. */
export type Plan = {
  id: PlanId
  name: string
  description: string
  monthlyPrice: number | null
  yearlyPrice: number | null
  /** Percent, as shown. */
  yearlyDiscount: number
  popular: boolean
  contactRequired: boolean
  features: {
    monthlySearches: Amount
    monthlySynthesis: Amount
    monthlyExtract: Amount
    monthlyWriting: Amount
    monthlyUploads: Amount
    accessToSynthesis: boolean
    accessToExtract: boolean
    accessToWrite: boolean
    accessToCollaborate: boolean
    aiWritingAssistant: boolean
    prioritySupport: boolean
    teamCollaboration: boolean
    customIntegrations: boolean
    advancedAnalytics: boolean
  }
}

export const YEARLY_DISCOUNT_PERCENT = 8.33
/** What the usage cards and prompts speak of; the plan card has its own figures. */
export const PROMPT_LIMIT = 3

const everything: Plan['features'] = {
  monthlySearches: 'unlimited',
  monthlySynthesis: 'unlimited',
  monthlyExtract: 'unlimited',
  monthlyWriting: 'unlimited',
  monthlyUploads: 'unlimited',
  accessToSynthesis: true,
  accessToExtract: true,
  accessToWrite: true,
  accessToCollaborate: true,
  aiWritingAssistant: true,
  prioritySupport: true,
  teamCollaboration: true,
  customIntegrations: true,
  advancedAnalytics: true,
}
const alone: Plan['features'] = {
  ...everything,
  accessToCollaborate: false,
  teamCollaboration: false,
  customIntegrations: false,
  advancedAnalytics: false,
  prioritySupport: false,
}

const plan = (id: PlanId, name: string, description: string, rest: Partial<Plan> & Pick<Plan, 'features'>): Plan => ({
  id,
  name,
  description,
  monthlyPrice: 0,
  yearlyPrice: 0,
  yearlyDiscount: rest.yearlyPrice ? YEARLY_DISCOUNT_PERCENT : 0,
  popular: false,
  contactRequired: false,
  ...rest,
})

/** Section 9 of the first text. Team prices are per member. */
export const plans: Record<PlanId, Plan> = {
  free: plan('free', 'Free', 'To see what it does with your own papers', {
    features: {
      ...alone,
      monthlySearches: 3,
      monthlySynthesis: 2,
      monthlyExtract: 2,
      monthlyWriting: 2,
      monthlyUploads: 5,
      aiWritingAssistant: false,
    },
  }),
  student: plan('student', 'Student', 'For enrolled students, once enrolment is verified', {
    monthlyPrice: 10,
    yearlyPrice: 110,
    features: alone,
  }),
  individual: plan('individual', 'Individual', 'For one researcher or writer', {
    monthlyPrice: 25,
    yearlyPrice: 275,
    popular: true,
    features: { ...alone, prioritySupport: true },
  }),
  team: plan('team', 'Team', 'For groups who review and write together, per member', {
    monthlyPrice: 49,
    yearlyPrice: 539,
    features: { ...everything, customIntegrations: false },
  }),
  enterprise: plan('enterprise', 'Enterprise', 'For institutions, agreed with our sales team', {
    monthlyPrice: null,
    yearlyPrice: null,
    contactRequired: true,
    features: everything,
  }),
  tester: plan('tester', 'Tester', 'For beta testers', { features: { ...everything, customIntegrations: false } }),
}
