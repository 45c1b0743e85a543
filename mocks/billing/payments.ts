import { fulfilPayment } from './checkouts.ts'
import { mayPayAsStudent } from '#engine/people/plan-limits.ts'
import type { PaymentRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

/** How long a bank takes that does not answer at once. */
const PROCESSING_MS = 5000

/** Cards of the stand-in, and what becomes of a payment with each. Every other number is declined. */
const outcomes: Record<string, 'succeeds' | 'declined' | 'no-funds' | 'asks' | 'slow'> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'no-funds',
  '4000002500003155': 'asks',
  '4000000000000077': 'slow',
}

export type PaymentProblem = { type: 'card_error' | 'invalid_request_error'; code: string; message: string }
type Outcome = { payment: PaymentRow; problem?: PaymentProblem }

/** Whether somebody still wants this payment, and may still pay that price: a student whose application was refused may not. */
function isOpen(world: World, secret: string): boolean {
  const account = world.accounts.find((row) => row.pendingCheckout?.clientSecret === secret)
  return account !== undefined && (account.pendingCheckout?.plan !== 'student' || mayPayAsStudent(world, account))
}

/** The payment of a secret; undefined for a secret that was never given out. */
export function paymentOf(world: World, secret: string): PaymentRow | undefined {
  const known = world.payments.get(secret)
  if (known?.status === 'succeeded' || known?.status === 'canceled') return known
  if (isOpen(world, secret)) return known ?? { id: secret, status: 'requires_payment_method', at: world.now() }
  // Its checkout was given up for another one.
  return known && { ...known, status: 'canceled' }
}

async function move(world: World, secret: string, status: PaymentRow['status']): Promise<PaymentRow> {
  const payment = world.payments.put({ id: secret, status, at: world.now() })
  if (status === 'succeeded') await fulfilPayment(world, secret)
  return payment
}

/** A slow bank has answered by now: the payment is through, and its plan begins. */
export async function settlePayment(world: World, secret: string | undefined): Promise<void> {
  const payment = secret === undefined ? undefined : paymentOf(world, secret)
  if (payment?.status !== 'processing') return
  if (Date.parse(world.now()) - Date.parse(payment.at) >= PROCESSING_MS) await move(world, payment.id, 'succeeded')
}

const cardError = (code: string, message: string): PaymentProblem => ({ type: 'card_error', code, message })
const unexpected = ({ status }: PaymentRow): PaymentProblem => ({
  type: 'invalid_request_error',
  code: 'payment_intent_unexpected_state',
  message: `This payment cannot be confirmed: it is ${status.replaceAll('_', ' ')}.`,
})

/** Takes a card for a payment that still needs one. */
export async function confirmPayment(world: World, payment: PaymentRow, number: string): Promise<Outcome> {
  if (payment.status !== 'requires_payment_method' && payment.status !== 'requires_action') {
    return { payment, problem: unexpected(payment) }
  }
  const { id } = payment
  switch (outcomes[number]) {
    case 'succeeds':
      return { payment: await move(world, id, 'succeeded') }
    case 'slow':
      return { payment: await move(world, id, 'processing') }
    case 'asks':
      return { payment: await move(world, id, 'requires_action') }
    case 'no-funds':
      return refused(world, id, cardError('insufficient_funds', 'There is not enough money on this card.'))
    default:
      return refused(world, id, cardError('card_declined', 'The bank declined this card.'))
  }
}

/** The cardholder's answer to the bank's question. */
export async function answerBank(world: World, payment: PaymentRow, isApproved: boolean): Promise<Outcome> {
  if (payment.status !== 'requires_action') return { payment, problem: unexpected(payment) }
  if (isApproved) return { payment: await move(world, payment.id, 'succeeded') }
  const problem = cardError('payment_intent_authentication_failure', 'The bank could not make sure that it was you.')
  return refused(world, payment.id, problem)
}

async function refused(world: World, secret: string, problem: PaymentProblem): Promise<Outcome> {
  return { payment: await move(world, secret, 'requires_payment_method'), problem }
}
