import type { Synthesis } from '#contract/syntheses.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'
import { useSavedSyntheses } from './dashboard.queries.ts'
import { RecentList, type RecentRow } from './RecentList.tsx'

const SHOWN = 5

const timeOf = ({ updatedAt, createdAt }: Synthesis) => updatedAt ?? createdAt ?? ''

const rowOf = (synthesis: Synthesis): RecentRow => ({
  id: synthesis.id,
  to: paths.synthesisHistory(synthesis.id),
  title: synthesis.title || synthesis.query || copy.untitled,
  note: [
    synthesis.status === 'generating' && 'Being written',
    synthesis.documentIds && count(synthesis.documentIds.length, 'paper', 'papers'),
    relativeTime(timeOf(synthesis)),
  ]
    .filter(Boolean)
    .join(', '),
})

/** What somebody wrote last, newest first. */
export function RecentSyntheses() {
  const { data, isPending, isError, error, refetch, isFetching } = useSavedSyntheses()
  const newest = (data ?? []).toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))).slice(0, SHOWN)
  return (
    <Card
      title={copy.recentSyntheses}
      actions={
        newest.length > 0 && (
          <ButtonLink to={paths.synthesisHistory()} variant="ghost" size="small">
            {copy.allSyntheses}
          </ButtonLink>
        )
      }
    >
      {isPending ? (
        <Skeleton shape="row" lines={3} />
      ) : isError ? (
        <ErrorCard title={copy.synthesesFailed} error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : newest.length === 0 ? (
        <p className="text-ink-muted">{copy.noSyntheses}</p>
      ) : (
        <RecentList rows={newest.map(rowOf)} />
      )}
    </Card>
  )
}
