import type { AffiliateTerms } from '#contract/affiliate.ts'
import { Card } from '#shared/ui/Card.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'

/** What the program pays and what not, before anything else. */
export function Terms({ terms }: { terms: AffiliateTerms }) {
  return (
    <Card title={copy.terms}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {copy.termRows(terms).map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs font-semibold text-ink-muted">{label}</dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
