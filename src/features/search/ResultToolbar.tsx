import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Drawer } from '#shared/ui/Drawer.tsx'

import { activeFilters } from './facets.ts'
import { FacetPanel } from './FacetPanel.tsx'
import { searchCopy } from './search.copy.ts'
import { sortOrders, type SortOrder } from './search-filters.ts'
import type { ResultView } from './use-result-view.ts'

const orderNames: Record<SortOrder, string> = { relevance: 'Relevance', newest: 'Newest first', title: 'Title' }

type Props = { view: ResultView; total: number; actions?: ReactNode }

/** How many papers there are, all of them in one box, their order, and the filters where there is no room beside. */
export function ResultToolbar({ view, total, actions }: Props) {
  const [isOpen, setOpen] = useState(false)
  const active = activeFilters(view.filters).length
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Checkbox
        label={<span className="sr-only">Choose all papers shown</span>}
        checked={view.allChosen}
        disabled={view.hits.length === 0}
        onChange={view.toggleAll}
        className="ml-4 sm:ml-5"
      />
      <h2 className="mr-auto text-base font-semibold">
        <span role="status">
          {searchCopy.papersFound(view.hits.length, view.all.length)}
          {total > view.all.length && (
            <span className="font-normal text-ink-muted">
              {' '}
              (the best of {total.toLocaleString('en-US')} that matched)
            </span>
          )}
        </span>
      </h2>
      <Button icon={SlidersHorizontal} className="lg:hidden" onClick={() => setOpen(true)}>
        Filters{active > 0 ? ` (${active})` : ''}
      </Button>
      <label className="flex items-center">
        <span className="sr-only">Sort by</span>
        <select
          value={view.order}
          onChange={(event) => view.setOrder(sortOrders.find((order) => order === event.target.value) ?? 'relevance')}
          className="h-9 rounded-control border border-line-strong/50 bg-surface-raised px-2 text-ink pointer-coarse:h-11"
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {orderNames[order]}
            </option>
          ))}
        </select>
      </label>
      <HelpLink article="how-results-are-ranked" about="the order of results" className="-ml-1" />
      {actions}
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Filters">
        <FacetPanel hits={view.all} filters={view.filters} onChange={view.setFilters} />
      </Drawer>
    </div>
  )
}
