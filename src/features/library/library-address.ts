import { librarySorts, type LibrarySort } from '#contract/documents.ts'
import type { FilterLook } from '#contract/library-filters.ts'
import { readingStates } from '#contract/papers.ts'
import type { LibraryScope } from '#research/papers/papers.queries.ts'

import { reportNames, type LibraryReport } from './library.copy.ts'
import type { LibraryPlace } from './organise/LibrarySidebar.tsx'
import { TEXT_MAX } from './TextFilter.tsx'

const scopes: readonly LibraryScope[] = ['all', 'own', 'starter']
const reports = Object.keys(reportNames) as LibraryReport[]

/** What of the library is looked at: all of it stands in the address, so that it can be linked and comes back. */
export type LibraryLook = {
  scope: LibraryScope
  text: string
  place: LibraryPlace
  sort: LibrarySort
  /** A paper whose details stand beside the list. */
  opened: string | undefined
  /** A look at what is wrong with the library, instead of the list. */
  report: LibraryReport | undefined
  /** Of the report on sources: the one that is opened. */
  source: string | undefined
}

/** Anything the address may hold; what is not known there counts as absent. */
export function readLook(address: URLSearchParams): LibraryLook {
  const known = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === address.get(name))
  return {
    scope: known('scope', scopes) ?? 'all',
    text: (address.get('text') ?? '').slice(0, TEXT_MAX),
    place: {
      collection: address.get('collection') ?? undefined,
      tag: address.get('tag') ?? undefined,
      reading: known('reading', readingStates),
      files: known('files', ['with', 'without'] as const),
    },
    sort: known('sort', librarySorts) ?? 'added',
    opened: address.get('paper') ?? undefined,
    report: known('report', reports),
    source: address.get('source') ?? undefined,
  }
}

/** A look as it is kept under a name: what is as at the beginning is left out. */
export function filterOf({ scope, text, place, sort }: LibraryLook): FilterLook {
  const { collection, tag, reading, files } = place
  return {
    ...(scope !== 'all' && { scope }),
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(collection !== undefined && { collection }),
    ...(tag !== undefined && { tag }),
    ...(reading !== undefined && { reading }),
    ...(files !== undefined && { files }),
    ...(sort !== 'added' && { sort }),
  }
}

export const isSameFilter = (one: FilterLook, other: FilterLook) =>
  JSON.stringify(filterOf(lookOf(one))) === JSON.stringify(filterOf(lookOf(other)))

/** The look that a filter opens: the list, narrowed as the filter says and to nothing else. */
export const lookOf = ({ scope = 'all', text = '', sort = 'added', ...place }: FilterLook): LibraryLook => ({
  scope,
  text,
  sort,
  place: { collection: place.collection, tag: place.tag, reading: place.reading, files: place.files },
  opened: undefined,
  report: undefined,
  source: undefined,
})

/** The address of a look; what is as at the beginning is left out, and so is what others put there never lost. */
export function writeLook(address: URLSearchParams, look: Partial<LibraryLook>): URLSearchParams {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string | undefined) => {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  if ('scope' in look) put('scope', look.scope === 'all' ? undefined : look.scope)
  if ('text' in look) put('text', look.text)
  if ('sort' in look) put('sort', look.sort === 'added' ? undefined : look.sort)
  if ('opened' in look) put('paper', look.opened)
  if ('report' in look) {
    put('report', look.report)
    put('source', undefined)
  }
  if ('source' in look) put('source', look.source)
  if (look.place) {
    put('collection', look.place.collection)
    put('tag', look.place.tag)
    put('reading', look.place.reading)
    put('files', look.place.files)
  }
  return next
}
