import * as z from 'zod/mini'

/** An id as servers send it, text or number; the product knows it as text. */
export const idSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/**
 * A value that goes into a path. Letters, digits, `_` and `-`, at most 128: a server-given `../` can then never turn one
 * call into another.
 */
export const pathIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/))

/** Most paths name one thing. */
export const idParams = z.object({ id: pathIdSchema })

/** Replies that the specification does not show, or of which only the arrival counts. */
export const notShownSchema = z.unknown()

/** A write that answers with a sentence at most. */
export const messageSchema = z.nullish(
  z.looseObject({ message: z.nullish(z.string()), success: z.nullish(z.boolean()) }),
)
