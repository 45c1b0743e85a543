import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema, idParams } from './identifiers.ts'
import { clientKeySchema, pageQuerySchema, pageOf } from './paging.ts'

/** Colours of a highlight, each with a word: colour never says anything alone. */
export const highlightColours = ['amber', 'green', 'blue', 'pink', 'grey'] as const
export const highlightColourSchema = z.enum(highlightColours)
export type HighlightColour = z.infer<typeof highlightColourSchema>

export const HIGHLIGHTS_MAX = 2000
export const QUOTE_MAX = 8000

const said = {
  colour: highlightColourSchema,
  note: z.string().check(z.maxLength(20_000)),
  tags: z.array(z.string().check(z.regex(/\S/), z.maxLength(60))).check(z.maxLength(30)),
}

/** Where a highlight stands: its words, and its place in the text in which it was made. Offsets count UTF-16 units. */
const place = {
  quote: z.string().check(z.minLength(1), z.maxLength(QUOTE_MAX)),
  start: z.int(),
  end: z.int(),
  /** Hash of the text in which the offsets hold. In another text the words are looked up. */
  textHash: z.string().check(z.maxLength(64)),
  /** What stood around it, up to 32 characters each: of equal words the right ones are found by it. */
  before: z.optional(z.string().check(z.maxLength(32))),
  after: z.optional(z.string().check(z.maxLength(32))),
  /** Page on which it begins, from 1; absent in a text without pages. */
  page: z.optional(z.int()),
}

/** A passage that a person marked in a paper; nobody else sees it. */
export const highlightSchema = z.object({
  ...said,
  ...place,
  id: idSchema,
  documentId: idSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Highlight = z.infer<typeof highlightSchema>

const ofHighlight = z.object({ highlightId: pathIdSchema })

/** Additions, behind the capability `highlights`: passages that a person marks in papers. */
export const highlightsApi = defineApi('highlights', {
  /** Every highlight of a person, those of papers in the trash too, in the order in which they were made; a page at a time. */
  all: {
    method: 'GET',
    path: '/highlights',
    query: pageQuerySchema,
    response: pageOf('highlights', highlightSchema),
  },
  /** The highlights of a paper. All of them, in the order in which they were made. */
  list: {
    method: 'GET',
    path: '/documents/:id/highlights',
    params: idParams,
    response: z.object({ highlights: z.array(highlightSchema) }),
  },
  /** Highlights words of a paper. The same `clientKey` sent again gives the highlight that is there. */
  create: {
    method: 'POST',
    path: '/documents/:id/highlights',
    params: idParams,
    body: z.object({ ...said, ...place, clientKey: clientKeySchema }),
    response: highlightSchema,
  },
  /** Changes a highlight. */
  change: {
    method: 'PATCH',
    path: '/highlights/:highlightId',
    params: ofHighlight,
    body: z.partial(z.object(said)),
    response: highlightSchema,
  },
  /** Removes a highlight. Can be taken back for a day. */
  remove: { method: 'DELETE', path: '/highlights/:highlightId', params: ofHighlight, response: messageSchema },
  /** Brings a removed highlight back. */
  restore: {
    method: 'POST',
    path: '/highlights/:highlightId/restore',
    params: ofHighlight,
    response: highlightSchema,
  },
})
