import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { librarySourcesApi, type LibrarySource } from '#contract/library-sources.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import type { Found } from '#research/papers/for-a-review.ts'
import { fetchWholeLibrary } from '#research/papers/papers.queries.ts'
import { sourceNameOf } from '#research/papers/source-name.ts'
import { earlierSources, librarySourcesQuery, sourceName } from '#research/papers/sources.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/api-query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { dayWords } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { useCollections } from '../model/review.queries.ts'
import { libraryGroups, type LibraryGroup } from './library-groups.ts'

const kinds: Record<LibraryGroup['kind'], string> = {
  import: 'Imported file',
  search: 'Search',
  collection: 'Collection',
}

type Row = { key: string; name: string; about: string; records: number; take: () => Promise<Found> }

/** A kept import as a source of the review: each of its records, with what was said of where they were found. */
async function foundIn(source: LibrarySource, sources: readonly LibrarySource[]): Promise<Found> {
  const { id, arm, search, searchedOn, importedAt } = source
  const { works } = await callApi(librarySourcesApi.works, { params: { id } })
  const updates = earlierSources(sources, id)
  return {
    arm,
    name: sourceName(source),
    ids: works,
    sourceId: id,
    ...(search !== undefined && { search: { query: search, at: searchedOn ?? importedAt } }),
    ...(source.interface !== undefined && { interface: source.interface }),
    ...(updates.length > 0 && { updates }),
  }
}

/** Imports, searches and collections of the library, to be taken into the review whole. */
export function ChooseSources({ onChosen }: { onChosen: (adding: Found[]) => void }) {
  const { state } = useReview()
  const client = useQueryClient()
  const { has } = useCapabilities()
  const library = useQuery({
    // Under the list's key: what an import or a change of the library makes stale is read anew at once.
    queryKey: [...keyOf(documentsApi.list), 'for-a-review'],
    queryFn: () => fetchWholeLibrary(client),
    staleTime: 10_000,
    structuralSharing: false,
  })
  const collections = useCollections(has('library'))
  const kept = useQuery({ ...librarySourcesQuery(), enabled: has('library-sources'), staleTime: 10_000 })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<unknown>()
  const rows = useMemo(() => {
    const sources = kept.data?.sources ?? []
    const groups = libraryGroups(library.data ?? [], collections.data ?? [], sources)
    const replaced = new Set(sources.flatMap(({ updates }) => updates ?? []))
    const added = new Map<string, number>()
    for (const { source } of state.records.values()) {
      if (source.sourceId !== undefined) added.set(source.sourceId, (added.get(source.sourceId) ?? 0) + 1)
    }
    return [
      ...sources.map((source): Row => {
        const linked = source.fresh + source.duplicates
        const inReview = added.get(source.id) ?? 0
        const about = [
          source.file,
          dayWords(source.importedAt),
          count(linked, 'record', 'records'),
          ...(replaced.has(source.id) ? ['there is a newer one'] : []),
          ...(inReview > 0 ? [`${inReview.toLocaleString('en')} in the review`] : []),
        ].join(' · ')
        return {
          key: `source ${source.id}`,
          name: sourceName(source),
          about,
          records: linked,
          take: () => foundIn(source, sources),
        }
      }),
      ...groups.map(({ key, kind, name, ids }): Row => {
        const known = ids.filter((each) => state.records.has(each)).length
        const about = `${kinds[kind]} · ${count(ids.length, 'paper', 'papers')}${known > 0 ? `, ${known.toLocaleString('en')} in the review` : ''}`
        const found: Found = { arm: 'databases', name: sourceNameOf(name).slice(0, 200), ids }
        return { key, name, about, records: ids.length, take: () => Promise.resolve(found) }
      }),
    ]
  }, [library.data, collections.data, kept.data, state])
  const of = rows.filter(({ key }) => chosen.has(key))
  const records = of.reduce((sum, row) => sum + row.records, 0)
  const [goOn, isGoing] = useOnce(async () => {
    setError(undefined)
    try {
      onChosen(await Promise.all(of.map((row) => row.take())))
    } catch (failure) {
      setError(failure)
    }
  })
  const failed = library.error ?? kept.error
  if (failed) {
    const retry = () => void (library.error ? library.refetch() : kept.refetch())
    return <ErrorCard title="Your library could not be read" error={failed} onRetry={retry} />
  }
  if (library.isPending || (kept.isPending && kept.isFetching)) return <Skeleton shape="row" lines={3} />
  if (rows.length === 0) {
    return (
      <p className="text-ink-muted">
        No imported file, search or collection of your own yet. Import what the databases exported: each file becomes a
        source.
      </p>
    )
  }
  return (
    <div className="space-y-3">
      <ul className="scroll-quiet max-h-72 divide-y divide-line overflow-y-auto">
        {rows.map(({ key, name, about }) => (
          <li key={key} className="flex items-start justify-between gap-3 py-2">
            <Checkbox
              label={
                <>
                  <span className="wrap-anywhere">{name}</span>
                  <span className="block text-xs wrap-anywhere text-ink-muted">{about}</span>
                </>
              }
              checked={chosen.has(key)}
              onChange={(isOn) =>
                setChosen((before) => new Set(isOn ? [...before, key] : [...before].filter((each) => each !== key)))
              }
            />
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <ErrorCard title="These sources could not be read" error={error} kept="Your choice is kept." />
      )}
      <Button variant="primary" busy={isGoing} disabled={of.length === 0} onClick={() => goOn()}>
        Go on with {count(records, 'record', 'records')}
      </Button>
    </div>
  )
}
