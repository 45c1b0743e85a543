import type { ReactNode } from 'react'

import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { accessCopy as copy } from './access.copy.ts'
import { GateSkeleton } from './GateSkeleton.tsx'
import { mayEnter, type Area } from './plan-access.ts'
import { usePlan, useSubscription } from './subscription.queries.ts'
import { useCarriesInvitation, useNamesWork } from './use-names-work.ts'
import { UpgradePrompt } from './UpgradePrompt.tsx'

type Props = {
  area: Area
  /** What people call it. */
  name: string
  /** What the page is called, where it guards one. */
  title?: string | undefined
  /** It guards a whole page, not a part of one. */
  isPage?: boolean
  children: ReactNode
}

/** Shows the area, or in its place what plan includes it; above it where the address names somebody's own work. */
export function PlanGate({ area, name, title = name, isPage, children }: Props) {
  const read = usePlan()
  const { isPending, error } = read
  const { data } = useSubscription()
  const namesWork = useNamesWork() && isPage === true
  const isInvited = useCarriesInvitation() && isPage === true
  if (isInvited) return children
  if (isPending) return <GateSkeleton />
  if (error) {
    return (
      <div className="mx-auto max-w-reading px-4 py-10">
        {isPage && <PageTitle>{title}</PageTitle>}
        <ErrorCard title={copy.planFailed} of={read} />
      </div>
    )
  }
  if (mayEnter(data, area)) return children
  if (!namesWork) return <UpgradePrompt name={name} area={area} isPage={isPage} />
  return (
    <>
      <UpgradePrompt name={name} area={area} />
      {children}
    </>
  )
}
