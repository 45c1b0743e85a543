import * as z from 'zod/mini'

import { studyDesigns } from '#contract/papers.ts'
import { defaultWeightRules, type WeightRules } from '#science/hypotheses/weights.ts'

const share = z.number().check(z.gte(0), z.lte(1))

/** How evidence weighs in this comparison; kept with the analysis. What is not set is as it starts. */
export const weightStateSchema = z.object({
  design: z.optional(z.partialRecord(z.enum(studyDesigns), share)),
  bias: z.optional(z.partialRecord(z.enum(['low', 'some', 'high', 'unclear']), share)),
  halfSize: z.optional(z.number().check(z.gte(1))),
  uses: z.optional(z.object({ design: z.boolean(), size: z.boolean(), bias: z.boolean() })),
  /** Items in the order in which they were added, or those that tell most apart first. */
  order: z.optional(z.enum(['added', 'diagnostic'])),
})
export type WeightState = z.infer<typeof weightStateSchema>
export const startWeights: WeightState = {}

export const rulesOf = ({ design, bias, halfSize, uses }: WeightState): WeightRules => ({
  design: { ...defaultWeightRules.design, ...design },
  bias: { ...defaultWeightRules.bias, ...bias },
  halfSize: halfSize ?? defaultWeightRules.halfSize,
  uses: uses ?? defaultWeightRules.uses,
})
