import * as z from 'zod/mini'

import type { Comment } from '#contract/comments.ts'

const words = (max: number) => z.string().check(z.maxLength(max))
const share = z.number().check(z.minimum(-50), z.maximum(50))

/**
 * What is remembered of the element that a comment was put on, so that it is found again on a page that has changed.
 * `x` and `y` are shares of the element's box (0 to 1; a little beyond it is allowed). `around` is the text of what the
 * element stands in (its row, item or section), `order` its place among elements of its tag, `hasTwins` whether another
 * element said the same. `word` ties the mark to a place inside running text.
 */
export const anchorSchema = z.object({
  v: z.literal(1),
  selector: words(600),
  tag: words(40),
  role: words(40),
  name: words(120),
  text: words(120),
  around: words(160),
  order: z.int(),
  hasTwins: z.boolean(),
  x: share,
  y: share,
  word: z.optional(z.object({ text: words(60), start: z.int(), x: share, y: share })),
  /** The title of the dialog it stood in. */
  layer: z.optional(words(120)),
})
export type Anchor = z.infer<typeof anchorSchema>

/** What of an element is compared. */
export type Traits = Pick<Anchor, 'tag' | 'role' | 'name' | 'text' | 'around' | 'order'>

/** The fingerprint kept with a comment; undefined where there is none that can be read: other people wrote it. */
export const anchorOf = ({ metadata }: Pick<Comment, 'metadata'>): Anchor | undefined =>
  anchorSchema.safeParse(metadata?.['anchor']).data
