import { useQuery } from '@tanstack/react-query'

import { usageApi, type GatedFeature, type Usage } from '#contract/usage.ts'
import { apiQuery } from '#shared/api/query.ts'

export const usageQuery = (feature: GatedFeature) => apiQuery(usageApi.check, { params: { feature } })

/**
 * What is left of one feature this month. A check that failed is asked for again by a gate alone: a part inside the gate
 * that asked when it is drawn would take the gate back to waiting, and with it itself, without end.
 */
export const useUsage = (feature: GatedFeature, options: { enabled?: boolean; retryOnMount?: boolean } = {}) =>
  useQuery({
    ...usageQuery(feature),
    enabled: options.enabled ?? true,
    retryOnMount: options.retryOnMount ?? false,
  })

export const LOW_AT = 1

export type Allowance =
  | { kind: 'unlimited' }
  | { kind: 'used-up' }
  | { kind: 'limited'; remaining: number; isLow: boolean }
  | { kind: 'unknown' }

/** How an answer is read: only a clear no closes, and what it does not say is not held against anybody. */
export function allowanceOf({ isUnlimited, canUse, remainingCount }: Usage): Allowance {
  if (isUnlimited === true) return { kind: 'unlimited' }
  const isCount = typeof remainingCount === 'number' && Number.isFinite(remainingCount)
  if (canUse === false || (canUse !== true && isCount && remainingCount <= 0)) return { kind: 'used-up' }
  if (!isCount) return { kind: 'unknown' }
  const remaining = Math.max(0, Math.floor(remainingCount))
  return { kind: 'limited', remaining, isLow: remaining <= LOW_AT }
}
