import type { OpenPayment } from '#contract/billing.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { money } from '#shared/format/money.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { billingTabCopy as copy } from './billing-tab.copy.ts'

/** A payment that has not ended: what becomes of the plan, and that nothing was charged where nothing was. */
export function OpenPaymentNotice({ payment }: { payment: OpenPayment | null | undefined }) {
  if (!payment) return null
  const words = copy.openPayments[payment.status]
  const sum = money(payment.amount)
  return (
    <Notice
      tone={payment.status === 'declined' ? 'warning' : 'info'}
      title={words.title(sum, plans[payment.planType].name)}
    >
      {words.body}
    </Notice>
  )
}
