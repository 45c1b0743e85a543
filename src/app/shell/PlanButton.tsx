import { openDialog } from '#platform/dialogs/dialogs.ts'
import { usePlan } from '#platform/access/subscription.queries.ts'
import { Button } from '#shared/ui/Button.tsx'

/** The plan that holds, and the way to the others. Says nothing of a plan before the server has. */
export function PlanButton({ className, onOpen }: { className?: string; onOpen?: () => void }) {
  const { label } = usePlan()
  const open = () => {
    onOpen?.()
    openDialog({ name: 'plans' })
  }
  return (
    <Button size="small" className={className} onClick={open}>
      {label === undefined ? 'Plans' : `${label} plan`}
    </Button>
  )
}
