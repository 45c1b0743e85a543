import * as z from 'zod/mini'

/** Bytes of one step in base64 that fit an entry of the log; larger ones come in parts. */
export const DRAFT_PIECE_MAX = 60_000

const base64 = z.string().check(z.maxLength(DRAFT_PIECE_MAX), z.regex(/^[A-Za-z0-9+/]*={0,2}$/))

/**
 * One entry of the log of an analysis of kind `draft`. `update`: a change of the shared document (Yjs, version 1 of its
 * encoding). `part`: a piece of one that is too large for an entry; it counts when all pieces of its `of` are there.
 * `version`: a name for the text as it stood after the entries before.
 */
export const draftEntrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('update'), update: base64 }),
  z.object({
    type: z.literal('part'),
    of: z.string().check(z.minLength(8), z.maxLength(64)),
    index: z.int().check(z.minimum(0), z.maximum(999)),
    count: z.int().check(z.minimum(2), z.maximum(1000)),
    update: base64,
  }),
  z.object({ type: z.literal('version'), name: z.string().check(z.minLength(1), z.maxLength(200)) }),
])
export type DraftEntry = z.infer<typeof draftEntrySchema>

/**
 * The body of a draft: everything that its log holds up to `seq`, merged into one state (Yjs, base64), so that opening a
 * long draft reads this and what came later. The log stays the truth: a body can always be made again from it.
 */
export const draftBodySchema = z.object({
  format: z.literal(1),
  seq: z.int().check(z.minimum(0)),
  state: z.string(),
  /** Words of the text, for lists. */
  words: z.optional(z.int()),
})
export type DraftBody = z.infer<typeof draftBodySchema>

export const readDraftEntry = (data: unknown): DraftEntry | undefined => {
  const read = draftEntrySchema.safeParse(data)
  return read.success ? read.data : undefined
}

export const readDraftBody = (body: unknown): DraftBody | undefined => {
  const read = draftBodySchema.safeParse(body)
  return read.success ? read.data : undefined
}
