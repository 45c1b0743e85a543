import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema, idParams } from './identifiers.ts'
import { clientKeySchema } from './paging.ts'
import { originSchema, paperDraftSchema, paperSchema, readingStateSchema } from './papers.ts'

/** Papers that one request may touch. */
export const ORGANISED_MAX = 20_000

const tagSchema = z.string().check(z.regex(/\S/), z.maxLength(60))
const nameSchema = z.string().check(z.regex(/\S/), z.maxLength(120))
const idsSchema = z.array(z.string()).check(z.minLength(1), z.maxLength(ORGANISED_MAX))

/** A folder of papers; one paper may be in many. Folders stand in folders. */
export const collectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  parentId: z.nullish(idSchema),
  /** Papers in this folder itself, without those of the folders in it. */
  count: z.int(),
})
export type Collection = z.infer<typeof collectionSchema>

/** What a person can say of one paper. `null` takes a value away; a record field of the starter library cannot be changed. */
export const paperPatchSchema = z.object({
  record: z.optional(paperDraftSchema),
  tags: z.optional(z.array(tagSchema).check(z.maxLength(100))),
  collections: z.optional(z.array(idSchema).check(z.maxLength(200))),
  reading: z.optional(readingStateSchema),
  note: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  /** Pins the key; `null` gives it back to the rule. */
  citationKey: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:+/-]{0,79}$/)))),
})
export type PaperPatch = z.infer<typeof paperPatchSchema>

/** Papers in one request that brings shelves back. */
export const SHELVES_MAX = 500

const exportedShelfSchema = z.object({
  id: idSchema,
  tags: z.array(tagSchema).check(z.maxLength(100)),
  collections: z.array(idSchema).check(z.maxLength(200)),
  reading: readingStateSchema,
  note: z.optional(z.string().check(z.maxLength(20_000))),
  citationKey: z.optional(z.string().check(z.maxLength(80))),
  isKeyPinned: z.optional(z.boolean()),
  origin: z.optional(z.array(originSchema).check(z.maxLength(100))),
})

const undoable = { undoId: z.string() }

/** Additions, behind the capability `library`: what a reference library is beyond a list of papers. */
export const libraryApi = defineApi('library', {
  /** The folders of the library. */
  collections: {
    method: 'GET',
    path: '/library/collections',
    response: z.object({ collections: z.array(collectionSchema) }),
  },
  /** Makes a folder. */
  createCollection: {
    method: 'POST',
    path: '/library/collections',
    body: z.object({ name: nameSchema, parentId: z.optional(idSchema), clientKey: clientKeySchema }),
    response: collectionSchema,
  },
  /**
   * Renames or moves a folder. Into itself or a folder of its own is refused. `parentId: null` moves
   * to the top.
   */
  changeCollection: {
    method: 'PATCH',
    path: '/library/collections/:id',
    params: idParams,
    body: z.object({ name: z.optional(nameSchema), parentId: z.optional(z.nullable(idSchema)) }),
    response: collectionSchema,
  },
  /** Deletes a folder. Its folders go with it; its papers stay in the library. */
  removeCollection: {
    method: 'DELETE',
    path: '/library/collections/:id',
    params: idParams,
    response: messageSchema,
  },
  /** Tags in use and how many papers are in which state. */
  facets: {
    method: 'GET',
    path: '/library/facets',
    response: z.object({
      tags: z.array(z.object({ name: z.string(), count: z.int() })),
      reading: z.array(z.object({ state: readingStateSchema, count: z.int() })),
    }),
  },
  /** Changes the record, the note or the state of a paper. */
  changePaper: {
    method: 'PATCH',
    path: '/library/papers/:id',
    params: idParams,
    body: paperPatchSchema,
    response: paperSchema,
  },
  /** What rests on this paper: analyses and drafts by their kind, and projects (`project`) in which it stands. */
  uses: {
    method: 'GET',
    path: '/library/papers/:id/uses',
    params: idParams,
    response: z.object({
      uses: z.array(z.object({ kind: z.string(), subtype: z.optional(z.string()), id: idSchema, title: z.string() })),
    }),
  },
  /** Changes tags, folders or states of many papers at once. */
  organise: {
    method: 'POST',
    path: '/library/organise',
    body: z.object({
      ids: idsSchema,
      addTags: z.optional(z.array(tagSchema).check(z.maxLength(20))),
      removeTags: z.optional(z.array(tagSchema).check(z.maxLength(20))),
      addTo: z.optional(z.array(idSchema).check(z.maxLength(20))),
      removeFrom: z.optional(z.array(idSchema).check(z.maxLength(20))),
      reading: z.optional(readingStateSchema),
    }),
    response: z.object({ ...undoable, changed: z.int() }),
  },
  /**
   * Joins what an export says of papers with what is said of them here. Tags, folders and origins of both; reading
   * state, note and key of the export where nothing stands here. A key that is taken is left out.
   */
  joinShelves: {
    method: 'POST',
    path: '/library/shelves',
    body: z.object({ papers: z.array(exportedShelfSchema).check(z.minLength(1), z.maxLength(SHELVES_MAX)) }),
    response: z.object({ changed: z.int() }),
  },
  /**
   * Makes records one: `keep` takes the record given, and the tags, folders, files and origins of all; the others go.
   */
  merge: {
    method: 'POST',
    path: '/library/merges',
    body: z.object({
      keep: idSchema,
      drop: z.array(idSchema).check(z.minLength(1), z.maxLength(20)),
      record: paperDraftSchema,
    }),
    response: z.object({ ...undoable, paper: paperSchema }),
  },
  /** Two records that a person said are two works: they are not offered again. Ids in any order. */
  keepApart: {
    method: 'POST',
    path: '/library/distinct-pairs',
    body: z.object({ ids: z.tuple([idSchema, idSchema]) }),
    response: messageSchema,
  },
  /** Pairs of records that a person said are two works. */
  distinctPairs: {
    method: 'GET',
    path: '/library/distinct-pairs',
    response: z.object({ pairs: z.array(z.tuple([idSchema, idSchema])) }),
  },
  /** Removes many papers from the library at once. */
  removePapers: {
    method: 'POST',
    path: '/library/removals',
    body: z.object({ ids: idsSchema }),
    response: z.object({ ...undoable, removed: z.int() }),
  },
  /** Takes a change of many papers back. */
  undo: {
    method: 'POST',
    path: '/library/undo/:undoId',
    params: z.object({ undoId: pathIdSchema }),
    response: z.object({ restored: z.int() }),
  },
})
