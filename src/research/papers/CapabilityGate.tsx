import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Capability } from '#contract/capabilities.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'

type Props = {
  capability: Capability
  title: string
  /** What stands here on a server without it: the part of the page that the two texts know. */
  otherwise?: ReactNode
  children: ReactNode
}

/** A page that needs more of the server than the two texts ask for: it is said where that is not to be had. */
export function CapabilityGate({ capability, title, otherwise, children }: Props) {
  const read = useQuery(capabilitiesQuery())
  const { data, error } = read
  if (data?.features.includes(capability)) return children
  if (data && otherwise !== undefined) return otherwise
  return (
    <ListFrame>
      <PageTitle>{title}</PageTitle>
      {data && (
        <EmptyState title={`This server does not offer ${title.toLowerCase()}`}>
          Everything else works as before. Who runs the server can switch it on.
        </EmptyState>
      )}
      {!data && error && <ErrorCard title={`${title} could not be opened`} of={read} kept="Nothing is lost." />}
      {!data && !error && <Skeleton shape="card" lines={3} />}
    </ListFrame>
  )
}
