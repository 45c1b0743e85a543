import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { messageSchema, pathIdSchema, idParams } from './identifiers.ts'
import { paperSchema } from './papers.ts'
import { SYNTHESIS_PAPERS_MAX, synthesisSchema } from './syntheses.ts'
import { pageFields, personSchema, pageOf } from './paging.ts'

/** Entries of one request. */
export const ENTRIES_PER_REQUEST = 500
/** Entries of one page of the log: one of ten thousand is read in four. */
export const ENTRIES_PER_PAGE = 2500
/** Characters of one entry as JSON, and of an analysis' body. */
export const ENTRY_MAX = 64 * 1024
export const BODY_MAX = 8 * 1024 * 1024

/**
 * One entry of the log of an analysis: a decision of a review, a cell that somebody set, a step of a draft. The log is
 * append-only, and its order is `seq`. `id` is made by who writes it, so that a repeat after a lost reply is the same
 * entry. What stands in `data` is the kind's own and is read with the kind's own schema.
 */
export const entrySchema = z.object({
  seq: z.int(),
  id: z.string(),
  /** When the server took it. */
  at: z.string(),
  by: personSchema,
  data: z.unknown(),
  /** Others may not read it yet (blind votes): `data` is null. It is asked for again later under the same `seq`. */
  isWithheld: z.optional(z.boolean()),
})
export type Entry = z.infer<typeof entrySchema>

/**
 * The log of an analysis. Head and body of an analysis are a synthesis of the specified calls (`kind`, `body`, `version`);
 * behind the capability `analyses`. Everybody who may read the analysis reads its log; readers of a project may not write.
 */
export const analysesApi = defineApi('analyses', {
  /** The log entries of an analysis, from a place on. */
  entries: {
    method: 'GET',
    path: '/syntheses/:id/entries',
    params: idParams,
    /** `since`: entries with a higher `seq`. */
    query: z.optional(z.object({ since: z.optional(z.string().check(z.regex(/^\d{1,12}$/))) })),
    response: z.object({ entries: z.array(entrySchema), total: z.int(), hasMore: z.boolean() }),
  },
  /** Appends entries to the log of an analysis. */
  append: {
    method: 'POST',
    path: '/syntheses/:id/entries',
    params: idParams,
    body: z.object({
      entries: z
        .array(z.object({ id: z.string().check(z.minLength(8), z.maxLength(64)), data: z.unknown() }))
        .check(z.minLength(1), z.maxLength(ENTRIES_PER_REQUEST)),
    }),
    response: z.object({ entries: z.array(entrySchema) }),
  },
  /** What a run over these papers would ask of the language model, before it is begun. */
  estimate: {
    method: 'POST',
    path: '/syntheses/estimate',
    body: z.object({
      documentIds: z.array(z.string()).check(z.maxLength(SYNTHESIS_PAPERS_MAX)),
      query: z.string().check(z.maxLength(4000)),
      /** The analysis whose papers they are, which may stand in somebody else's library. */
      analysisId: z.optional(pathIdSchema),
      /** Of a run over a grid: its columns, as `gridColumnSchema` has them. */
      columns: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
      /** Of help with a text: the text. */
      text: z.optional(z.string().check(z.maxLength(100_000))),
    }),
    response: z.object({
      /** Absent: rules write, and nothing is asked of a model. */
      model: z.nullish(z.string()),
      /**
       * `whole`, `passages` (the best sentences of each paper), `by-paper` (in parts, then over the results), `each` (one
       * paper at a time) or `text` (no papers).
       */
      plan: z.nullish(z.string()),
      /** How often the model is asked. */
      calls: z.nullish(z.int()),
      /** About how many; the answer may be shorter. */
      tokensAsked: z.nullish(z.int()),
      tokensAnswered: z.nullish(z.int()),
      /** What the model takes of question and answer together. */
      context: z.nullish(z.int()),
      /** Money at the most, where the server's owner set prices. */
      cost: z.nullish(z.object({ amount: z.number(), currency: z.string() })),
    }),
  },
  /** Stops the writing of a synthesis. What had been written is kept, and nothing is counted. */
  stop: { method: 'POST', path: '/syntheses/:id/stop', params: idParams, response: messageSchema },
  /**
   * Begins the writing of a synthesis again that failed, was stopped or was cut off. The same question and papers, under
   * the same id. It counts as a new run does. 409 for one that is whole or under way.
   */
  resume: { method: 'POST', path: '/syntheses/:id/resume', params: idParams, response: synthesisSchema },
  /**
   * Makes a finished synthesis again from other papers, under the same id. What stood before is kept as an analysis of its
   * own. By rules it costs nothing; one that a model wrote is a new run. 409 as for a change.
   */
  renew: {
    method: 'POST',
    path: '/syntheses/:id/renew',
    params: idParams,
    body: z.object({
      documentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(SYNTHESIS_PAPERS_MAX)),
      version: z.optional(z.int()),
    }),
    response: synthesisSchema,
  },
  /**
   * The papers of the analysis, for everybody who may read it: they may stand in somebody else's library. `ids`
   * (comma-separated) asks for those of them alone, in that order: what is shown first need not wait for all.
   */
  documents: {
    method: 'GET',
    path: '/syntheses/:id/documents',
    params: idParams,
    query: z.optional(z.object({ ...pageFields, ids: z.optional(z.string().check(z.maxLength(30_000))) })),
    response: pageOf('documents', paperSchema),
  },
})
