import * as z from 'zod/mini'

import { idSchema } from './identifiers.ts'

/** Rows of one page of a list, at most. */
export const PAGE_LIMIT_MAX = 500

/** What every list of ours takes: `cursor` is the `next` of the page before, `limit` the rows wanted (1 to 500). */
export const pageFields = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
}
export const pageQuerySchema = z.optional(z.object(pageFields))

/** What every list of ours adds to its rows: how many there are in all, and the cursor of the next page if there is one. */
export const pageEnd = { total: z.int(), next: z.optional(z.string()) }

/** One page of a list: its rows by their name, and its end. */
export const pageOf = <K extends string, S extends z.ZodMiniType>(name: K, row: S) =>
  z.object({ [name]: z.array(row), ...pageEnd } as { [key in K]: z.ZodMiniArray<S> } & typeof pageEnd)

/** One key for one intended write, made by the page: sent again after a lost reply it is answered and not done again. */
export const clientKeySchema = z.optional(z.string().check(z.minLength(8), z.maxLength(64)))

/** A day in the form `2026-11-30`, which it may have without being one. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** The 30th of February has the form of a day and is none. */
const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** A calendar day that there is, without a time. */
export const realDaySchema = daySchema.check(z.refine(isDay))

/** Characters of a search string as a database was asked: those of a large review take pages. */
export const SEARCH_MAX = 20_000

/** Somebody as others are shown them. */
export const personSchema = z.object({ userId: idSchema, name: z.string() })
export type Person = z.infer<typeof personSchema>
