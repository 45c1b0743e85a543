import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { subscriptionApi } from '#contract/subscription.ts'
import { usageApi, type GatedFeature } from '#contract/usage.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'

import { onSignOut } from '../session/sign-out.ts'

/** Uses already counted: an effect that runs twice, or a result opened again, is one use. */
const counted = new Set<string>()
onSignOut(() => counted.clear())

/**
 * Counts one use of a feature after it delivered. Nothing waits for it and nothing shows when it fails; it is never sent
 * again. `use` names the use (the id of a run, for one), so that the same one is counted once.
 */
export function useConsume() {
  const client = useQueryClient()
  return useCallback(
    (feature: GatedFeature, use?: string) => {
      const name = use && `${feature}/${use}`
      if (name && counted.has(name)) return
      if (name) counted.add(name)
      // The subscription carries a count of its own, which cards quote.
      const refresh = () => invalidate(client, [usageApi.check, subscriptionApi.get])
      callApi(usageApi.consume, { body: { featureType: feature } })
        .then(refresh, refresh)
        .catch(() => {})
    },
    [client],
  )
}
