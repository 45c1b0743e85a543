import * as z from 'zod/mini'

import { personSchema } from '#contract/paging.ts'
import { paperDraftSchema } from '#contract/papers.ts'
import { synthesisSchema } from '#contract/syntheses.ts'

const entrySchema = z.object({ id: z.string(), at: z.string(), by: personSchema, data: z.unknown() })

const bundleSchema = z.object({
  format: z.literal('roadrunner-analyses'),
  version: z.literal(1),
  madeAt: z.string(),
  analyses: z.array(z.object({ analysis: synthesisSchema, entries: z.array(entrySchema) })),
  /** The records of the papers, by the ids that they had: an id of one world means nothing in another. */
  papers: z.array(z.object({ id: z.string(), record: paperDraftSchema })),
})
/** Analyses of any kind in one file: heads and bodies, their logs, and the records of their papers. */
export type AnalysesBundle = z.infer<typeof bundleSchema>
export type BundledAnalysis = AnalysesBundle['analyses'][number]

export const bundleText = (bundle: Omit<AnalysesBundle, 'format' | 'version'>): string =>
  JSON.stringify({ format: 'roadrunner-analyses', version: 1, ...bundle }, undefined, 1)

/** What a file holds, or undefined where it is no such file. */
export function readBundle(text: string): AnalysesBundle | undefined {
  try {
    const read = bundleSchema.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
