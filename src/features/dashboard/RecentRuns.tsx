import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'
import { useSearchRuns } from './dashboard.queries.ts'
import { RecentList } from './RecentList.tsx'

const SHOWN = 5

/** The last searches, where the server keeps them. */
export function RecentRuns() {
  const { isOffered, data, isPending, isError, error, refetch, isFetching } = useSearchRuns()
  if (!isOffered) return null
  const rows = (data?.runs ?? []).slice(0, SHOWN).map((run) => ({
    id: run.runId,
    to: paths.search({ q: run.query, run: run.runId }),
    title: run.query,
    note: `${count(run.total, 'paper', 'papers')}, ${relativeTime(run.at)}`,
  }))
  return (
    <Card title={copy.recentSearches}>
      {isPending ? (
        <Skeleton shape="row" lines={3} />
      ) : isError ? (
        <ErrorCard title={copy.searchesFailed} error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : rows.length === 0 ? (
        <p className="text-ink-muted">{copy.noSearches}</p>
      ) : (
        <RecentList rows={rows} />
      )}
    </Card>
  )
}
