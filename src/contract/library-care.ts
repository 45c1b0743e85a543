import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'
import { ORGANISED_MAX } from './library.ts'
import { pageQuerySchema, pageOf } from './paging.ts'
import { paperDraftSchema, paperSchema, relationKindSchema } from './papers.ts'

/** Days for which a removed paper rests in the trash. */
export const TRASH_DAYS = 30

/** What a person said of two papers: that the one is the preprint (erratum …) of the other, or that it is not. */
export const saidRelationSchema = z.object({
  id: idSchema,
  of: idSchema,
  kind: relationKindSchema,
  state: z.enum(['accepted', 'dismissed']),
})
export type SaidRelation = z.infer<typeof saidRelationSchema>

/** Records that were made one, as they were before. `undoneAt`: they are apart again. */
export const mergeSchema = z.object({
  id: idSchema,
  at: z.string(),
  /** The record that stayed, and those that went into it. */
  kept: paperDraftSchema,
  dropped: z.array(z.object({ id: idSchema, draft: paperDraftSchema })),
  /** What was made of them. */
  after: paperDraftSchema,
})
export type Merge = z.infer<typeof mergeSchema>

const ids = z.array(idSchema).check(z.minLength(1), z.maxLength(ORGANISED_MAX))

/** Additions, behind the capability `library-care`: how papers belong together, and how changes are taken back for good. */
export const libraryCareApi = defineApi('libraryCare', {
  /** What was said of how papers belong together, and of which pairs do not. */
  relations: {
    method: 'GET',
    path: '/library/relations',
    response: z.object({ relations: z.array(saidRelationSchema) }),
  },
  /** Accepts or dismisses; `state: null` takes back what was said, and the pair is offered again. */
  relate: {
    method: 'PUT',
    path: '/library/relations',
    body: z.object({
      id: idSchema,
      of: idSchema,
      kind: relationKindSchema,
      state: z.nullable(z.enum(['accepted', 'dismissed'])),
    }),
    response: messageSchema,
  },
  /** Merges into this paper that hold, latest first. */
  merges: {
    method: 'GET',
    path: '/library/papers/:id/merges',
    params: idParams,
    response: z.object({ merges: z.array(mergeSchema) }),
  },
  /**
   * Takes a merge apart, whenever it was made. The others are back as they were, and the one that stayed gets back each
   * field that nobody changed since. `changed`: fields that stay because somebody did. Refused with 409 where the paper
   * that stayed is not in the library.
   */
  undoMerge: {
    method: 'POST',
    path: '/library/merges/:id/undo',
    params: idParams,
    response: z.object({ restored: z.int(), changed: z.array(z.string()) }),
  },
  /** Removed papers, latest first; `until` is when each is gone for good. */
  trash: {
    method: 'GET',
    path: '/library/trash',
    query: pageQuerySchema,
    response: pageOf('papers', z.object({ paper: paperSchema, until: z.string() })),
  },
  /** Puts papers of the trash back as they were; what is not there is left out. */
  restore: {
    method: 'POST',
    path: '/library/trash/restorations',
    body: z.object({ ids }),
    response: z.object({ restored: z.int() }),
  },
  /** Removes papers of the trash for good, with their files and notes. What cites one still says what it was. */
  purge: {
    method: 'POST',
    path: '/library/trash/removals',
    body: z.object({ ids }),
    response: z.object({ removed: z.int() }),
  },
})
