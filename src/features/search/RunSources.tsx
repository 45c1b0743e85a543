import { TriangleAlert } from 'lucide-react'

import type { SearchRun } from '#contract/search.ts'
import { count } from '#shared/format/count.ts'

/** What was asked of each source, as it was understood there, and what came of it. */
export function RunSources({ run }: { run: SearchRun }) {
  const asked = [...new Set(run.perSource.map(({ queryRun }) => queryRun))]
  const at = new Date(run.at)
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-muted">
      {run.perSource.map(({ source, label, hits, error }) => (
        <div key={source} className="flex items-center gap-1">
          <dt>{label}:</dt>
          <dd className="font-semibold text-ink">
            {error ? (
              <span className="inline-flex items-center gap-1 text-state-red">
                <TriangleAlert size={12} aria-hidden /> not searched: {error}
              </span>
            ) : (
              count(hits, 'hit', 'hits')
            )}
          </dd>
        </div>
      ))}
      {asked.map((query) => (
        <div key={query} className="flex min-w-0 gap-1">
          <dt className="shrink-0">Searched as:</dt>
          <dd className="min-w-0 font-mono break-words">{query}</dd>
        </div>
      ))}
      {!Number.isNaN(at.getTime()) && (
        <div className="flex gap-1">
          <dt>On:</dt>
          <dd>
            <time dateTime={run.at}>{at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </dd>
        </div>
      )}
    </dl>
  )
}
