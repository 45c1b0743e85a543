import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { evidenceSchema, statementProblemSchema } from './evidence.ts'

export const assistActions = ['rewrite', 'shorten', 'continue'] as const
export const assistActionSchema = z.enum(assistActions)
export type AssistAction = z.infer<typeof assistActionSchema>

/** Sentences and passages of one request. */
export const ASSIST_SENTENCES_MAX = 200
export const ASSIST_PASSAGES_MAX = 40

const id = z.string().check(z.minLength(1), z.maxLength(160))

/** A sentence of the draft with the papers that it cites. */
export const assistSourceSchema = z.object({
  id,
  text: z.string().check(z.maxLength(4000)),
  paperIds: z.array(id).check(z.maxLength(50)),
})
export type AssistSource = z.infer<typeof assistSourceSchema>

/** A passage that a person chose to go on from. */
export const assistPassageSchema = z.object({
  documentId: id,
  quote: z.string().check(z.minLength(1), z.maxLength(4000)),
})
export type AssistPassage = z.infer<typeof assistPassageSchema>

/**
 * One proposed sentence. `kept`: papers that the text cited already; `citations`: new ones, each with its quote looked up.
 * A struck one is shown with its reason and never put into the text.
 */
export const assistSentenceSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Ids of the sentences that it stands for, where it is one of them word for word. */
  from: z.optional(z.array(z.string())),
  kept: z.array(z.string()),
  citations: z.array(evidenceSchema),
  problems: z.array(statementProblemSchema),
  isStruck: z.boolean(),
})
export type AssistSentence = z.infer<typeof assistSentenceSchema>

/** Help with a text, behind the capability `writing`. The page looks everything up again. */
export const writingApi = defineApi('writing', {
  /**
   * What the writing assistant of this server can do. Rules alone can shorten and go on, and
   * rewrite nothing.
   */
  actions: {
    method: 'GET',
    path: '/writing/actions',
    response: z.object({
      actions: z.array(z.string()),
      /** Name of the model that writes, where there is one. */
      model: z.nullish(z.string()),
    }),
  },
  /** Asks the writing assistant about a passage. What a slow model writes is asked for again, until it is there. */
  assist: {
    method: 'POST',
    path: '/writing/assist',
    body: z.object({
      /** One key a request: a repeat after a lost answer gives the same answer. */
      clientKey: z.string().check(z.minLength(8), z.maxLength(64)),
      /** The draft: papers of its analysis may stand in somebody else's library. */
      analysisId: z.optional(id),
      action: assistActionSchema,
      instruction: z.string().check(z.maxLength(500)),
      /** What stands before the sentences. */
      before: z.string().check(z.maxLength(4000)),
      sentences: z.array(assistSourceSchema).check(z.maxLength(ASSIST_SENTENCES_MAX)),
      passages: z.array(assistPassageSchema).check(z.maxLength(ASSIST_PASSAGES_MAX)),
    }),
    response: z.object({
      /** `documents`: sentences chosen by rules; `model`: written by the named model. */
      writtenBy: z.object({ kind: z.enum(['documents', 'model']), model: z.optional(z.string()) }),
      sentences: z.array(assistSentenceSchema),
      /** A model is still at it: asked again under the same key, the answer comes when it is there. */
      isWriting: z.optional(z.boolean()),
    }),
    timeout: 60_000,
  },
})
