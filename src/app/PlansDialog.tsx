import { planIds } from '#contract/subscription.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { usePlan } from '#platform/access/subscription.queries.ts'
import { money } from '#shared/format/money.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

const priceOf = (monthly: number | null) => (monthly === null ? 'By agreement' : `${money(monthly)} a month`)

/** The plans to read. Choosing and paying belong to the billing pages, which are not built yet: it says so. */
export function PlansDialog({ onClose }: { onClose: () => void }) {
  const { plan: current } = usePlan()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Subscription plans"
      description="Changing a plan is not built yet. These are the plans and their prices."
    >
      <ul className="divide-y divide-line">
        {planIds
          .filter((id) => id !== 'tester')
          .map((id) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-3">
              <div>
                <p className="flex items-center gap-2 font-semibold">
                  {plans[id].name}
                  {id === current && <Badge tone="accent">Current plan</Badge>}
                </p>
                <p className="text-ink-muted">{plans[id].description}</p>
              </div>
              <p className="shrink-0">{priceOf(plans[id].monthlyPrice)}</p>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
