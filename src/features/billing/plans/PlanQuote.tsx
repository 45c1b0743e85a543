import type { Quote } from '#contract/subscription.ts'
import { money } from '#shared/format/money.ts'
import { Facts } from '#shared/ui/Facts.tsx'

import { quoteRows } from '../checkout/quote-rows.ts'
import { plansCopy as copy } from './plans.copy.ts'

/** What a change to a plan costs today, as its checkout will say: before anything is begun. */
export function PlanQuote({ plan, quote }: { plan: string; quote: Quote }) {
  const [first] = quote.lines
  return (
    <Facts
      rows={[[first?.text ?? plan, money(first?.amount ?? quote.due)], ...quoteRows(quote)]}
      look="spread"
      label={copy.quoteOf(plan)}
      className="space-y-1 rounded-control bg-surface-sunken px-3 py-2 text-xs"
    />
  )
}
