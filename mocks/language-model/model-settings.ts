import * as z from 'zod/mini'

import { modelProviderIds } from '#contract/model-providers.ts'

/** Where a model is and what it is called; the key in the clear, so this never leaves the server. */
export const modelSettingsSchema = z.object({
  provider: z.optional(z.enum(modelProviderIds)),
  url: z.url(),
  key: z.optional(z.string()),
  model: z.string(),
  /** The endpoint's model for vectors of texts, where one is used. */
  embeddings: z.optional(z.string()),
  context: z.optional(z.int().check(z.minimum(1))),
  answerTokens: z.optional(z.int().check(z.minimum(1))),
})
export type ModelSettings = z.infer<typeof modelSettingsSchema>
