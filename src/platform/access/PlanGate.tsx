import type { ReactNode } from 'react'

import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { accessCopy as copy } from './access.copy.ts'
import { GateSkeleton } from './GateSkeleton.tsx'
import { canEnter, type Area } from './plan-access.ts'
import { usePlan } from './subscription.queries.ts'
import { UpgradePrompt } from './UpgradePrompt.tsx'

type Props = { area: Area; name: string; children: ReactNode }

/** Shows the area, or in its place what plan includes it. */
export function PlanGate({ area, name, children }: Props) {
  const { plan, isPending, error, retry } = usePlan()
  if (isPending) return <GateSkeleton />
  if (error) return <ErrorCard title={copy.planFailed} error={error} onRetry={retry} />
  return canEnter(plan, area) ? children : <UpgradePrompt name={name} />
}
