import * as z from 'zod/mini'

/** What a timeline is compared with; kept with the one that the comparison was opened from. */
export const compareStateSchema = z.object({
  /** Id of the other timeline; the same one for two of its lanes. */
  with: z.optional(z.string().check(z.maxLength(128))),
  leftLane: z.optional(z.string()),
  rightLane: z.optional(z.string()),
  /** On the calendar, or both from their first paper on. */
  align: z.optional(z.enum(['calendar', 'start'])),
})
export type CompareState = z.infer<typeof compareStateSchema>
export const startCompare: CompareState = {}
