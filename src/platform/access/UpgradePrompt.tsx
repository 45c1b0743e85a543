import { Users } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'

import { openDialog } from '../dialogs/dialogs.ts'
import { accessCopy as copy } from './access.copy.ts'
import { GateCard } from './GateCard.tsx'

/** The plan does not include this part. `name` is what people call it. */
export function UpgradePrompt({ name, isPage }: { name: string; isPage?: boolean | undefined }) {
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
      {copy.notIncluded(name)}
    </GateCard>
  )
}
