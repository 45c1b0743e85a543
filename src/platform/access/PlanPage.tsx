import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

import { paths } from '#shared/paths.ts'

import { accessCopy as copy, type PlanPart } from './access.copy.ts'
import { GateSkeleton } from './GateSkeleton.tsx'
import { mayEnter } from './plan-access.ts'
import { UpgradePrompt } from './UpgradePrompt.tsx'
import { useNamesWork } from './use-names-work.ts'
import { useSubscription } from './subscription.queries.ts'

type Props = { area: PlanPart; children: ReactNode }

/**
 * A page of a part that the plan has to include. Denied, it leads to the dashboard, which says so; work that the address
 * names stays to be read, below what plan includes it.
 */
export function PlanPage({ area, children }: Props) {
  const { data, isPending } = useSubscription()
  const namesWork = useNamesWork()
  if (isPending) return <GateSkeleton />
  // A plan that could not be loaded denies nothing.
  if (data === undefined || mayEnter(data, area)) return children
  if (namesWork) {
    return (
      <>
        <UpgradePrompt name={copy.parts[area]} area={area} />
        {children}
      </>
    )
  }
  return <Navigate to={paths.dashboard()} replace state={{ deniedPart: area }} />
}
