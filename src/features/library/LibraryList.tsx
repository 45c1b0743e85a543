import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { librarySorts, type LibrarySort } from '#contract/documents.ts'
import { librarySizeQuery, type LibraryScope } from '#research/papers/papers.queries.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { EmptyLibrary } from './EmptyLibrary.tsx'
import type { LibraryLook } from './library-address.ts'
import { libraryCopy as copy } from './library.copy.ts'
import { LibraryTable } from './LibraryTable.tsx'
import { isNarrowed, NarrowedTo } from './organise/NarrowedTo.tsx'
import { sortNames } from './organise/organise.copy.ts'
import { TextFilter } from './TextFilter.tsx'
import type { useKeptChoice } from './use-kept-choice.ts'
import type { useLibraryRows } from './use-library-rows.ts'

const scopes: readonly LibraryScope[] = ['all', 'own', 'starter']
const sortOptions = librarySorts.map((value) => ({ value, label: sortNames[value] }))

type Props = {
  look: LibraryLook
  onLook: (change: Partial<LibraryLook>) => void
  library: ReturnType<typeof useLibraryRows>
  choice: ReturnType<typeof useKeptChoice>
  /** Stands beside the filter, where the window has no room for a sidebar. */
  organise: ReactNode
  isOrganised: boolean
}

/** The papers of one scope, narrowed by words and places. */
export function LibraryList({ look, onLook, library, choice, organise, isOrganised }: Props) {
  const { scope, text, place, sort } = look
  const sizes: Record<LibraryScope, number | undefined> = {
    all: useQuery(librarySizeQuery('all')).data?.total,
    own: useQuery(librarySizeQuery('own')).data?.total,
    starter: useQuery(librarySizeQuery('starter')).data?.total,
  }
  return (
    <Tabs
      label={copy.libraries}
      value={scope}
      onValueChange={(value) => onLook({ scope: scopes.find((each) => each === value) ?? 'all' })}
      tabs={scopes.map((value) => {
        const count = sizes[value]
        return { value, label: copy.scopes[value], ...(count !== undefined && { count }) }
      })}
    >
      <TabPanel value={scope}>
        <div className="flex flex-wrap items-start gap-x-3 max-sm:pb-3">
          <div className="min-w-0 flex-1 basis-full sm:basis-0">
            <TextFilter
              key={scope}
              text={text}
              onText={(value) => onLook({ text: value })}
              found={text === '' && !isNarrowed(place) ? undefined : library.total}
            />
          </div>
          {organise}
          {isOrganised && (
            <SelectField
              label={copy.order}
              labelHidden
              options={sortOptions}
              value={sort}
              onChange={(event) => onLook({ sort: event.target.value as LibrarySort })}
            />
          )}
        </div>
        <NarrowedTo place={place} onPlace={(next) => onLook({ place: next })} />
        <Rows look={look} onLook={onLook} library={library} choice={choice} />
      </TabPanel>
    </Tabs>
  )
}

function Rows({ look, onLook, library, choice }: Pick<Props, 'look' | 'onLook' | 'library' | 'choice'>) {
  const { scope, text, place, sort, opened } = look
  if (library.error) {
    return <ErrorCard title={copy.failed} of={library} kept={copy.kept} />
  }
  if (library.isPending) return <Skeleton shape="row" lines={10} className="pt-2" />
  if (library.papers.length === 0) {
    if (isNarrowed(place)) return <EmptyState title={copy.nothingHere}>{copy.nothingHereBody}</EmptyState>
    if (text === '') return <EmptyLibrary />
    return <EmptyState title={copy.nothingMatches(text)}>{copy.nothingMatchesBody}</EmptyState>
  }
  return (
    <LibraryTable
      key={JSON.stringify([scope, text, place, sort])}
      papers={library.papers}
      total={library.total}
      rows={library.rows}
      onEnd={library.onEnd}
      onSight={library.onSight}
      range={library.range}
      selection={choice.selection}
      onSelect={choice.select}
      opened={opened}
      onOpen={(id) => onLook({ opened: id === opened ? undefined : id })}
    />
  )
}
