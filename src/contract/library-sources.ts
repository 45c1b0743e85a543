import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema, idParams } from './identifiers.ts'
import { daySchema, pageFields, SEARCH_MAX, pageOf } from './paging.ts'
import { paperDraftSchema } from './papers.ts'

/** Records that a reader left out, in one report of an import; more are counted and not kept. */
export const SKIPPED_MAX = 2000
export const sourceArms = ['databases', 'registers', 'other'] as const

/** Where the records of an import were found, as a methods section asks for it. `null` takes a value away. */
export const sourceDetailsSchema = z.object({
  /** Database, register or website: "PubMed". */
  name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  arm: z.optional(z.enum(sourceArms)),
  /** The search as it was run. */
  search: z.optional(z.nullable(z.string().check(z.maxLength(SEARCH_MAX)))),
  searchedOn: z.optional(z.nullable(daySchema)),
  /** Where the database was asked, where that is not its own site: "Ovid". */
  interface: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
})
export type SourceDetails = z.infer<typeof sourceDetailsSchema>

/**
 * One import, kept as what it was. Law: `records === fresh + duplicates + skipped`. `fresh`: records that brought a work
 * new to the library; `duplicates`: those of a work that was there, or came earlier in the same file.
 */
export const librarySourceSchema = z.object({
  id: idSchema,
  file: z.string(),
  importedAt: z.string(),
  name: z.optional(z.string()),
  arm: z.enum(sourceArms),
  search: z.optional(z.string()),
  searchedOn: z.optional(z.string()),
  interface: z.optional(z.string()),
  /** What the file says, or by its layout seems, to come from. */
  recognised: z.optional(z.string()),
  /** Kind of file ("ris"). */
  format: z.optional(z.string()),
  records: z.int(),
  fresh: z.int(),
  duplicates: z.int(),
  skipped: z.int(),
  /** Works that its records came to. */
  works: z.int(),
  /** False while it is not known whether all of the file arrived. */
  isWhole: z.boolean(),
  /** An earlier import of the same search, of which this is the newer one. */
  updates: z.optional(idSchema),
  /** It was imported before sources were kept: what its duplicates said, and what was skipped, is not known. */
  isCarriedOver: z.optional(z.boolean()),
})
export type LibrarySource = z.infer<typeof librarySourceSchema>

export const sourceOutcomes = ['fresh', 'duplicate', 'skipped'] as const

/** One record of a source. `place` counts from 1 in the order of the file; what was skipped stands behind the others. */
export const sourceRecordSchema = z.object({
  place: z.int(),
  /** First line in the file. */
  line: z.optional(z.int()),
  outcome: z.enum(sourceOutcomes),
  /** The work that it became, as it is now: after a merge the one that stayed. */
  documentId: z.optional(idSchema),
  /** Whether that work lies in the trash, or is gone. */
  work: z.optional(z.enum(['here', 'trash', 'gone'])),
  workTitle: z.optional(z.string()),
  /** How a duplicate was recognised; `person` where somebody said so. */
  by: z.optional(z.string()),
  /** Why it was skipped, and its beginning. */
  reason: z.optional(z.string()),
  excerpt: z.optional(z.string()),
  /** What it said, as it was read. */
  draft: z.optional(paperDraftSchema),
})
export type SourceRecord = z.infer<typeof sourceRecordSchema>

/** How an import differs from an earlier one of the same search, in works. */
export const sourceComparisonSchema = z.object({
  of: idSchema,
  file: z.string(),
  importedAt: z.string(),
  fresh: z.int(),
  /** Works of which the later record says something else. */
  changed: z.int(),
  gone: z.int(),
  same: z.int(),
  /** Titles of some of each. */
  titles: z.object({ fresh: z.array(z.string()), changed: z.array(z.string()), gone: z.array(z.string()) }),
})
export type SourceComparison = z.infer<typeof sourceComparisonSchema>

const recordParams = z.object({ id: pathIdSchema, place: z.string().check(z.regex(/^\d{1,6}$/)) })

/** Additions, behind the capability `library-sources`: the ledger of what was imported. */
export const librarySourcesApi = defineApi('librarySources', {
  /** The imports of the library. Newest first. */
  list: {
    method: 'GET',
    path: '/library/sources',
    response: z.object({ sources: z.array(librarySourceSchema) }),
  },
  /** The records of an import as they came, a page at a time. */
  records: {
    method: 'GET',
    path: '/library/sources/:id/records',
    params: idParams,
    query: z.optional(z.object({ ...pageFields, outcome: z.optional(z.enum(sourceOutcomes)) })),
    response: pageOf('records', sourceRecordSchema),
  },
  /**
   * Which papers the records of an import became. The work of each record that became one, in the order of the file: a
   * work that came twice stands there twice.
   */
  works: {
    method: 'GET',
    path: '/library/sources/:id/works',
    params: idParams,
    response: z.object({ works: z.array(idSchema) }),
  },
  /** Ends an import. Said again it changes nothing. */
  finish: {
    method: 'POST',
    path: '/library/sources/:id/end',
    params: idParams,
    body: z.object({
      format: z.optional(z.string().check(z.maxLength(40))),
      recognised: z.optional(z.string().check(z.maxLength(200))),
      /** Records that did not reach the library, all of them. */
      skippedCount: z.int().check(z.gte(0), z.lte(1_000_000)),
      skipped: z
        .array(
          z.object({
            line: z.int(),
            reason: z.string().check(z.maxLength(1000)),
            excerpt: z.string().check(z.maxLength(1000)),
          }),
        )
        .check(z.maxLength(SKIPPED_MAX)),
    }),
    response: librarySourceSchema,
  },
  /** Says where the records of an import were found. */
  describe: {
    method: 'PATCH',
    path: '/library/sources/:id',
    params: idParams,
    body: sourceDetailsSchema,
    response: librarySourceSchema,
  },
  /** How it differs from an earlier one: from `of`, or without it from that of the same search, where there seems to be one. */
  compare: {
    method: 'GET',
    path: '/library/sources/:id/comparison',
    params: idParams,
    query: z.optional(z.object({ of: z.optional(idSchema) })),
    response: z.object({ comparison: z.optional(sourceComparisonSchema) }),
  },
  /**
   * Makes an import the newer one of an earlier, or with `null` one of its own again. What changed is taken over where
   * the paper still says what the earlier record said; `kept` counts papers of which something was changed by hand and
   * stays.
   */
  update: {
    method: 'POST',
    path: '/library/sources/:id/update',
    params: idParams,
    body: z.object({ of: z.nullable(idSchema) }),
    response: z.object({ source: librarySourceSchema, changed: z.int(), kept: z.int() }),
  },
  /** Says which paper a record of an import is. */
  link: {
    method: 'POST',
    path: '/library/sources/:id/records/:place',
    params: recordParams,
    body: z.object({ documentId: z.nullable(idSchema) }),
    response: sourceRecordSchema,
  },
  /** Takes an import off the list. Its papers stay, and so do reviews that counted it. */
  remove: { method: 'DELETE', path: '/library/sources/:id', params: idParams, response: messageSchema },
})
