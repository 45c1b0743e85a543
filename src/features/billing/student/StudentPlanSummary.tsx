import { Badge } from '#shared/ui/Badge.tsx'

import { studentCopy as copy } from './student.copy.ts'

/** What verified students pay. */
export function StudentPlanSummary() {
  return (
    <section aria-label={copy.plan} className="rounded-card border border-line bg-surface-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{copy.plan}</h3>
        <Badge tone="green">{copy.badge}</Badge>
      </div>
      <p className="mt-1">
        <span className="font-serif text-lg">{copy.price}</span>{' '}
        <span className="text-ink-muted">{copy.insteadOf}</span>
      </p>
      <p className="mt-1 text-ink-muted">{copy.saving}</p>
    </section>
  )
}
