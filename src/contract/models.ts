import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { messageSchema } from './identifiers.ts'
import { modelProviderIds } from './model-providers.ts'

/** For whom a language model is chosen: for who asks, or by an admin for everybody. */
const ofWhom = z.object({ whose: z.enum(['own', 'everyone']) })
export type Whose = z.infer<typeof ofWhom>['whose']

const text = (most: number) => z.string().check(z.maxLength(most))
const where = {
  provider: z.enum(modelProviderIds),
  url: text(2000).check(z.url()),
  /** Absent: the kept one, where the address is still that of the same server. Never answered. */
  key: z.optional(text(2000)),
}
const name = text(200).check(z.minLength(1))
const price = z.number().check(z.minimum(0), z.maximum(1_000_000))
/** Money for a million tokens asked and answered, as whoever chose the model wrote it down. */
export const modelPricesSchema = z.object({
  asked: price,
  answered: price,
  currency: z.string().check(z.minLength(3), z.maxLength(3)),
})
export type ModelPrices = z.infer<typeof modelPricesSchema>
/** The endpoint's model for vectors of texts: passages are then found by meaning too. */
const embeddings = z.optional(name)
const context = z.optional(z.int().check(z.minimum(512), z.maximum(10_000_000)))

export const modelChoiceSchema = z.object({
  /** Whether who asks may choose here. */
  mayChoose: z.boolean(),
  /** Whether people may choose for themselves. */
  ownAllowed: z.boolean(),
  /** Whether the server can keep keys: without a secret to seal them with it takes none. */
  keepsKeys: z.boolean(),
  chosen: z.nullable(
    z.object({
      provider: z.string(),
      url: z.string(),
      model: z.string(),
      hasKey: z.boolean(),
      context: z.nullish(z.int()),
      embeddings: z.nullish(z.string()),
      prices: z.nullish(modelPricesSchema),
      at: z.string(),
    }),
  ),
  /** What writes now, and who chose it: `person`, `admin`, or `server` for one that its settings name. */
  inUse: z.nullable(z.object({ model: z.string(), chosenBy: z.string() })),
})
export type ModelChoice = z.infer<typeof modelChoiceSchema>

/** What a small run showed. `failure`: why there was none, in words for people. */
export const modelTrialSchema = z.object({
  failure: z.nullish(z.string()),
  /** Until its first sign of text, and in all. */
  firstSeconds: z.nullish(z.number()),
  seconds: z.number(),
  tokensAsked: z.nullish(z.number()),
  tokensAnswered: z.nullish(z.number()),
  /** Sentences that it wrote, and those whose quote was found in the paper and bears them. */
  sentences: z.int(),
  borne: z.int(),
  /** Where a model for vectors was named: how many numbers a vector has, or why there was none. */
  vectorLength: z.nullish(z.int()),
  vectorFailure: z.nullish(z.string()),
  /** The beginning of what it wrote. */
  words: z.string(),
})
export type ModelTrial = z.infer<typeof modelTrialSchema>

/** What a model answered from the help texts: each sentence with the words of the help text that bear it, or struck. */
export const modelHelpSchema = z.object({
  model: z.string(),
  at: z.string(),
  sentences: z.array(
    z.object({
      text: z.string(),
      sources: z.array(z.object({ title: z.string(), quote: z.string() })),
      isStruck: z.boolean(),
      isDoubtful: z.boolean(),
    }),
  ),
})
export type ModelHelp = z.infer<typeof modelHelpSchema>

/** Choosing the language model, behind the capability `models`. */
export const modelsApi = defineApi('models', {
  /** Which model was chosen, and which one writes. */
  get: { method: 'GET', path: '/models/:whose', params: ofWhom, response: modelChoiceSchema },
  /** Chooses a model. 403 where who asks may not; 422 `no_secret` for a key that cannot be kept sealed. */
  set: {
    method: 'PUT',
    path: '/models/:whose',
    params: ofWhom,
    body: z.object({ ...where, model: name, embeddings, context, prices: z.optional(modelPricesSchema) }),
    response: modelChoiceSchema,
  },
  /** Takes the choice back; its key is forgotten. */
  remove: { method: 'DELETE', path: '/models/:whose', params: ofWhom, response: messageSchema },
  /** The models that an endpoint lists. */
  list: {
    method: 'POST',
    path: '/models/:whose/list',
    params: ofWhom,
    body: z.object(where),
    response: z.object({ models: z.array(z.object({ id: z.string(), context: z.nullish(z.number()) })) }),
    timeout: 60_000,
  },
  /** Lets a model write about one short paper, and says how it went. */
  try: {
    method: 'POST',
    path: '/models/:whose/try',
    params: ofWhom,
    body: z.object({ ...where, model: name, embeddings, context, prices: z.optional(modelPricesSchema) }),
    response: modelTrialSchema,
    timeout: 330_000,
  },
  /** Lets the model that writes for who asks answer a question about the product, from its help texts alone. 422 `no_model`. */
  help: {
    method: 'POST',
    path: '/help/by-model',
    body: z.object({ question: z.string().check(z.regex(/\S/), z.maxLength(2000)) }),
    response: modelHelpSchema,
    timeout: 330_000,
  },
  /** An admin says whether people may choose a model for themselves. */
  allow: { method: 'PUT', path: '/own-models', body: z.object({ on: z.boolean() }), response: messageSchema },
})
