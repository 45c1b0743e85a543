import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { beginCheckout, fulfilPayment } from '#mocks/billing/checkouts.ts'
import { confirmPayment, paymentOf } from '#mocks/billing/payments.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const SUCCESS = 'Your subscription has been activated successfully.'

function begin() {
  const account = worldNow().accounts.get(seedUserId('free'))
  if (!account) throw new Error('The free person is missing.')
  return beginCheckout(worldNow(), account, { plan: 'individual', billing: 'yearly' }).clientSecret
}
const pay = async (secret: string, number: string) => {
  const payment = paymentOf(worldNow(), secret)
  if (payment) await confirmPayment(worldNow(), payment, number)
}
const back = (path: string, secret: string) =>
  renderAt(`${path}?payment_intent=pi_1&payment_intent_client_secret=${secret}&redirect_status=succeeded`, {
    as: 'free',
  })

test.each(['/subscription-success', '/subscription/success'])('%s: paid, by the server’s word', async (path) => {
  const secret = begin()
  await pay(secret, '4242424242424242')
  back(path, secret)
  expect((await screen.findAllByText(SUCCESS))[0]).toBeVisible()
  expect(screen.getByText(/You are on the Individual plan\. It is billed yearly\./)).toBeVisible()
  expect(addressNow()).toBe(path)
})

test('an address that says succeeded is no success', async () => {
  back('/subscription/success', begin())
  expect(await screen.findByText('Payment Failed')).toBeVisible()
  expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument()
})

test('a payment under way is waited for', async () => {
  const secret = begin()
  await pay(secret, '4000000000000077')
  back('/subscription/success', secret)
  expect(await screen.findByText('Your payment is still being processed')).toBeVisible()
  await fulfilPayment(worldNow(), secret)
  expect(await screen.findByText(/You are on the Individual plan\./)).toBeVisible()
})

test('opened without a payment it says which plan holds and leads to billing', async () => {
  renderAt('/subscription/success', { as: 'individual' })
  expect(await screen.findByText('You are on the Individual plan.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Manage Billing' })).toHaveAttribute('href', '/settings?tab=billing')
  expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument()
})
