import { useQueries } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

import { pathIdSchema } from '#contract/identifiers.ts'
import type { SearchRun } from '#contract/search.ts'
import { searchRunQuery } from '#research/papers/papers.queries.ts'
import { compareRuns } from '#science/search/compare-runs.ts'
import { ApiError, statusOf } from '#shared/api/errors.ts'
import { momentWords } from '#shared/format/dates.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { ComparedList } from './ComparedList.tsx'
import { historyCopy as copy } from './history.copy.ts'

const isId = (id: string) => pathIdSchema.safeParse(id).success

/** Two searches side by side: what came, what went, what stayed. */
export function CompareRuns({ first, second }: { first: string; second: string }) {
  const runs = useQueries({
    queries: [first, second].map((id) => ({ ...searchRunQuery(id), enabled: isId(id) })),
  })
  const back = (
    <Link to={paths.searchHistory()} className="inline-flex items-center gap-1.5 text-accent hover:underline">
      <ArrowLeft size={16} aria-hidden />
      {copy.back}
    </Link>
  )
  const [one, other] = runs
  const error = !isId(first) || !isId(second) ? new ApiError(404, undefined) : (one?.error ?? other?.error)
  return (
    <ListFrame
      toolbar={
        <>
          <div className="mb-3">{back}</div>
          <PageTitle lead={copy.scope}>{copy.comparing}</PageTitle>
        </>
      }
    >
      {one?.data && other?.data ? (
        <Compared first={one.data} second={other.data} />
      ) : statusOf(error) === 404 ? (
        <EmptyState title={copy.compareGone} />
      ) : error ? (
        <ErrorCard
          title={copy.compareFailed}
          error={error}
          kept={copy.failedKept}
          onRetry={() => void Promise.all(runs.map(({ refetch }) => refetch()))}
        />
      ) : (
        <Skeleton shape="card" lines={5} />
      )}
    </ListFrame>
  )
}

function Compared({ first, second }: { first: SearchRun; second: SearchRun }) {
  const { added, gone, both } = compareRuns(first.items, second.items)
  return (
    <div className="space-y-6">
      <dl className="grid gap-4 sm:grid-cols-2">
        {[[copy.first, first] as const, [copy.second, second] as const].map(([name, run]) => (
          <div key={name} className="rounded-card border border-line bg-surface p-5">
            <dt className="text-xs text-ink-muted">
              {name}, {momentWords(run.at)}
            </dt>
            <dd>
              <Link
                to={paths.search({ q: run.query, run: run.runId })}
                className="font-medium wrap-anywhere hover:text-accent hover:underline"
              >
                {run.query}
              </Link>
              <span className="block text-ink-muted">
                {[copy.papers(run.items.length), ...run.perSource.map(({ label }) => label)].join(' · ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <ComparedList title={copy.added} hits={added} />
      <ComparedList title={copy.gone} hits={gone} />
      <ComparedList title={copy.both} hits={both} />
    </div>
  )
}
