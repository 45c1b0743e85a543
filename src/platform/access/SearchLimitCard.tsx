import { SearchX } from 'lucide-react'

import { nextMonthDay } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'

import { openDialog } from '../dialogs/dialogs.ts'
import { accessCopy as copy } from './access.copy.ts'
import { GateCard } from './GateCard.tsx'
import { cheapestPlanWith } from './plan-access.ts'

/** The month's searches are used up. `used` is the server's count. */
export function SearchLimitCard({ used }: { used: number }) {
  const unlimited = cheapestPlanWith('synthesis')
  return (
    <GateCard
      icon={SearchX}
      title={copy.searchLimitTitle}
      action={
        <Button variant="primary" onClick={() => openDialog({ name: 'plans' })}>
          {copy.seePlans}
        </Button>
      }
    >
      <p>{copy.searchLimit(used)}</p>
      <p className="mt-2">{copy.limitRenews(nextMonthDay())}</p>
      {unlimited && <p className="mt-2">{copy.unlimited(unlimited)}</p>}
    </GateCard>
  )
}
