import type { SearchRun } from '#contract/search.ts'
import { momentWords } from '#shared/format/dates.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { searchCopy as copy } from './search.copy.ts'
import type { SearchFilters } from './search-filters.ts'

type Props = { run: SearchRun; filters: SearchFilters; onChange: (filters: SearchFilters) => void }

/** What a run has that no earlier run of the same query had. Silent in a first run. */
export function SinceLast({ run: { since }, filters, onChange }: Props) {
  if (!since) return null
  const date = momentWords(since.at)
  if (since.fresh === 0) return <Notice title={copy.nothingFresh(date)}>{copy.freshBody}</Notice>
  return (
    <Notice
      title={copy.fresh(since.fresh, date)}
      action={
        <Button size="small" onClick={() => onChange({ ...filters, onlyNew: !filters.onlyNew })}>
          {filters.onlyNew ? copy.showAll : copy.showFresh}
        </Button>
      }
    >
      {copy.freshBody}
    </Notice>
  )
}
