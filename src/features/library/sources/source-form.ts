import * as z from 'zod/mini'

import { sourceArms, type LibrarySource } from '#contract/library-sources.ts'
import { SEARCH_MAX } from '#contract/paging.ts'
import { sourceName } from '#research/papers/sources.queries.ts'

import { sourcesCopy as copy } from './sources.copy.ts'

/** What is said of a source, as text fields. */
export type SourceFields = { name: string; arm: string; search: string; searchedOn: string; interface: string }

const orNull = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most, `Use at most ${most.toLocaleString('en')} characters.`)),
    z.transform((value) => value.trim() || null),
  )

export const sourceForm = z.object({
  name: orNull(200),
  arm: z.enum(sourceArms),
  search: orNull(SEARCH_MAX),
  searchedOn: z.pipe(
    z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, copy.wrongDay)),
    z.transform((value) => value || null),
  ),
  interface: orNull(200),
})

export const fieldsOfSource = (source: LibrarySource): SourceFields => ({
  name: sourceName(source),
  arm: source.arm,
  search: source.search ?? '',
  searchedOn: source.searchedOn ?? '',
  interface: source.interface ?? '',
})
