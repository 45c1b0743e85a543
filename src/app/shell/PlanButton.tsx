import { openDialog } from '#platform/dialogs/dialogs.ts'
import { usePlan } from '#platform/access/subscription.queries.ts'
import { Button } from '#shared/ui/Button.tsx'

/** The plan that holds, and the way to the others. Says nothing of a plan before the server has. */
export function PlanButton() {
  const { label } = usePlan()
  return (
    <Button size="small" className="max-sm:hidden" onClick={() => openDialog({ name: 'plans' })}>
      {label === undefined ? 'Plans' : `${label} plan`}
    </Button>
  )
}
