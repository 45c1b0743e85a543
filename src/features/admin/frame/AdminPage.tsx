import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { adminApi, type AdminRight } from '#contract/admin.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { adminCopy as copy } from './admin.copy.ts'
import { AdminNav, type AdminPlace } from './AdminNav.tsx'

export type Can = (right: AdminRight) => boolean

type Props = {
  title: string
  lead: string
  place: AdminPlace
  /** What stands there for everybody whom the server does not take for an admin. */
  notFound: ReactNode
  actions?: ReactNode
  /** What the two texts alone give an admin of this page, on a server that knows no more. */
  withTexts?: ReactNode
  children: (can: Can) => ReactNode
}

const FRESH_MS = 60_000

/** A page of the admins. The server decides who is one: its refusal is shown as if there were nothing here. */
export function AdminPage(props: Props) {
  const { data, error } = useQuery(capabilitiesQuery())
  // Not even the title stands there before the server has spoken.
  if (!data && !error) return <Waiting />
  return (
    <CapabilityGate capability="admin" title={props.title} otherwise={<WithTexts {...props} />}>
      <Checked {...props} />
    </CapabilityGate>
  )
}

/** The part of a page that needs no call of the admins' own, and one line on the rest. */
function WithTexts({ title, place, actions, withTexts }: Props) {
  return (
    <ListFrame>
      <PageTitle actions={actions}>{title}</PageTitle>
      <AdminNav place={place} isTextsAlone />
      <div className="space-y-6">
        {withTexts}
        <p className="max-w-reading text-ink-muted">{copy.withTexts}</p>
      </div>
    </ListFrame>
  )
}

function Waiting() {
  return (
    <ListFrame>
      <Skeleton shape="card" lines={3} />
    </ListFrame>
  )
}

function Checked({ title, lead, place, notFound, actions, children }: Props) {
  const read = useQuery({
    ...apiQuery(adminApi.access, {}),
    staleTime: FRESH_MS,
    refetchOnMount: true,
  })
  const { data, error } = read
  const status = statusOf(error)
  if (status === 403 || status === 404) return notFound
  return (
    <ListFrame>
      {/* Nothing is named before the server has agreed. */}
      {data && (
        <>
          <PageTitle lead={lead} actions={actions}>
            {title}
          </PageTitle>
          <AdminNav place={place} />
          {children((right) => data.rights.includes(right))}
        </>
      )}
      {!data && error && (
        <>
          <PageTitle>{copy.checking}</PageTitle>
          <ErrorCard title={copy.notConfirmed} of={read} kept={copy.kept} />
        </>
      )}
      {!data && !error && <Skeleton shape="card" lines={3} />}
    </ListFrame>
  )
}
