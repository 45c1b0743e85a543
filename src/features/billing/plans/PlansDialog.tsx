import { useState } from 'react'

import type { BillingPeriod, PlanId } from '#contract/subscription.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { usePlan } from '#platform/access/subscription.queries.ts'
import type { DialogProps } from '#platform/dialogs/dialogs.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { PeriodToggle } from './PeriodToggle.tsx'
import { PlanCard } from './PlanCard.tsx'
import { copy } from './plans.copy.ts'

const shown: readonly PlanId[] = ['free', 'student', 'individual', 'team', 'enterprise']

/** The five plans, side by side. */
export function PlansDialog({ onClose }: DialogProps<'plans'>) {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const { plan: current } = usePlan()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={copy.title} description={copy.lead} size="large">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <PeriodToggle period={period} onPeriod={setPeriod} />
        <Badge tone="green">{copy.saveBadge}</Badge>
      </div>
      <Notice tone="info">{copy.notBuilt}</Notice>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((id) => (
          <PlanCard key={id} plan={plans[id]} period={period} isCurrent={current === id} />
        ))}
      </ul>
    </Dialog>
  )
}
