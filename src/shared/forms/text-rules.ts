import * as z from 'zod/mini'

/** A text that must be given, trimmed. `words` are said where there is none; without them it is refused in silence. */
// A function says them: an empty sentence given as it is would become zod's own words.
export const neededText = (words = '') => z.string().check(z.trim(), z.minLength(1, { error: () => words }))

/** An e-mail address, trimmed. `words` are said where it is none. */
export const emailText = (words: string) => z.string().check(z.trim(), z.email(words))

/** A text that may be left open: blank, it is not sent. */
export const openText = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || undefined),
)

/** A text of at most `max` characters, which is what the server keeps. */
export const textUpTo = (max: number) =>
  z.string().check(z.maxLength(max, `At most ${max.toLocaleString('en')} characters can be kept. Shorten it.`))
