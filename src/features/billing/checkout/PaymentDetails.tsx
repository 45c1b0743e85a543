import type { Quote } from '#contract/subscription.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { count } from '#shared/format/count.ts'
import { money } from '#shared/format/money.ts'
import { Facts } from '#shared/ui/Facts.tsx'

import { checkoutCopy as copy } from './checkout.copy.ts'
import { quoteRows } from './quote-rows.ts'
import { listPrice, seatPrice, type ToPay } from './to-pay.ts'

const per = { monthly: 'a month', yearly: 'a year' } as const

/** `$25 a month`; for a team the sum that it is: `4 members × $49 = $196 a month`. */
function amountOf(toPay: ToPay): string {
  const total = `${money(listPrice(toPay))} ${per[toPay.billing]}`
  if (toPay.plan !== 'team') return total
  const members = count(Math.max(1, toPay.team.memberCount), 'member', 'members')
  return `${members} × ${money(seatPrice(toPay))} = ${total}`
}

/** What is about to be paid: plan, billing, amount. */
export function PaymentDetails({ toPay, quote }: { toPay: ToPay; quote?: Quote }) {
  const rows = [
    [copy.plan, plans[toPay.plan].name],
    [copy.billing, copy.periods[toPay.billing]],
    [copy.amount, amountOf(toPay)],
    ...(quote ? quoteRows(quote) : []),
  ] as const
  return (
    <section aria-label={copy.details} className="rounded-card border border-line bg-surface-sunken px-4 py-3">
      <div className="float-right -mt-1.5 -mr-2 ml-2">
        <HelpLink article="paying" about="paying" />
      </div>
      <Facts rows={rows} look="spread" className="space-y-1.5" />
    </section>
  )
}
