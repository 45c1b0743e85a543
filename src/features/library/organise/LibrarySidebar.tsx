import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { readingStates, type ReadingState } from '#contract/papers.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'

import type { LibraryReport } from '../library.copy.ts'
import { CollectionList } from './CollectionList.tsx'
import { fileNames, readingNames } from './organise.copy.ts'
import { libraryFacetsQuery } from './organise.queries.ts'
import { SidebarEntry } from './SidebarEntry.tsx'

/** What the list is narrowed to, as the address has it. */
export type LibraryPlace = {
  collection?: string | undefined
  tag?: string | undefined
  reading?: ReadingState | undefined
  files?: 'with' | 'without' | undefined
}

type Props = {
  place: LibraryPlace
  onPlace: (place: LibraryPlace) => void
  onReport: (report: LibraryReport) => void
  /** Whether this server keeps a ledger of what was imported. */
  hasSources: boolean
  /** Whether it keeps relations, merges and removed papers. */
  hasCare: boolean
  /** Whether this server keeps files of papers. */
  hasFiles: boolean
  /** Stands above everything else. */
  children?: ReactNode
}

const TAGS_SHOWN = 12

/** Ways into a large library: folders, reading state, tags, and what is wrong with it. */
export function LibrarySidebar({ place, onPlace, onReport, hasFiles, hasSources, hasCare, children }: Props) {
  const { data } = useQuery(libraryFacetsQuery())
  const [isLong, setIsLong] = useState(false)
  const tags = data?.tags ?? []
  const shown = isLong ? tags : tags.filter(({ name }, index) => index < TAGS_SHOWN || name === place.tag)
  return (
    <nav aria-label="Library" className="space-y-5">
      {children}
      <CollectionList chosen={place.collection} onChoose={(collection) => onPlace({ ...place, collection })} />
      <section aria-label="Reading">
        <div className="flex items-center justify-between">
          <h2 className="text-xs font-semibold text-ink-muted">Reading</h2>
          <HelpLink article="organising-the-library" about="keeping order" className="-my-1" />
        </div>
        <ul>
          {readingStates.map((state) => (
            <li key={state}>
              <SidebarEntry
                name={readingNames[state]}
                count={data?.reading.find((each) => each.state === state)?.count}
                isChosen={place.reading === state}
                onClick={() => onPlace({ ...place, reading: place.reading === state ? undefined : state })}
              />
            </li>
          ))}
        </ul>
      </section>
      {hasFiles && (
        <section aria-label="Files">
          <h2 className="text-xs font-semibold text-ink-muted">Files</h2>
          <ul>
            {(['with', 'without'] as const).map((files) => (
              <li key={files}>
                <SidebarEntry
                  name={fileNames[files]}
                  isChosen={place.files === files}
                  onClick={() => onPlace({ ...place, files: place.files === files ? undefined : files })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section aria-label="Tags">
          <h2 className="text-xs font-semibold text-ink-muted">Tags</h2>
          <ul>
            {shown.map(({ name, count }) => (
              <li key={name}>
                <SidebarEntry
                  name={name}
                  count={count}
                  isChosen={place.tag === name}
                  onClick={() => onPlace({ ...place, tag: place.tag === name ? undefined : name })}
                />
              </li>
            ))}
          </ul>
          {tags.length > TAGS_SHOWN && (
            <Button size="small" variant="ghost" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
              {isLong ? 'Fewer tags' : `All ${tags.length} tags`}
            </Button>
          )}
        </section>
      )}
      <section aria-label="Care">
        <h2 className="text-xs font-semibold text-ink-muted">Care</h2>
        <ul>
          {hasSources && (
            <li>
              <SidebarEntry name="Sources" isChosen={false} onClick={() => onReport('sources')} />
            </li>
          )}
          <li>
            <SidebarEntry name="Possible duplicates" isChosen={false} onClick={() => onReport('duplicates')} />
          </li>
          {hasCare && (
            <li>
              <SidebarEntry name="Possible relations" isChosen={false} onClick={() => onReport('relations')} />
            </li>
          )}
          <li>
            <SidebarEntry name="Missing fields" isChosen={false} onClick={() => onReport('missing')} />
          </li>
          {hasCare && (
            <li>
              <SidebarEntry name="Trash" isChosen={false} onClick={() => onReport('trash')} />
            </li>
          )}
        </ul>
      </section>
    </nav>
  )
}
