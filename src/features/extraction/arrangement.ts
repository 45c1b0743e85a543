import * as z from 'zod/mini'

/** How the workbench is arranged: widths in px by column, what rows are sorted by, and the column whose values group them. */
export const arrangementSchema = z.object({
  widths: z.record(z.string(), z.number()),
  sort: z.array(z.object({ columnId: z.string(), descending: z.boolean() })),
  groupBy: z.prefault(z.string(), ''),
})
export type Arrangement = z.infer<typeof arrangementSchema>
export const startArrangement: Arrangement = { widths: {}, sort: [], groupBy: '' }
