import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { dataEnvelope } from './envelopes.ts'
import { notShownSchema } from './identifiers.ts'

export const gatedFeatures = ['search', 'synthesis', 'extract', 'write', 'upload'] as const
export const gatedFeatureSchema = z.enum(gatedFeatures)
export type GatedFeature = z.infer<typeof gatedFeatureSchema>

export const usageSchema = z.object({
  isUnlimited: z.nullish(z.boolean()),
  canUse: z.nullish(z.boolean()),
  remainingCount: z.nullish(z.number()),
})
export type Usage = z.infer<typeof usageSchema>

export const usageApi = defineApi('usage', {
  /** Whether a feature may be used once more. */
  check: {
    method: 'GET',
    path: '/usage/check/:feature',
    params: z.object({ feature: gatedFeatureSchema }),
    response: usageSchema,
    envelope: { ...dataEnvelope, wrap: (x) => x },
  },
  /** Counts one use of a feature. */
  consume: {
    method: 'POST',
    path: '/usage/consume',
    body: z.object({ featureType: gatedFeatureSchema }),
    response: notShownSchema,
  },
})
