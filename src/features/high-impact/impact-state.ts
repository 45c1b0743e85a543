import * as z from 'zod/mini'

export const measures = ['total', 'perYear', 'ofYear', 'takenUp', 'local'] as const
export type Measure = (typeof measures)[number]

/** Which measures the scatter draws, and how the table is sorted; kept with the analysis. */
export const impactStateSchema = z.object({
  x: z.optional(z.enum(measures)),
  y: z.optional(z.enum(measures)),
  sort: z.optional(z.enum(measures)),
  kind: z.optional(z.enum(['all', 'reviews', 'primary'])),
})
export type ImpactState = z.infer<typeof impactStateSchema>
export const startImpact: ImpactState = {}
