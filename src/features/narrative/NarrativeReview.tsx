import { useSearchParams } from 'react-router-dom'

import { useAnalysis } from '#platform/analyses/analysis.queries.ts'
import { CapabilityGate } from '#platform/papers/CapabilityGate.tsx'
import { statusOf } from '#shared/api/errors.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { copy } from './narrative.copy.ts'
import { NarrativeDesk } from './NarrativeDesk.tsx'
import { NarrativeStart, type Picker } from './NarrativeStart.tsx'

const ID = /^[A-Za-z0-9_-]{1,128}$/

/** Begins a narrative review, or opens the one that the address names. */
export function NarrativeReview({ picker }: { picker: Picker }) {
  const [search] = useSearchParams()
  const id = search.get('id')
  const documents = (search.get('documents') ?? '').split(',').filter((each) => ID.test(each))
  return (
    <CapabilityGate capability="analyses" title={copy.title}>
      {id === null ? <NarrativeStart picker={picker} documents={documents} /> : <Opened key={id} id={id} />}
    </CapabilityGate>
  )
}

function Opened({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useAnalysis(id)
  if (data) return <NarrativeDesk analysis={data} />
  const isGone = statusOf(error) === 404 || error?.name === 'BadParameterError'
  return (
    <ListFrame toolbar={<PageTitle>{isGone ? copy.notFound : copy.title}</PageTitle>}>
      {isPending ? (
        <Skeleton lines={8} />
      ) : isGone ? (
        <EmptyState title={copy.notFound} action={<ButtonLink to="/narrative-review">{copy.start}</ButtonLink>}>
          {copy.notFoundBody}
        </EmptyState>
      ) : (
        <ErrorCard title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
    </ListFrame>
  )
}
