import * as z from 'zod/mini'

const borrowed = z.object({ text: z.string().check(z.maxLength(4000)), from: z.optional(z.string()) })
export const calculationSchema = z.object({ id: z.string(), words: z.string().check(z.maxLength(600)) })

export const designStateSchema = z.object({
  /** My design, by attribute; `from` is the paper that the words came from. */
  mine: z.record(z.string(), borrowed),
  /** `threat/paper` → what a person thinks. */
  threats: z.record(z.string(), z.enum(['low', 'high', 'unclear'])),
  calculations: z.array(calculationSchema),
})
export type DesignState = z.infer<typeof designStateSchema>
export const startState: DesignState = { mine: {}, threats: {}, calculations: [] }
