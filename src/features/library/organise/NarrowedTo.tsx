import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'

import { fileNames, readingNames } from './organise.copy.ts'
import { collectionsQuery } from './organise.queries.ts'
import type { LibraryPlace } from './LibrarySidebar.tsx'

type Props = { place: LibraryPlace; onPlace: (place: LibraryPlace) => void }

// oxlint-disable-next-line react/only-export-components
export const isNarrowed = ({ collection, tag, reading, files }: LibraryPlace) =>
  collection !== undefined || tag !== undefined || reading !== undefined || files !== undefined

/** What the list is narrowed to, and the way out of each. */
export function NarrowedTo({ place, onPlace }: Props) {
  const { data } = useQuery({ ...collectionsQuery(), enabled: place.collection !== undefined })
  if (!isNarrowed(place)) return null
  const collection = data?.collections.find(({ id }) => id === place.collection)?.name ?? 'Collection'
  const entries = [
    ...(place.collection === undefined ? [] : [{ name: collection, without: { ...place, collection: undefined } }]),
    ...(place.tag === undefined ? [] : [{ name: place.tag, without: { ...place, tag: undefined } }]),
    ...(place.reading === undefined
      ? []
      : [{ name: readingNames[place.reading], without: { ...place, reading: undefined } }]),
    ...(place.files === undefined ? [] : [{ name: fileNames[place.files], without: { ...place, files: undefined } }]),
  ]
  return (
    <ul aria-label="Narrowed to" className="mb-3 flex flex-wrap gap-1.5">
      {entries.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`No longer only ${name}`}
            onClick={() => onPlace(without)}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-control bg-accent-soft px-2.5 pointer-coarse:min-h-11"
          >
            <span className="truncate">{name}</span>
            <X size={14} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
