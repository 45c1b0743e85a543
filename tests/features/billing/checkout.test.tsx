import type { Stripe } from '@stripe/stripe-js'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { loadTestStripe } from '#mocks/server/vitest.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { testApi, worldNow } from '#tests/support/render.tsx'

import { openPlans } from './open-plans.ts'

testApi()

const choose = async (loadStripe?: () => Promise<Stripe>) => {
  const { user, card } = await openPlans('free', { loadStripe })
  await user.click(within(card('Individual')).getByRole('button', { name: 'Choose Individual' }))
  return user
}
const fillCard = async (user: UserEvent, number = '4242424242424242') => {
  await user.type(await screen.findByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiration date'), '12/30')
  await user.type(screen.getByLabelText('Security code'), '123')
}
const payButton = () => screen.findByRole('button', { name: 'Pay $25' })
const planNow = () => worldNow().accounts.get(seedUserId('free'))?.plan

describe('the checkout begins', () => {
  test('once for each open dialog, and shows what is paid', async () => {
    await choose()
    await screen.findByLabelText('Card number')
    const details = screen.getByRole('region', { name: 'Payment details' })
    expect(details).toHaveTextContent('PlanIndividualBillingMonthlyAmount$25 a month')
    expect(accepted('subscription.checkout').map(({ input }) => input)).toEqual([
      { body: { planType: 'individual', billing: 'monthly' } },
    ])
  })

  test.each([
    [{ status: 503, body: {} }, 'HTTP error! status: 503'],
    [{ status: 200, body: { ok: true } }, 'No client secret received from server'],
    [{ status: 200, body: { clientSecret: '' } }, 'No client secret received from server'],
    [{ status: 200, body: { clientSecret: 7 } }, 'No client secret received from server'],
    [{ html: true }, 'No client secret received from server'],
    [{ cut: 'before' as const }, 'Network error. Please check your connection and try again.'],
  ])('or does not: %j', async (fault, words) => {
    breakCall({ call: 'subscription.checkout', times: 1, ...fault })
    const user = await choose()
    const dialog = await screen.findByRole('dialog', { name: 'Checkout' })
    expect(await within(dialog).findByText('Failed to initialize payment. Please try again.')).toBeVisible()
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  test('another amount than the one shown cannot be paid', async () => {
    breakCall({ call: 'subscription.checkout', status: 200, body: { clientSecret: 'pi_1_secret_1', amount: 99 } })
    await choose()
    expect(
      await screen.findByText(/The amount of this payment \(\$99\) is not the price of the plan \(\$25\)/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  })
})

describe('paying', () => {
  test('activates the plan, says so, and closes a second later', async () => {
    const user = await choose()
    await fillCard(user)
    await user.click(await payButton())
    expect((await screen.findAllByText('Your subscription has been activated successfully.'))[0]).toBeVisible()
    expect(planNow()).toBe('individual')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: 'Individual plan' })).toBeVisible()
  })

  test('a double click and Enter twice confirm once', async () => {
    const user = await choose()
    await fillCard(user)
    const pay = await payButton()
    await user.dblClick(pay)
    await user.type(screen.getByLabelText('Security code'), '{Enter}{Enter}')
    await screen.findAllByText('Your subscription has been activated successfully.')
    expect(accepted('stripe.confirm')).toHaveLength(1)
  })

  test('a declined card: Payment Failed in the provider’s words, inline and in passing; another card works', async () => {
    const user = await choose()
    await fillCard(user, '4000000000000002')
    await user.click(await payButton())
    expect(await screen.findByText('Payment Failed')).toBeVisible()
    const dialog = screen.getByRole('dialog', { name: 'Checkout' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The bank declined this card.')
    await user.clear(screen.getByLabelText('Card number'))
    await user.type(screen.getByLabelText('Card number'), '4242424242424242')
    await user.click(await payButton())
    await screen.findAllByText('Your subscription has been activated successfully.')
  })

  test('a refusal without words has the default ones', async () => {
    const user = await choose()
    await fillCard(user)
    breakCall({ call: 'stripe.confirm', status: 200, body: { error: { type: 'card_error' } }, times: 1 })
    await user.click(await payButton())
    expect(await screen.findByText('Payment Failed')).toBeVisible()
    expect(within(screen.getByRole('dialog', { name: 'Checkout' })).getByRole('alert')).toHaveTextContent(
      'Please try again.',
    )
  })

  test('a payment client that throws: Payment Error in its words, and Pay works again', async () => {
    const stripe = await loadTestStripe()
    let isBroken = true
    const confirmPayment = ((...args: Parameters<Stripe['confirmPayment']>) => {
      if (isBroken) throw new Error('The card form has gone.')
      return stripe.confirmPayment(...args)
    }) as Stripe['confirmPayment']
    const user = await choose(() => Promise.resolve({ ...stripe, confirmPayment }))
    await fillCard(user)
    await user.click(await payButton())
    expect(await screen.findByText('Payment Error')).toBeVisible()
    expect(within(screen.getByRole('dialog', { name: 'Checkout' })).getByRole('alert')).toHaveTextContent(
      'The card form has gone.',
    )
    isBroken = false
    await waitFor(async () => expect(await payButton()).toBeEnabled())
    await user.click(await payButton())
    await screen.findAllByText('Your subscription has been activated successfully.')
  })

  test('a lost reply is looked up before anything can be paid again', async () => {
    const user = await choose()
    await fillCard(user)
    breakCall({ call: 'stripe.confirm', cut: 'after', times: 1 })
    await user.click(await payButton())
    expect((await screen.findAllByText('Your subscription has been activated successfully.'))[0]).toBeVisible()
    expect(accepted('stripe.confirm')).toHaveLength(1)
  })

  test('a slow bank: no success is claimed', async () => {
    const user = await choose()
    await fillCard(user, '4000000000000077')
    await user.click(await payButton())
    expect((await screen.findAllByText('Your bank is still confirming'))[0]).toBeVisible()
    expect(screen.queryByText('Your subscription has been activated successfully.')).not.toBeInTheDocument()
    expect(planNow()).toBe('free')
  })

  test('the bank asks, and a yes pays', async () => {
    const user = await choose()
    await fillCard(user, '4000002500003155')
    await user.click(await payButton())
    await user.click(await screen.findByRole('button', { name: 'Approve payment' }))
    await screen.findAllByText('Your subscription has been activated successfully.')
  })

  test('leaving while a payment is under way is asked about', async () => {
    const user = await choose()
    await fillCard(user, '4000002500003155')
    await user.click(await payButton())
    await screen.findByRole('button', { name: 'Approve payment' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Your payment is under way' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(await screen.findByRole('button', { name: 'Approve payment' })).toBeVisible()
  })
})
