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

/**
 * What did not hold when a written sentence was looked up. `subject`: the id, the quote, the words, the number or the unit.
 * `unit-differs`: the number is there with another unit, or a ratio under another name. `direction-differs` and
 * `denial-differs`: the passages go the other way, deny it, or do not deny it. `arms-differ`: the sides of a comparison are
 * changed over. `quotes-combined`: a figure of one passage stands beside a thing of another. `hedge-removed`: the passages are
 * not sure of it. `people-differ`, `comparator-differs`: those studied, or what it was compared with, are named in none.
 * `figure-elsewhere`: a figure stands there beside another group, dose or time. `not-checked`: its counterpart was not found
 * there, and nothing contradicts it; it never strikes. `isDoubtful`: it is read from words that may mean something else, so it marks the sentence and does not strike it.
 */
export const statementProblemSchema = z.object({
  kind: z.enum([
    'unknown-paper',
    'quote-not-found',
    'no-quote',
    'words-not-found',
    'number-not-found',
    'unit-differs',
    'direction-differs',
    'denial-differs',
    'name-not-found',
    'arms-differ',
    'quotes-combined',
    'figure-elsewhere',
    'hedge-removed',
    'people-differ',
    'comparator-differs',
    'not-checked',
    'no-source',
  ]),
  subject: z.optional(z.string().check(z.maxLength(4000))),
  isDoubtful: z.optional(z.boolean()),
})
export type StatementProblem = z.infer<typeof statementProblemSchema>
