import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { synthesesApi } from '#contract/syntheses.ts'
import { ResultPicture } from '#research/pictures/ResultPicture.tsx'
import { apiQuery } from '#shared/api/query.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { canvasCopy as copy } from './canvas.copy.ts'

/** No review is named in the address: choose one, or begin one. */
export function CanvasChooser() {
  const read = useQuery(apiQuery(synthesesApi.list, {}))
  const { data, isPending, isError } = read
  const reviews = (data ?? []).filter(({ kind }) => kind === 'narrative')
  return (
    <ReadingFrame>
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {isPending ? (
        <Skeleton lines={5} />
      ) : isError ? (
        <ErrorCard title={copy.loadFailed} of={read} />
      ) : reviews.length === 0 ? (
        <EmptyState
          picture={<ResultPicture page="narrativeReview" isSmall />}
          title={copy.chooseEmpty}
          action={
            <ButtonLink to="/narrative-review" variant="primary">
              {copy.begin}
            </ButtonLink>
          }
        >
          {copy.chooseEmptyBody}
        </EmptyState>
      ) : (
        <section aria-labelledby="canvas-choose">
          <h2 id="canvas-choose" className="mb-2 text-lg font-semibold">
            {copy.choose}
          </h2>
          <ul className="divide-y divide-line">
            {reviews.map((row) => (
              <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
                <Link
                  to={`/synthesis/canvas?id=${encodeURIComponent(row.id)}`}
                  className="font-serif underline-offset-2 hover:underline"
                >
                  {row.title}
                </Link>
                <span className="text-sm text-ink-muted">{row.updatedAt ? relativeTime(row.updatedAt) : ''}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ReadingFrame>
  )
}
