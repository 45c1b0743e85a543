import * as z from 'zod/mini'

import { clinicalMeasures } from '#science/clinical/outcome.ts'

const words = z.string().check(z.maxLength(2000))

export const outcomeSchema = z.object({
  id: z.string(),
  name: z.string().check(z.maxLength(300)),
  measure: z.enum(clinicalMeasures),
  /** Papers that are left out, and effects that were typed, by paper. */
  leftOut: z.array(z.string()),
  typed: z.record(z.string(), z.string().check(z.maxLength(120))),
  /** In per cent, as typed. */
  baseline: z.string().check(z.maxLength(20)),
  important: z.string().check(z.maxLength(20)),
  /** By domain of certainty. */
  steps: z.record(z.string(), z.object({ levels: z.enum(['0', '1', '2']), reason: words })),
})
export const clinicalStateSchema = z.object({
  parts: z.object({ population: words, intervention: words, comparator: words, setting: words }),
  outcomes: z.array(outcomeSchema).check(z.maxLength(40)),
  /** `part/paper` → verdict. */
  applicability: z.record(z.string(), z.enum(['same', 'differs', 'minor'])),
})
export type ClinicalState = z.infer<typeof clinicalStateSchema>
export type Outcome = z.infer<typeof outcomeSchema>

export const startState: ClinicalState = {
  parts: { population: '', intervention: '', comparator: '', setting: '' },
  outcomes: [],
  applicability: {},
}
export const newOutcome = (id: string, name: string, measure: Outcome['measure']): Outcome => ({
  id,
  name,
  measure,
  leftOut: [],
  typed: {},
  baseline: '',
  important: '',
  steps: {},
})
