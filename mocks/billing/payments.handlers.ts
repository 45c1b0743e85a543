import * as z from 'zod/mini'

import { defineApi } from '#contract/endpoint.ts'
import { notShownSchema } from '#contract/identifiers.ts'

import { answer, Content, type Answered } from '#engine/answers/answer.ts'
import { answerBank, confirmPayment, paymentOf, settlePayment, type PaymentProblem } from './payments.ts'
import { notFound } from '#engine/world/refusal.ts'
import type { PaymentRow } from '#engine/world/rows.ts'
import { stripeScript } from './stripe.ts'
import type { World } from '#engine/world/world.ts'

const secret = z.object({ secret: z.string() })
const response = z.object({
  paymentIntent: z.optional(z.object({ id: z.string(), client_secret: z.string(), status: z.string() })),
  error: z.optional(z.object({ type: z.string(), code: z.string(), message: z.string() })),
})

/** Not calls of the contract: the payment provider is another server, and this is what stands in for it. */
export const paymentEndpoints = defineApi('stripe', {
  script: { method: 'GET', path: '/_stripe/stripe.js', response: notShownSchema },
  look: { method: 'GET', path: '/_stripe/payments/:secret', params: secret, response },
  confirm: {
    method: 'POST',
    path: '/_stripe/payments/:secret/confirm',
    params: secret,
    body: z.object({ number: z.string() }),
    response,
  },
  answer: {
    method: 'POST',
    path: '/_stripe/payments/:secret/answer',
    params: secret,
    body: z.object({ isApproved: z.boolean() }),
    response,
  },
})

async function known(world: World, clientSecret: string): Promise<PaymentRow> {
  await settlePayment(world, clientSecret)
  const payment = paymentOf(world, clientSecret)
  if (!payment) throw notFound('The payment')
  return payment
}

const shown = ({ id, status }: PaymentRow) => ({ id: id.split('_secret_')[0] ?? id, client_secret: id, status })
const replyOf = ({ payment, problem }: { payment: PaymentRow; problem?: PaymentProblem }) =>
  problem ? { error: problem } : { paymentIntent: shown(payment) }

export const paymentHandlers: Answered[] = [
  answer(paymentEndpoints.script, () => {
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
    return new Content(stripeScript(), headers)
  }),
  answer(paymentEndpoints.look, async ({ world, params }) => ({
    paymentIntent: shown(await known(world, params.secret)),
  })),
  answer(paymentEndpoints.confirm, async ({ world, params, body }) =>
    replyOf(await confirmPayment(world, await known(world, params.secret), body.number)),
  ),
  answer(paymentEndpoints.answer, async ({ world, params, body }) =>
    replyOf(await answerBank(world, await known(world, params.secret), body.isApproved)),
  ),
]
