import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'

import { librarySources, type SearchRun } from '#contract/search.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { count } from '#shared/format/count.ts'
import { momentWords } from '#shared/format/dates.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { activeFilters } from './facets.ts'
import { searchCopy as copy } from './search.copy.ts'
import { filtersOfRun } from './search-filters.ts'
import { SourceQueries } from './SourceQueries.tsx'

type Report = SearchRun['perSource'][number]

const isLibrary = ({ source }: Report) => (librarySources as readonly string[]).includes(source)

const amount = ({ hits, taken }: Report) =>
  taken !== undefined && taken < hits
    ? `${count(hits, 'hit', 'hits')}, ${taken.toLocaleString('en-US')} taken`
    : count(hits, 'hit', 'hits')

/** What was asked of each source, as it was understood there, and what came of it. */
export function RunSources({ run }: { run: SearchRun }) {
  const [isOpen, setOpen] = useState(false)
  const asked = [...new Set(run.perSource.filter(isLibrary).map(({ queryRun }) => queryRun))]
  const outside = run.perSource.filter((report) => !isLibrary(report))
  const at = new Date(run.at)
  return (
    <div className="space-y-2 text-xs text-ink-muted">
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {run.perSource.map((report) => (
          <div key={report.source} className="flex items-center gap-1">
            <dt>{report.label}:</dt>
            <dd className="font-semibold text-ink">
              {report.pending ? (
                <span role="status">{copy.stillAsked(report.pending.ahead)}</span>
              ) : report.error ? (
                <span className="inline-flex items-center gap-1 text-state-red">
                  <TriangleAlert size={12} aria-hidden className="shrink-0" /> not searched: {report.error}
                </span>
              ) : (
                amount(report)
              )}
            </dd>
          </div>
        ))}
        {asked.map((query) => (
          <div key={query} className="flex min-w-0 gap-1">
            <dt className="shrink-0">Searched as:</dt>
            <dd className="min-w-0 font-mono wrap-anywhere">{query}</dd>
          </div>
        ))}
        {run.filters && (
          <div className="flex min-w-0 gap-1">
            <dt className="shrink-0">{copy.narrowedTo}</dt>
            <dd className="min-w-0 text-ink">
              {activeFilters(filtersOfRun(run.filters))
                .map(({ label }) => label)
                .join(' · ')}
            </dd>
          </div>
        )}
        {!Number.isNaN(at.getTime()) && (
          <div className="flex gap-1">
            <dt>On:</dt>
            <dd className="flex items-center gap-1">
              <time dateTime={run.at}>{momentWords(run.at)}</time>
              <HelpLink article="building-a-search" about="searches that can be repeated" className="-my-2" />
            </dd>
          </div>
        )}
      </dl>
      {outside.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex h-6 items-center gap-1 rounded-control font-medium text-accent hover:underline"
          >
            How each source was asked
            <ChevronDown size={16} aria-hidden className={classNames('transition-transform', isOpen && 'rotate-180')} />
          </button>
          {isOpen && <SourceQueries reports={outside} />}
        </>
      )}
    </div>
  )
}
