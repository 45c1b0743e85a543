import { X } from 'lucide-react'

import { activeFilters } from './facets.ts'
import { noFilters, type SearchFilters } from './search-filters.ts'

type Props = { filters: SearchFilters; onChange: (filters: SearchFilters) => void }

/** The filters that are on, each a button that takes it off. */
export function ActiveFilters({ filters, onChange }: Props) {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`Remove filter: ${label}`}
            onClick={() => onChange(without)}
            className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line-strong/50 bg-surface-raised pr-2 pl-3 hover:border-line-strong"
          >
            {label}
            <X size={16} aria-hidden className="text-ink-muted" />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => onChange(noFilters)}
            className="h-8 rounded-control px-2 font-medium text-accent hover:underline"
          >
            Clear all filters
          </button>
        </li>
      )}
    </ul>
  )
}
