import { Users } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { openDialog } from '../dialogs/dialogs.ts'
import { accessCopy as copy } from './access.copy.ts'
import { GateCard } from './GateCard.tsx'
import { cheapestPlanWith, type Area } from './plan-access.ts'

/** The plan does not include this part. `name` is what people call it. */
export function UpgradePrompt({ name, area, isPage }: { name: string; area: Area; isPage?: boolean | undefined }) {
  const including = cheapestPlanWith(area)
  return (
    <GateCard
      icon={Users}
      isPage={isPage}
      title={copy.upgradeRequired}
      action={
        <Button variant="primary" onClick={() => openDialog({ name: 'plans' })}>
          {copy.seePlans}
        </Button>
      }
    >
      <p>{copy.notIncluded(name)}</p>
      {including && <p className="mt-2">{copy.includedIn(including)}</p>}
    </GateCard>
  )
}
