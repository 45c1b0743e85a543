import * as z from 'zod/mini'

import { librarySorts } from './documents.ts'
import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'
import { clientKeySchema } from './paging.ts'
import { readingStateSchema } from './papers.ts'

/** Filters that one person may keep. */
export const FILTERS_MAX = 200

/** What the library is narrowed to: the words of GET /documents. */
export const filterLookSchema = z.object({
  scope: z.optional(z.enum(['starter', 'own', 'all'])),
  text: z.optional(z.string().check(z.maxLength(400))),
  collection: z.optional(idSchema),
  tag: z.optional(z.string().check(z.maxLength(60))),
  reading: z.optional(readingStateSchema),
  files: z.optional(z.enum(['with', 'without'])),
  sort: z.optional(z.enum(librarySorts)),
})
export type FilterLook = z.infer<typeof filterLookSchema>

export const savedFilterSchema = z.object({
  id: idSchema,
  name: z.string(),
  look: filterLookSchema,
  /** Papers that it shows now. */
  count: z.int(),
})
export type SavedFilter = z.infer<typeof savedFilterSchema>

const nameSchema = z.string().check(z.regex(/\S/), z.maxLength(120))

/** Filters of the library under a name, each person's own. Additions, behind the capability `library-filters`. */
export const libraryFiltersApi = defineApi('libraryFilters', {
  /** The saved filters of the library. */
  list: {
    method: 'GET',
    path: '/library/filters',
    response: z.object({ filters: z.array(savedFilterSchema) }),
  },
  /** Saves a filter of the library. */
  create: {
    method: 'POST',
    path: '/library/filters',
    body: z.object({ name: nameSchema, look: filterLookSchema, clientKey: clientKeySchema }),
    response: savedFilterSchema,
  },
  /** Renames or changes a saved filter. */
  change: {
    method: 'PATCH',
    path: '/library/filters/:id',
    params: idParams,
    body: z.object({ name: z.optional(nameSchema), look: z.optional(filterLookSchema) }),
    response: savedFilterSchema,
  },
  /** Deletes a saved filter. */
  remove: {
    method: 'DELETE',
    path: '/library/filters/:id',
    params: idParams,
    response: messageSchema,
  },
})
