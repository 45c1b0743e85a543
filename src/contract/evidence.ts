import * as z from 'zod/mini'

/**
 * How a quote was found in the document's text: letter by letter, after folding case, spaces, ligatures, hyphenation
 * and typographic signs, or not at all. `none` is shown as "no source found" and never becomes confirmed by itself.
 */
export const verificationSchema = z.enum(['exact', 'normalised', 'none'])
export type Verification = z.infer<typeof verificationSchema>

/** A passage of a document that bears a statement. Offsets count UTF-16 units of the document's text, end exclusive. */
export const evidenceSchema = z.object({
  documentId: z.string(),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
  /** Hash of the text in which the offsets hold; another hash means that the text has moved. */
  textHash: z.string(),
  verified: verificationSchema,
  page: z.optional(z.int()),
  section: z.optional(z.string()),
})
export type Evidence = z.infer<typeof evidenceSchema>
