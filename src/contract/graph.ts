import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema } from './identifiers.ts'
import { pageEnd } from './paging.ts'
import { paperSchema } from './papers.ts'

/** Papers that one request may start from. */
export const SEEDS_MAX = 50

export const graphRelations = ['similar', 'references', 'citing'] as const
export type GraphRelation = (typeof graphRelations)[number]

/** A paper that was reached from seeds. */
export const relatedPaperSchema = z.object({
  paper: paperSchema,
  /** The papers asked for from which it was reached. */
  seeds: z.array(idSchema),
  /** True for one that is in no library of the person yet. */
  isOutside: z.optional(z.boolean()),
  /** Of `similar`: how like it is, added over its seeds, and the words they share. */
  score: z.optional(z.number()),
  terms: z.optional(z.array(z.string())),
  /** Labels of the sources that say so. */
  sources: z.optional(z.array(z.string())),
  /** Sentences in which one of the two cites the other, as a source cut them out: nobody has looked them up. */
  said: z.optional(z.array(z.object({ seed: idSchema, text: z.string(), source: z.string() }))),
})
export type RelatedPaper = z.infer<typeof relatedPaperSchema>

const answerSchema = z.object({
  items: z.array(relatedPaperSchema),
  /** What each place that was asked knows; none = nobody was asked. */
  perSource: z.array(
    z.object({
      source: z.string(),
      label: z.string(),
      /** Links that it gave, over all seeds. */
      found: z.int(),
      error: z.nullish(z.string()),
      /** Links that it says there are and that were not taken: the most cited were; 0 = it does not say how many. */
      left: z.optional(z.int()),
    }),
  ),
  /** Citations of the seeds, as a source counted them. */
  counts: z.optional(z.array(z.object({ id: idSchema, citedBy: z.int(), source: z.string(), at: z.string() }))),
  /** Of references from what is kept: seeds whose own list was read whole before, without a source. */
  whole: z.optional(z.array(idSchema)),
  /** Of an answer from what is kept: seeds for which nobody was asked yet. */
  unasked: z.optional(z.array(idSchema)),
  /** Seeds of which no source knows anything: without an identifier, or not known there. Never "it has none". */
  unknown: z.array(idSchema),
  ...pageEnd,
})
export type GraphAnswer = z.infer<typeof answerSchema>

const body = z.object({
  documentIds: z.array(idSchema).check(z.minLength(1), z.maxLength(SEEDS_MAX)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  /**
   * Of references and citing: nobody is asked, and what was kept is given, links between the seeds among it. In pages of a
   * thousand.
   */
  kept: z.optional(z.boolean()),
})

/** Additions, behind the capability `graph`: from papers to those they cite, that cite them, or that are like them. */
export const graphApi = defineApi('graph', {
  /** Papers that are like the given ones. */
  similar: { method: 'POST', path: '/graph/similar', body, response: answerSchema },
  /** Papers that the given ones cite. */
  references: { method: 'POST', path: '/graph/references', body, response: answerSchema, timeout: 60_000 },
  /** Papers that cite the given ones. */
  citing: { method: 'POST', path: '/graph/citing', body, response: answerSchema, timeout: 60_000 },
})
