import * as z from 'zod/mini'

import { pooledOutcomeSchema } from './review-body.ts'
import { recordIdSchema, reviewEventSchema } from './review-log.ts'

/** An entry of a table as the server keeps it; what stands in `data` is read by the table's own rules. */
const keptEntrySchema = z.object({
  seq: z.int(),
  id: z.string(),
  at: z.string(),
  by: z.object({ userId: z.string(), name: z.string() }),
  data: z.unknown(),
})

/**
 * What stands behind the figures of a bundle beside the decisions. `body`: protocol, settings and findings; `others`: entries beside
 * the decisions, judgements of bias among them; `results`: what the analysis came to when the bundle was made; `files`: an R and
 * Quarto project that makes every figure, by name.
 */
export const bundleMaterialSchema = z.object({
  body: z.unknown(),
  others: z.array(z.unknown()),
  grid: z.optional(
    z.object({
      id: z.string(),
      title: z.string(),
      body: z.unknown(),
      documentIds: z.array(z.string()),
      entries: z.array(keptEntrySchema),
    }),
  ),
  analysis: z.optional(z.object({ id: z.string(), title: z.string(), version: z.int(), body: z.unknown() })),
  results: z.optional(z.array(pooledOutcomeSchema)),
  files: z.record(z.string(), z.string()),
})
export type BundleMaterial = z.infer<typeof bundleMaterialSchema>

/** Everything that a second team needs to compute the numbers again, and the hash that tells whether it was touched. */
export const reviewBundleSchema = z.object({
  format: z.literal('roadrunner-review'),
  version: z.literal(1),
  title: z.string(),
  madeAt: z.iso.datetime({ offset: true }),
  /** Record id and how to know it outside: title, identifiers, who wrote it, when and where. */
  records: z.array(
    z.object({
      id: recordIdSchema,
      title: z.string(),
      doi: z.optional(z.string()),
      pmid: z.optional(z.string()),
      authors: z.optional(z.array(z.string())),
      year: z.optional(z.int()),
      venue: z.optional(z.string()),
      /** Where who made the bundle may pass it on. */
      abstract: z.optional(z.string()),
    }),
  ),
  events: z.array(reviewEventSchema),
  /** The numbers of the flow diagram by name, as they were when the bundle was made. */
  counts: z.record(z.string(), z.int()),
  /** Absent in a bundle of decisions alone. */
  material: z.optional(bundleMaterialSchema),
  /** SHA-256 of each part by its name ("event e12"), so that a changed one can be named. */
  parts: z.optional(z.record(z.string(), z.string())),
  /** SHA-256 of everything else, in hexadecimal. */
  hash: z.string(),
})
export type ReviewBundle = z.infer<typeof reviewBundleSchema>
