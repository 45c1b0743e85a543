import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { searchRunQuery, searchRunsQuery } from '#research/papers/papers.queries.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import type { PickProps } from './PickFromLibrary.tsx'
import { PickerList } from './PickerList.tsx'

/** The papers of a search made before; opening it is free. */
export function PickFromSearch({ selection, onSelect }: PickProps) {
  const [asked, setAsked] = useState<string>()
  const runs = useQuery(searchRunsQuery())
  const runId = asked ?? runs.data?.runs[0]?.runId
  const run = useQuery({ ...searchRunQuery(runId ?? ''), enabled: runId !== undefined })
  // A paper that is in no library yet cannot be worked with.
  const papers = run.data?.items.flatMap(({ paper, isOutside }) => (isOutside ? [] : [paper])) ?? []

  const failed = [runs, run].find(({ isError }) => isError)
  if (failed) {
    return <ErrorCard title="Your searches could not be loaded" of={failed} kept="Your choice is kept." />
  }
  if (runs.isPending) return <Skeleton shape="row" lines={5} />
  if (runId === undefined) {
    return <p className="py-8 text-center text-ink-muted">You have not searched yet. Your searches appear here.</p>
  }
  return (
    <>
      <label className="mb-3 block">
        <span className="sr-only">Search</span>
        <select
          value={runId}
          onChange={(event) => setAsked(event.target.value)}
          className="h-9 w-full truncate rounded-control border border-line-strong/60 bg-surface-raised px-2 pointer-coarse:h-11"
        >
          {(runs.data?.runs ?? []).map(({ runId: id, query, total, at }) => (
            <option key={id} value={id}>
              {query} ({count(total, 'paper', 'papers')}, {relativeTime(at)})
            </option>
          ))}
        </select>
      </label>
      {run.isPending ? (
        <Skeleton shape="row" lines={5} />
      ) : (
        <PickerList
          key={runId}
          label="Papers of the search"
          papers={papers}
          selection={selection}
          onSelect={(next) => onSelect(next, papers)}
        />
      )}
    </>
  )
}
