import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createPayment, type ProviderReply } from '#features/billing/checkout/payment.ts'
import { beginCheckout } from '#mocks/billing/checkouts.ts'
import { clearFaults, setFault, type Fault } from '#mocks/server/faults.ts'
import { clearLedger, ledgerOf } from '#mocks/server/ledger.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { Card } from '#mocks/billing/stripe-card.ts'
import { askProvider, standInStripe } from '#mocks/billing/stripe.ts'
import { freshTestWorld, startTestApi, stopTestApi, worldNow } from '#mocks/server/vitest.ts'

beforeAll(startTestApi)
beforeEach(async () => {
  await freshTestWorld()
})
afterAll(stopTestApi)

const numbers = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  slow: '4000000000000077',
  incomplete: '4242',
} as const
type CardKind = keyof typeof numbers

const incomplete = { type: 'validation_error', message: 'The card number is not complete.' }

/** A payment of the free person's Individual plan, against the embedded API, with a card form of the test's own. */
function pay(kind: { now: CardKind }, approves = true, pauses = [0, 0, 0]) {
  const world = worldNow()
  const account = world.accounts.get(seedUserId('free'))
  if (!account) throw new Error('The free person is missing.')
  const { clientSecret } = beginCheckout(world, account, { plan: 'individual', billing: 'monthly' })
  const card = (): Card => ({
    element: {},
    problem: () => (kind.now === 'incomplete' ? incomplete : undefined),
    number: () => numbers[kind.now],
    askBank: () => Promise.resolve(approves),
    dress: () => {},
  })
  const stripe = standInStripe(askProvider('http://localhost/api/_stripe/'), card)()
  const elements = stripe.elements({ clientSecret })
  elements.create('payment')
  const said: string[] = []
  const payment = createPayment(
    {
      submit: () => Promise.resolve(elements.submit()),
      confirm: (): Promise<ProviderReply> => stripe.confirmPayment({ elements }),
      look: (): Promise<ProviderReply> => stripe.retrievePaymentIntent(clientSecret),
    },
    {
      paid: () => said.push('paid'),
      waiting: () => said.push('waiting'),
      failed: (message) => said.push(`failed: ${message}`),
      threw: (message) => said.push(`threw: ${message}`),
    },
    pauses,
  )
  return { payment, said, world, clientSecret }
}

const confirmations = () => ledgerOf('default').filter(({ call }) => call === 'stripe.confirm').length
const planNow = () => worldNow().accounts.get(seedUserId('free'))?.plan

describe('one payment', () => {
  test('is paid: the plan begins', async () => {
    const { payment, said } = pay({ now: 'paid' })
    await payment.start()
    await payment.pay()
    expect(payment.get()).toEqual({ kind: 'paid' })
    expect(said).toEqual(['paid'])
    expect(planNow()).toBe('individual')
  })

  test('a declined card: the provider’s words, and another card works', async () => {
    const card: { now: CardKind } = { now: 'declined' }
    const { payment, said } = pay(card)
    await payment.start()
    await payment.pay()
    expect(payment.get()).toEqual({ kind: 'ready', problem: 'The bank declined this card.' })
    expect(said).toEqual(['failed: The bank declined this card.'])
    card.now = 'paid'
    await payment.pay()
    expect(payment.get()).toEqual({ kind: 'paid' })
  })

  test('nothing is paid before it is known that nothing was paid already', async () => {
    const { payment } = pay({ now: 'paid' })
    await payment.pay()
    expect(confirmations()).toBe(0)
  })

  test('two clicks in one turn are one confirmation', async () => {
    const { payment } = pay({ now: 'paid' })
    await payment.start()
    await Promise.all([payment.pay(), payment.pay(), payment.pay()])
    expect(confirmations()).toBe(1)
  })

  test('a lost reply is looked up and was a success', async () => {
    const { payment, said } = pay({ now: 'paid' })
    await payment.start()
    setFault('default', { call: 'stripe.confirm', cut: 'after', times: 1 })
    await payment.pay()
    expect(payment.get()).toEqual({ kind: 'paid' })
    expect(said).toEqual(['paid'])
    expect(confirmations()).toBe(1)
  })

  test('where nobody can be asked, nothing can be paid until somebody was', async () => {
    const { payment } = pay({ now: 'paid' })
    await payment.start()
    setFault('default', { call: 'stripe.confirm', cut: 'after', times: 1 })
    setFault('default', { call: 'stripe.look', cut: 'before', times: 3 })
    await payment.pay()
    expect(payment.get().kind).toBe('unknown')
    await payment.pay()
    expect(confirmations()).toBe(1)
    await payment.check()
    expect(payment.get()).toEqual({ kind: 'paid' })
  })

  test('a bank that takes its time: no success until it says so', async () => {
    const { payment, said, world, clientSecret } = pay({ now: 'slow' })
    await payment.start()
    await payment.pay()
    expect(payment.get()).toEqual({ kind: 'waiting' })
    expect(planNow()).toBe('free')
    await payment.check()
    expect(payment.get()).toEqual({ kind: 'waiting' })
    world.payments.put({ id: clientSecret, status: 'processing', at: '2020-01-01T00:00:00.000Z' })
    await payment.check()
    expect(payment.get()).toEqual({ kind: 'paid' })
    expect(said).toEqual(['waiting', 'paid'])
    expect(planNow()).toBe('individual')
  })

  test('the bank refuses: the form is back, with why', async () => {
    const { payment } = pay({ now: 'asks' }, false)
    await payment.start()
    await payment.pay()
    expect(payment.get()).toEqual({ kind: 'ready', problem: 'The bank could not make sure that it was you.' })
  })

  test('a client that throws: said as an error, and Pay works again once nothing was found to be paid', async () => {
    const said: string[] = []
    const announce = {
      paid: () => {},
      waiting: () => {},
      failed: () => said.push('failed'),
      threw: (words: string) => said.push(words),
    }
    let status = 'requires_payment_method'
    const payment = createPayment(
      {
        submit: () => Promise.resolve({}),
        confirm: () => Promise.reject(new Error('The frame is gone.')),
        look: () => Promise.resolve({ paymentIntent: { status } }),
      },
      announce,
      [0],
    )
    await payment.start()
    await payment.pay()
    expect(said).toEqual(['The frame is gone.'])
    expect(payment.get()).toEqual({ kind: 'ready', problem: 'The frame is gone.' })
    status = 'succeeded'
    await payment.pay()
    expect(payment.get()).toEqual({ kind: 'paid' })
  })

  test('a provider that says nothing: Please try again.', async () => {
    const { payment, said } = pay({ now: 'declined' })
    await payment.start()
    setFault('default', {
      call: 'stripe.confirm',
      status: 200,
      body: { error: { type: 'card_error', code: 'card_declined', message: '' } },
      times: 1,
    })
    await payment.pay()
    expect(said).toEqual(['failed: Please try again.'])
  })

  test('opened again after it was paid elsewhere: paid, not paid once more', async () => {
    const first = pay({ now: 'paid' })
    const second = pay({ now: 'paid' })
    expect(second.clientSecret).toBe(first.clientSecret)
    await first.payment.start()
    await first.payment.pay()
    await second.payment.start()
    await second.payment.pay()
    expect(second.payment.get()).toEqual({ kind: 'paid' })
    expect(confirmations()).toBe(1)
  })
})

const faults = ['cut-before', 'cut-after', 'cut-after', 'status', 'html', 'malformed'] as const
const faultOf = (call: string, kind: (typeof faults)[number]): Fault => {
  const fault = { call, times: 1 }
  if (kind === 'status') return { ...fault, status: 500 }
  if (kind === 'html') return { ...fault, html: true }
  if (kind === 'malformed') return { ...fault, malformed: true }
  return { ...fault, cut: kind === 'cut-before' ? 'before' : 'after' }
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ do: 'pay' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'pay-twice' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'check' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      card: fc.constantFrom(...(Object.keys(numbers) as CardKind[])),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      call: fc.constantFrom('stripe.confirm', 'stripe.look', 'stripe.answer'),
      kind: fc.constantFrom(...faults),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'wait' as const }) },
)

test('1,000 random runs: a good card is confirmed once at most, and success is said only of what was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.boolean(), async (steps, approves) => {
      await freshTestWorld()
      clearLedger('default')
      const card: { now: CardKind } = { now: 'paid' }
      const { payment, said, clientSecret, world } = pay(card, approves, [0])
      const running: Promise<void>[] = [payment.start()]
      for (const each of steps) {
        if (each.do === 'card') card.now = each.card
        else if (each.do === 'fault') setFault('default', faultOf(each.call, each.kind))
        else if (each.do === 'wait') await Promise.all(running)
        else if (each.do === 'check') running.push(payment.check())
        else for (let n = 0; n < (each.do === 'pay' ? 1 : 2); n += 1) running.push(payment.pay())
      }
      await Promise.all(running)
      clearFaults('default')

      const good = ledgerOf('default').filter(
        ({ call, input }) => call === 'stripe.confirm' && (input['body'] as { number: string }).number === numbers.paid,
      )
      const status = world.payments.get(clientSecret)?.status
      expect(good.length).toBeLessThanOrEqual(1)
      expect(said.filter((words) => words === 'paid').length).toBeLessThanOrEqual(1)
      if (said.includes('paid')) expect(status).toBe('succeeded')
      if (payment.get().kind === 'paid') expect(said).toContain('paid')
      if (status === 'succeeded') expect(['paid', 'unknown']).toContain(payment.get().kind)
    }),
    { numRuns: 1000 },
  )
}, 300_000)
