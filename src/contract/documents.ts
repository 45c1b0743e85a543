import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'
import { paperDraftSchema, paperSchema, readingStateSchema } from './papers.ts'

/** Records in one request of an import: small enough for a slow line, large enough for a quick whole. */
export const IMPORT_BATCH = 500
export const LIST_LIMIT_MAX = 500
/** `added`: newest first. `year`: newest first. The others from A to Z. */
export const librarySorts = ['added', 'title', 'author', 'year', 'key'] as const
export type LibrarySort = (typeof librarySorts)[number]

/** What became of one record: `index` is its place in the batch that was sent. */
export const importOutcomeSchema = z.object({
  index: z.int(),
  outcome: z.enum(['added', 'duplicate', 'refused']),
  documentId: z.optional(idSchema),
  /** How a duplicate was recognised. */
  by: z.optional(z.string()),
  matchedTitle: z.optional(z.string()),
  reason: z.optional(z.string()),
})
export type ImportOutcome = z.infer<typeof importOutcomeSchema>

export const documentsApi = defineApi('documents', {
  /**
   * Papers, a page at a time. Newest first. `scope`: the starter library, the user's own, or both; `ids`
   * (comma-separated) asks for exactly those.
   */
  list: {
    method: 'GET',
    path: '/documents',
    query: z.optional(
      z.object({
        scope: z.optional(z.enum(['starter', 'own', 'all'])),
        ids: z.optional(z.string().check(z.maxLength(30_000))),
        text: z.optional(z.string().check(z.maxLength(400))),
        /** With the capability `library`: one folder, one tag, one reading state, another order. */
        collection: z.optional(idSchema),
        tag: z.optional(z.string().check(z.maxLength(60))),
        reading: z.optional(readingStateSchema),
        /** With the capability `files`: papers that have a file, or have none. */
        files: z.optional(z.enum(['with', 'without'])),
        sort: z.optional(z.enum(librarySorts)),
        cursor: z.optional(z.string()),
        /** Rows to leave out before the first, instead of a cursor: for servers whose answers say `from`. */
        from: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
        limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
      }),
    ),
    response: z.object({
      documents: z.array(paperSchema),
      total: z.int(),
      next: z.optional(z.string()),
      /** Rows before the first of these. A server that says it can be asked for any part of the list. */
      from: z.optional(z.int()),
    }),
  },
  /** One paper. */
  get: {
    method: 'GET',
    path: '/documents/:id',
    params: idParams,
    response: paperSchema,
  },
  /** One batch of an import. The same `importId` and `batch` sent again give the same answer and add nothing. */
  importBatch: {
    method: 'POST',
    path: '/documents/imports',
    body: z.object({
      importId: z.string().check(z.minLength(8), z.maxLength(64)),
      batch: z.int(),
      file: z.string().check(z.maxLength(300)),
      /**
       * Whether it is kept in the ledger of sources, record by record: an import of a file, and no paper kept by hand.
       * False: papers come back whose sources come back by themselves.
       */
      isSource: z.optional(z.boolean()),
      records: z
        .array(
          z.object({
            line: z.int(),
            draft: paperDraftSchema,
            citationKey: z.optional(z.string().check(z.maxLength(80))),
            /** The id under which a browser kept it: a paper that is new keeps it where it is free. */
            keptId: z.optional(idSchema),
            /** Reached from these papers, and from no file. */
            seeds: z.optional(z.array(idSchema).check(z.maxLength(50))),
          }),
        )
        .check(z.minLength(1), z.maxLength(IMPORT_BATCH)),
    }),
    response: z.object({ outcomes: z.array(importOutcomeSchema) }),
  },
  /** Removes a paper from the library. */
  remove: { method: 'DELETE', path: '/documents/:id', params: idParams, response: messageSchema },
})
