import { useState } from 'react'

import type { BillingPeriod } from '#contract/subscription.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { usePlan } from '#platform/access/subscription.queries.ts'
import { openDialog, type DialogProps } from '#platform/dialogs/dialogs.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { useBillingDetails } from '../tab/billing.queries.ts'
import { useTeamCheckout } from '../team/use-team-checkout.ts'
import { PeriodToggle } from './PeriodToggle.tsx'
import { duesFor, offeredPlans, quoteFor, stepAfter, type NextStep, type OfferedPlan } from './plan-choice.ts'
import { PlanCard } from './PlanCard.tsx'
import { plansCopy as copy } from './plans.copy.ts'
import { useDowngrade } from './use-downgrade.tsx'

/** The five plans side by side, and the way to each of them. */
export function PlansDialog({ request, onClose }: DialogProps<'plans'>) {
  const [period, setPeriod] = useState<BillingPeriod>(request.period ?? 'monthly')
  const { plan: current } = usePlan()
  const { data: details } = useBillingDetails()
  const [downgrade, isDowngrading] = useDowngrade()
  const [startTeamCheckout, isFindingTeams] = useTeamCheckout()
  const isBusy: Partial<Record<OfferedPlan, boolean>> = { free: isDowngrading, team: isFindingTeams }

  const follow: Record<NextStep, () => void> = {
    downgrade: () => current && downgrade(current),
    'verify-student': () => openDialog({ name: 'student-verification' }),
    'team-checkout': () => startTeamCheckout(period),
    'contact-sales': () => openDialog({ name: 'contact-sales', planType: 'enterprise' }),
    checkout: () => openDialog({ name: 'checkout', plan: 'individual', billing: period }),
  }

  const actionsOf = (id: OfferedPlan) => {
    const step = stepAfter(id, current)
    return (
      <>
        <Button
          variant={step && plans[id].popular ? 'primary' : 'secondary'}
          disabled={!step}
          busy={isBusy[id] ?? false}
          onClick={() => step && follow[step]()}
        >
          {current === id ? copy.yours : copy.choose[id]}
        </Button>
        {id === 'team' && (
          <Button variant="ghost" onClick={() => openDialog({ name: 'contact-sales', planType: 'team' })}>
            {copy.contactSales}
          </Button>
        )}
      </>
    )
  }

  return (
    <Dialog onClose={onClose} title={copy.title} description={copy.lead} size="large">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <PeriodToggle period={period} onPeriod={setPeriod} />
        <Badge tone="green">{copy.saveBadge}</Badge>
        <HelpLink article="plans-and-prices" about="the plans" />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offeredPlans.map((id) => {
          const dues = stepAfter(id, current) && duesFor(details?.offers, id, period)
          return (
            <PlanCard
              key={id}
              plan={plans[id]}
              period={period}
              isCurrent={current === id}
              quote={stepAfter(id, current) && quoteFor(details?.offers, id, period)}
              note={dues && copy.dueByTeam(dues)}
              actions={actionsOf(id)}
            />
          )
        })}
      </ul>
    </Dialog>
  )
}
