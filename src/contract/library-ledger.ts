import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, pathIdSchema, idParams } from './identifiers.ts'
import { saidRelationSchema } from './library-care.ts'
import { SKIPPED_MAX, sourceDetailsSchema } from './library-sources.ts'
import { pageQuerySchema, pageOf } from './paging.ts'
import { paperDraftSchema, paperFileSchema, shelfSchema } from './papers.ts'

/** Records of one request. */
export const LEDGER_BATCH = 500
/** Merges, removed papers or pairs of one request. */
export const LEDGER_MAX = 500

const asItWas = z.object({ id: idSchema, draft: paperDraftSchema })
const time = z.iso.datetime({ offset: true })
const pair = z.tuple([idSchema, idSchema])

export const removedSchema = z.object({
  ...asItWas.shape,
  removedAt: time,
  /** What the person said of it, the collections as they are called where it is read. */
  shelf: z.optional(shelfSchema),
})
const mergeRowSchema = z.object({
  at: time,
  /** The paper that stayed, what it said before, and what was made of all. */
  keep: idSchema,
  before: paperDraftSchema,
  dropped: z.array(asItWas).check(z.minLength(1), z.maxLength(LEDGER_MAX)),
  after: paperDraftSchema,
})

/** A source without its records, as it goes from one account to another. */
export const ledgerSourceSchema = z.object({
  id: pathIdSchema,
  file: z.string().check(z.maxLength(300)),
  importedAt: time,
  ...sourceDetailsSchema.shape,
  recognised: z.optional(z.string().check(z.maxLength(200))),
  format: z.optional(z.string().check(z.maxLength(40))),
  skippedCount: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  skipped: z.optional(
    z
      .array(
        z.object({
          line: z.int(),
          reason: z.string().check(z.maxLength(1000)),
          excerpt: z.string().check(z.maxLength(1000)),
        }),
      )
      .check(z.maxLength(SKIPPED_MAX)),
  ),
  updates: z.optional(idSchema),
})
export type LedgerSource = z.infer<typeof ledgerSourceSchema>

/** A record of a source as it came: the paper is the one that it became then, be it merged or removed since. */
export const ledgerRecordSchema = z.object({
  line: z.optional(z.int()),
  outcome: z.enum(['added', 'duplicate', 'refused']),
  documentId: z.optional(idSchema),
  by: z.optional(z.string().check(z.maxLength(40))),
  reason: z.optional(z.string().check(z.maxLength(1000))),
  matchedTitle: z.optional(z.string().check(z.maxLength(4000))),
  /** What it said, where its paper does not say just that. */
  draft: z.optional(paperDraftSchema),
})
export type LedgerRecord = z.infer<typeof ledgerRecordSchema>

export const ledgerSchema = z.object({
  /** With the files that rest there with them. */
  removed: z.array(z.object({ ...removedSchema.shape, files: z.optional(z.array(paperFileSchema)) })),
  /** Those that hold. */
  merges: z.array(mergeRowSchema),
  relations: z.array(saidRelationSchema),
  /** Pairs that look alike and are two works. */
  apart: z.array(pair),
  sources: z.array(ledgerSourceSchema),
})
export type Ledger = z.infer<typeof ledgerSchema>

const count = z.object({ back: z.int(), already: z.int() })

/** Additions, behind the capability `library-ledger`: what a library knows beside its papers, to be taken elsewhere. */
export const libraryLedgerApi = defineApi('libraryLedger', {
  /** Everything that a library knows beside its papers, but the records of its sources. */
  all: { method: 'GET', path: '/library/ledger', response: ledgerSchema },
  /** The records of a source as they came, a page at a time. */
  records: {
    method: 'GET',
    path: '/library/ledger/sources/:id/records',
    params: idParams,
    query: pageQuerySchema,
    response: pageOf('records', ledgerRecordSchema),
  },
  /**
   * Brings merges, removed papers, relations and pairs back. Papers are named as they are called here; those that were
   * removed or went into another get an id, which is answered, and can be named in a later call. What is there already is
   * recognised. A merge whose paper is not here, and a relation or a pair of papers that are not, are left out.
   */
  bringBack: {
    method: 'POST',
    path: '/library/ledger',
    body: z.object({
      removed: z.array(removedSchema).check(z.maxLength(LEDGER_MAX)),
      merges: z.array(mergeRowSchema).check(z.maxLength(LEDGER_MAX)),
      relations: z.array(saidRelationSchema).check(z.maxLength(LEDGER_MAX)),
      apart: z.array(pair).check(z.maxLength(LEDGER_MAX)),
    }),
    response: z.object({
      ids: z.record(z.string(), z.string()),
      removed: count,
      merges: count,
      relations: count,
      apart: count,
    }),
  },
  /** Brings a part of a source back, under the id that it had. A part that is there already changes nothing. */
  bringSource: {
    method: 'POST',
    path: '/library/ledger/sources',
    body: z.object({
      source: ledgerSourceSchema,
      batch: z.int().check(z.gte(0), z.lte(100_000)),
      records: z.array(ledgerRecordSchema).check(z.maxLength(LEDGER_BATCH)),
    }),
    response: z.object({ isNew: z.boolean() }),
  },
})
