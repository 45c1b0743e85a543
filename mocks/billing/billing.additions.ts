import { billingApi } from '#contract/billing.ts'

import { invoicesOf, nextBillOf } from './invoices.ts'
import { answer } from '#engine/answers/answer.ts'

const PLANS = { student: 'Student', individual: 'Individual', team: 'Team' } as const
const nameOf = (plan: string) => PLANS[plan as keyof typeof PLANS] ?? plan

/** From the person's own payments. There is no provider's portal here, so none is given. */
export const billingHandlers = [
  answer(billingApi.details, ({ me, world }) => {
    const account = me()
    return {
      nextBill: nextBillOf(world, account),
      invoices: invoicesOf(world, account.id).map(({ id, at, plan, billing, amount }) => ({
        id,
        at,
        amount,
        currency: 'usd',
        description: `${nameOf(plan)} plan, ${billing}`,
        status: 'paid',
      })),
    }
  }),
]
