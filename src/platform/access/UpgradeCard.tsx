import { Lock } from 'lucide-react'

import type { GatedFeature } from '#contract/usage.ts'
import { nextMonthDay } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'

import { openDialog } from '../dialogs/dialogs.ts'
import { accessCopy as copy } from './access.copy.ts'
import { GateCard } from './GateCard.tsx'
import { cheapestPlanWith } from './plan-access.ts'

/** The month's allowance of a feature is used up. */
export function UpgradeCard({ feature, isPage }: { feature: GatedFeature; isPage?: boolean | undefined }) {
  const unlimited = cheapestPlanWith('synthesis')
  return (
    <GateCard
      icon={Lock}
      isPage={isPage}
      title={copy.upgradeTitle}
      action={
        <Button variant="primary" onClick={() => openDialog({ name: 'plans' })}>
          {copy.seePlans}
        </Button>
      }
    >
      <p>{copy.usedUp(feature)}</p>
      <p className="mt-2">{copy.limitRenews(nextMonthDay())}</p>
      {unlimited && <p className="mt-2">{copy.unlimited(unlimited)}</p>}
    </GateCard>
  )
}
