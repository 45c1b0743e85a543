import { narrativeBodySchema, type NarrativeBody } from '#contract/narrative.ts'

/** A narrative review before anything is in it. */
export const emptyNarrative = (): NarrativeBody => ({
  schema: 1,
  scope: '',
  angle: '',
  audience: '',
  sections: [],
  claims: [],
  notes: [],
  links: [],
  places: {},
  checks: {},
  isFinal: false,
})

/** What stands in the store, as this version knows it; what cannot be read begins anew. */
export function readNarrative(body: unknown): NarrativeBody {
  const result = narrativeBodySchema.safeParse(body)
  return result.success ? result.data : emptyNarrative()
}
