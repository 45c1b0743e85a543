import type { QueryClient } from '@tanstack/react-query'

import type { PlanId, Subscription } from '#contract/subscription.ts'
import { planOf } from '#platform/access/plan-access.ts'
import { subscriptionQuery } from '#platform/access/subscription.queries.ts'
import { invalidate } from '#shared/api/query.ts'
import { wait } from '#shared/browser/wait.ts'

import { planDependents } from '../plan-dependents.ts'

/** Seconds after a payment at which the plan is asked for, until it is there: the provider tells the server in its own time. */
const AFTER_S = [0, 1, 3, 10, 30]

/** Refreshes the subscription, the user and what they may use, until the server knows of the payment. */
export async function followPayment(client: QueryClient, plan: PlanId): Promise<void> {
  let waited = 0
  for (const seconds of AFTER_S) {
    await wait((seconds - waited) * 1000)
    waited = seconds
    await invalidate(client, planDependents)
    if (planOf(client.getQueryData<Subscription>(subscriptionQuery().queryKey)) === plan) return
  }
}
