import { authApi } from '#contract/auth.ts'
import { billingApi } from '#contract/billing.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { usageApi } from '#contract/usage.ts'

/** Whatever changes the plan changes who the user is and what they may still do. */
export const planDependents = [subscriptionApi.get, authApi.me, usageApi.check, billingApi.details]
