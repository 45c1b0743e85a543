import type { Quote } from '#contract/subscription.ts'
import { money } from '#shared/format/money.ts'

import { quoteRows } from '../checkout/quote-rows.ts'
import { plansCopy as copy } from './plans.copy.ts'

/** What a change to a plan costs today, as its checkout will say: before anything is begun. */
export function PlanQuote({ plan, quote }: { plan: string; quote: Quote }) {
  const [first] = quote.lines
  return (
    <dl aria-label={copy.quoteOf(plan)} className="space-y-1 rounded-control bg-surface-sunken px-3 py-2 text-xs">
      {[[first?.text ?? plan, money(first?.amount ?? quote.due)] as const, ...quoteRows(quote)].map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="shrink-0 text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
