import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'

import type { Synthesis } from '#contract/syntheses.ts'
import { analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { papersForReview, readForReview, stateForReview } from '#research/papers/for-a-review.ts'
import { ResultPicture } from '#research/pictures/ResultPicture.tsx'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { useReviewAddress } from '../model/review-address.ts'
import { useReviews } from '../model/review.queries.ts'
import { ReplayDialog } from '../flow/ReplayDialog.tsx'
import { ExampleButton } from './ExampleButton.tsx'
import { NewReviewForm } from './NewReviewForm.tsx'
import { startCopy as copy } from './start.copy.ts'

type Kind = 'systematic' | 'scoping' | 'collaborative'

/** What comes out is drawn at these pages. */
const pages = {
  systematic: 'systematicReview',
  scoping: 'scopingReview',
  collaborative: 'collaborativeSynthesis',
} as const

/** The reviews of a person, and the way to a new one. */
export function ReviewStart({ kind }: { kind: Kind }) {
  const read = useReviews()
  const { data, error, isPending } = read
  const [isAsked, setAsked] = useState(false)
  const [isReplaying, setReplaying] = useState(false)
  const { to } = useReviewAddress()
  const { state } = useLocation()
  const carried = useMemo(() => readForReview(state), [state])
  const words = copy[kind]
  // A server that does not say what kind a review is has it in every list.
  const shown = (data ?? []).filter(({ projectId, subtype, ownRole }) => {
    if (carried && (ownRole ?? 'owner') !== 'owner') return false
    return kind === 'collaborative' ? projectId != null : subtype == null || subtype === kind
  })
  const isNew = isAsked || (data !== undefined && shown.length === 0)
  return (
    <>
      <PageTitle
        lead={words.lead}
        actions={
          <>
            <Button onClick={() => setReplaying(true)}>Open an audit bundle</Button>
            {!isNew && (
              <Button variant="primary" onClick={() => setAsked(true)}>
                New review
              </Button>
            )}
          </>
        }
      >
        {words.title}
      </PageTitle>
      {carried && (
        <p role="status" className="mb-6 rounded-card bg-accent-soft px-4 py-3">
          {count(papersForReview(carried).length, 'paper comes', 'papers come')} along.{' '}
          {isNew ? copy.carriedNew : copy.carried}
        </p>
      )}
      {isReplaying && <ReplayDialog onClose={() => setReplaying(false)} />}
      {isPending && <Skeleton shape="row" lines={4} />}
      {error && <ErrorCard title={copy.listFailed} of={read} />}
      {isNew && (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
          <Card as="div">
            <NewReviewForm
              key={kind}
              kind={kind}
              carried={carried}
              {...(shown.length > 0 && { onCancel: () => setAsked(false) })}
            />
          </Card>
          {shown.length === 0 && (
            <EmptyState
              picture={<ResultPicture page={pages[kind]} isSmall />}
              title={words.empty}
              action={<ExampleButton kind={kind} />}
            >
              {copy.example}
            </EmptyState>
          )}
        </div>
      )}
      {!isNew && shown.length > 0 && (
        <Table
          caption="Your reviews"
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              header: 'Review',
              cell: (row) => (
                <Link
                  to={to(carried ? { id: row.id, stage: 'records' } : { id: row.id })}
                  state={carried && stateForReview(carried)}
                  className="font-serif text-ink underline-offset-2 hover:underline"
                >
                  {row.title ?? 'Untitled review'}
                </Link>
              ),
            },
            ...(kind === 'collaborative'
              ? [{ key: 'kind', header: 'Kind', width: '15rem', cell: analysisLabel } satisfies Column<Synthesis>]
              : []),
            {
              key: 'records',
              header: 'Papers',
              align: 'right',
              width: '6rem',
              cell: (row) => row.documentIds?.length ?? 0,
            },
            {
              key: 'role',
              header: 'You',
              width: '9rem',
              cell: ({ ownRole }) => <Badge>{ownRole ?? 'owner'}</Badge>,
            },
            { key: 'at', header: 'Changed', width: '9rem', cell: (row) => relativeTime(row.updatedAt) || '–' },
          ]}
        />
      )}
    </>
  )
}
