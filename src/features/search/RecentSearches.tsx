import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { searchRunsQuery } from '#research/papers/papers.queries.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'

const SHOWN = 6

/** The last searches; opening one again is free. Silent where there are none, or where they cannot be read. */
export function RecentSearches() {
  const { data } = useQuery(searchRunsQuery())
  const runs = data?.runs ?? []
  if (runs.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className="mt-8 max-w-reading min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent-searches" className="text-base font-semibold">
          Recent searches
        </h2>
        {runs.length > SHOWN && (
          <Link to={paths.searchHistory()} className="text-accent underline-offset-2 hover:underline">
            All {runs.length}
          </Link>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {runs.slice(0, SHOWN).map((run) => (
          <li key={run.runId}>
            <Link
              to={paths.search({ q: run.query, run: run.runId })}
              className="group flex flex-wrap items-baseline justify-between gap-x-4 rounded-control px-1 py-2.5"
            >
              <span className="min-w-0 font-medium wrap-anywhere group-hover:text-accent">{run.query}</span>
              <span className="text-ink-muted">
                {count(run.total, 'paper', 'papers')}, {relativeTime(run.at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
