import type { SearchHit } from '#contract/search.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { whyEmpty } from './facets.ts'
import { searchCopy } from './search.copy.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

type Props = { hits: readonly SearchHit[]; filters: SearchFilters; onChange: (filters: SearchFilters) => void }

/** Which filter emptied the list, and how many papers come back without it. */
export function EmptiedByFilters({ hits, filters, onChange }: Props) {
  const reasons = whyEmpty(hits, filters)
  return (
    <EmptyState
      title={searchCopy.emptied}
      action={
        <Button variant="primary" onClick={() => onChange(noFilters)}>
          Show all {count(hits.length, 'paper', 'papers')}
        </Button>
      }
      example={
        <ul className="divide-y divide-line">
          {reasons.map(({ key, label, without, count: left }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span>
                Without <strong className="font-semibold">{label}</strong>: {count(left, 'paper', 'papers')}
              </span>
              {left > 0 && (
                <Button size="small" aria-label={`Remove ${label}`} onClick={() => onChange(without)}>
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      }
    >
      The search itself found {count(hits.length, 'paper', 'papers')}.
    </EmptyState>
  )
}
