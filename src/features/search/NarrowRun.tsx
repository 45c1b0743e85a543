import type { RunFilters, SearchRun } from '#contract/search.ts'
import { Button } from '#shared/ui/Button.tsx'

import { searchCopy as copy } from './search.copy.ts'
import { runFiltersOf, type SearchFilters } from './search-filters.ts'

type Props = {
  run: SearchRun
  filters: SearchFilters
  /** Undefined where nothing is left this month. */
  onNarrow: ((filters: RunFilters) => void) | undefined
}

/** Filters of the page look at the papers that are here; where there are more, all of them can be asked with these. */
export function NarrowRun({ run, filters, onNarrow }: Props) {
  const asked = runFiltersOf(filters)
  if (run.next === undefined || !asked || !onNarrow) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-muted">
      {copy.filtersOver(run.items.length, run.total)}
      <Button size="small" onClick={() => onNarrow({ ...run.filters, ...asked })}>
        {copy.narrow}
      </Button>
    </p>
  )
}
