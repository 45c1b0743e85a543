import type { PlanId } from '#contract/subscription.ts'
import { ExportProgress } from '#research/export/ExportProgress.tsx'

import { plansCopy as copy } from './plans.copy.ts'
import { whatEnds } from './what-ends.ts'

/** What is asked before a plan ends: the sentence, what stops working, what stays, and a way to take it all along. */
export function DowngradeQuestion({ current }: { current: PlanId }) {
  return (
    <div className="space-y-3">
      <p>{copy.downgradeConfirm}</p>
      <div>
        <p className="font-medium text-ink">{copy.downgradeStops}</p>
        <ul className="mt-1 list-disc pl-5">
          {whatEnds(current).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>{copy.downgradeKeeps}</p>
      <ExportProgress variant="secondary" />
    </div>
  )
}
