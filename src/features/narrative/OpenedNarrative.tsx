import type { ReactNode } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { useAnalysis } from '#research/analyses/analysis.queries.ts'
import { statusOf } from '#shared/api/errors.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { narrativeCopy as copy } from './narrative.copy.ts'

type Props = { id: string; children: (analysis: Synthesis) => ReactNode }

/** A review as soon as it is here; until then its shape, and what is wrong where it does not come. */
export function OpenedNarrative({ id, children }: Props) {
  const read = useAnalysis(id)
  const { data, isPending, error } = read
  if (data) return children(data)
  const isGone = statusOf(error) === 404 || error?.name === 'BadParameterError'
  return (
    <ListFrame toolbar={<PageTitle>{isGone ? copy.notFound : copy.title}</PageTitle>}>
      {isPending ? (
        <Skeleton lines={8} />
      ) : isGone ? (
        <EmptyState action={<ButtonLink to="/narrative-review">{copy.another}</ButtonLink>}>
          {copy.notFoundBody}
        </EmptyState>
      ) : (
        <ErrorCard title={copy.loadFailed} of={read} />
      )}
    </ListFrame>
  )
}
