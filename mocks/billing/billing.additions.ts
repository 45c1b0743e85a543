import { billingApi } from '#contract/billing.ts'

import { invoicesOf, nextBillOf } from './invoices.ts'
import { offersTo, openPaymentOf } from './offers.ts'
import { settlePayment } from './payments.ts'
import { answer } from '#engine/answers/answer.ts'

const PLANS = { student: 'Student', individual: 'Individual', team: 'Team' } as const
const nameOf = (plan: string) => PLANS[plan as keyof typeof PLANS] ?? plan

/** From the person's own payments. There is no provider's portal here, so none is given. */
export const billingHandlers = [
  answer(billingApi.details, async ({ me, world }) => {
    await settlePayment(world, me().pendingCheckout?.clientSecret)
    const account = world.accounts.get(me().id) ?? me()
    return {
      nextBill: nextBillOf(world, account),
      offers: offersTo(world, account),
      openPayment: openPaymentOf(world, account),
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
