import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'

/** Characters of a style file; the largest of the public ones has half as many. */
export const STYLE_LENGTH_MAX = 512 * 1024
/** Style files that one person may keep. */
export const STYLES_MAX = 40

const titleSchema = z.string().check(z.regex(/\S/), z.maxLength(500))

/** A citation style that a person brought as a file. `styleId` is the style's own identifier, an address. */
export const keptStyleSchema = z.object({
  id: idSchema,
  styleId: z.string().check(z.minLength(1), z.maxLength(500)),
  title: titleSchema,
  addedAt: z.string(),
})
export type KeptStyle = z.infer<typeof keptStyleSchema>

/** Citation styles of a person's own, files of the Citation Style Language. Additions, behind `citation-styles`. */
export const citationStylesApi = defineApi('citationStyles', {
  /** The citation styles that who asks brought as files. */
  list: {
    method: 'GET',
    path: '/citation-styles',
    response: z.object({ styles: z.array(keptStyleSchema).check(z.maxLength(STYLES_MAX)) }),
  },
  /** One citation style with its file, as it was brought. */
  get: {
    method: 'GET',
    path: '/citation-styles/:id',
    params: idParams,
    response: z.object({ ...keptStyleSchema.shape, text: z.string().check(z.maxLength(STYLE_LENGTH_MAX)) }),
  },
  /** Keeps a citation style. One with an identifier that is kept already takes its place. */
  keep: {
    method: 'POST',
    path: '/citation-styles',
    body: z.object({
      styleId: keptStyleSchema.shape.styleId,
      title: titleSchema,
      text: z.string().check(z.minLength(1), z.maxLength(STYLE_LENGTH_MAX)),
    }),
    response: keptStyleSchema,
  },
  /** Removes a citation style. */
  remove: { method: 'DELETE', path: '/citation-styles/:id', params: idParams, response: messageSchema },
})
