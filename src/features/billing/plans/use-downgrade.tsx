import { useQueryClient } from '@tanstack/react-query'

import { subscriptionApi, type PlanId, type Subscription } from '#contract/subscription.ts'
import { planOf } from '#platform/access/plan-access.ts'
import { subscriptionQuery } from '#platform/access/subscription.queries.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { planDependents } from '../plan-dependents.ts'
import { DowngradeQuestion } from './DowngradeQuestion.tsx'
import { plansCopy as copy } from './plans.copy.ts'

/** Asks, ends the plan at once, and says how it went. Busy until the server's own word about the plan is here. */
export function useDowngrade() {
  const client = useQueryClient()

  /** The plan as the server has it now, where it can be asked. */
  const planNow = async () => {
    await invalidate(client, planDependents)
    return planOf(client.getQueryData<Subscription>(subscriptionQuery().queryKey))
  }
  const done = (description?: string | null) => toast({ title: copy.downgraded, ...(description && { description }) })

  return useOnce(async (current: PlanId) => {
    const isSure = await confirm({
      title: copy.downgradeTitle,
      body: <DowngradeQuestion current={current} />,
      action: copy.downgradeAction,
      cancel: copy.downgradeCancel,
      destructive: true,
    })
    if (!isSure) return
    try {
      const reply = await callApi(subscriptionApi.downgrade, {})
      if (reply?.success === false) throw new Error(reply.message ?? '')
      done(reply?.message)
      await planNow()
    } catch (error) {
      // A refusal is clear. Everything else may have been done all the same: the server is asked.
      const after = await planNow()
      if (!(error instanceof ApiError) && after === 'free') return void done()
      toast({ title: copy.downgradeFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
}
