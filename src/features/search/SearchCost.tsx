import type { Allowance } from '#platform/access/usage.queries.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { nextMonthDay } from '#shared/format/dates.ts'

import { searchCopy } from './search.copy.ts'

/** What a search costs and what is left, in the server's own number; nothing while that is unknown or without limit. */
export function SearchCost({ allowance }: { allowance: Allowance }) {
  if (allowance.kind !== 'limited') return null
  return (
    <p className="mt-2 text-ink-muted">
      <strong className="font-semibold text-ink">{searchCopy.left(allowance.remaining)}</strong>. A search uses one;
      opening it again, filtering and exporting are free. {searchCopy.renews(nextMonthDay())}.{' '}
      <HelpLink article="limits-of-the-free-plan" about="what counts" className="-my-2 align-middle" />
    </p>
  )
}
