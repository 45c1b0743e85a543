import { useQuery } from '@tanstack/react-query'

import { subscriptionApi } from '#contract/subscription.ts'
import { apiQuery } from '#shared/api/query.ts'
import { capitalise } from '#shared/format/capitalise.ts'

import { useSession } from '../session/session.queries.ts'
import { planOf, planTextOf } from './plan-access.ts'
import { plans } from './plan-catalogue.ts'

const POLL_MS = 30_000

export const subscriptionQuery = () => ({
  ...apiQuery(subscriptionApi.get, {}),
  staleTime: POLL_MS,
  refetchInterval: POLL_MS,
  retryOnMount: false,
})

/** The subscription of whoever is signed in, asked for every 30 s. A poll that fails keeps what is known. */
export function useSubscription() {
  const { isSignedIn } = useSession()
  return useQuery({ ...subscriptionQuery(), enabled: isSignedIn })
}

/** `plan` is undefined while it is unknown, and for a plan that we do not know; `label` names it for people either way. */
export function usePlan() {
  const { data, isPending, error, refetch } = useSubscription()
  const plan = planOf(data)
  const text = planTextOf(data)
  return {
    plan,
    label: plan ? plans[plan].name : text && capitalise(text),
    isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}
