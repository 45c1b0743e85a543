import * as z from 'zod/mini'

import { evidenceSchema } from '#contract/evidence.ts'
import { fundingTemplates } from '#science/funding/rationale.ts'

const sectionSchema = z.object({
  id: z.string(),
  heading: z.string().check(z.maxLength(300)),
  asks: z.string().check(z.maxLength(1000)),
  limit: z.optional(z.int()),
})
export const fundingStateSchema = z.object({
  idea: z.string().check(z.maxLength(4000)),
  templateId: z.string(),
  sections: z.array(sectionSchema).check(z.maxLength(60)),
  texts: z.record(z.string(), z.string().check(z.maxLength(100_000))),
  claims: z.array(
    z.object({
      id: z.string(),
      sectionId: z.string(),
      text: z.string().check(z.maxLength(4000)),
      evidence: z.array(evidenceSchema),
    }),
  ),
})
export type FundingState = z.infer<typeof fundingStateSchema>

const [first] = fundingTemplates
export const startState: FundingState = {
  idea: '',
  templateId: first?.id ?? '',
  sections: [...(first?.sections ?? [])],
  texts: {},
  claims: [],
}
