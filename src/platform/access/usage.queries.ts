import { useQuery } from '@tanstack/react-query'

import { usageApi, type GatedFeature, type Usage } from '#contract/usage.ts'
import { apiQuery } from '#shared/api/query.ts'

export const usageQuery = (feature: GatedFeature) => apiQuery(usageApi.check, { params: { feature } })

/** What is left of one feature this month. */
export const useUsage = (feature: GatedFeature, options: { enabled?: boolean } = {}) =>
  useQuery({ ...usageQuery(feature), enabled: options.enabled ?? true })

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
