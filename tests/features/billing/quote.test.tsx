import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('individual')
const TEN_DAYS_MS = 10 * 86_400_000

const paidTenDaysAgo = () => {
  const world = worldNow()
  for (const { id } of world.invoices.filter(({ accountId }) => accountId === ME)) world.invoices.remove(id)
  world.accounts.update(ME, { plan: 'individual', billing: 'monthly' })
  const at = new Date(Date.now() - TEN_DAYS_MS).toISOString()
  world.invoices.put({ id: 'last', accountId: ME, at, plan: 'individual', billing: 'monthly', amount: 25 })
}

test('from month to year in Billing: the page says what is taken off, what is due now and the bill after it, as charged', async () => {
  paidTenDaysAgo()
  const { user } = renderAt('/settings?tab=billing', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Pay yearly' }))
  const details = await screen.findByRole('region', { name: /payment/i })
  expect(details).toHaveTextContent('$275 a year')
  expect(details).toHaveTextContent('Unused part of Individual plan, monthly')
  const { amount = 0 } = worldNow().accounts.get(ME)?.pendingCheckout ?? {}
  expect(amount).toBeLessThan(275)
  expect(details).toHaveTextContent(`To pay now$${amount.toFixed(2)}`)
  expect(details).toHaveTextContent(/Next bill\$275 on /)
  // The form for the card comes behind the sum.
  const pay = within(screen.getByRole('dialog')).findByRole('button', { name: `Pay $${amount.toFixed(2)}` })
  expect(await pay).toBeInTheDocument()
})

test('who pays by the year already is not offered it', async () => {
  paidTenDaysAgo()
  worldNow().accounts.update(ME, { billing: 'yearly' })
  renderAt('/settings?tab=billing', { as: 'individual' })
  await screen.findByText('Current plan')
  expect(screen.queryByRole('button', { name: 'Pay yearly' })).not.toBeInTheDocument()
})

test('plans say what a change costs before anything is begun; Billing tells of a declined payment and a refused student', async () => {
  paidTenDaysAgo()
  const world = worldNow()
  world.accounts.update(ME, {
    studentVerificationStatus: 'rejected',
    studentVerificationReason: 'The letter is of last year.',
    pendingCheckout: { clientSecret: 'pi_1_secret_1', plan: 'team', billing: 'monthly', amount: 49 },
  })
  world.payments.put({ id: 'pi_1_secret_1', status: 'requires_payment_method', at: world.now() })
  world.teams.put({ id: 'mine', name: 'Mine', members: [{ accountId: ME, role: 'owner' }] })
  const { user } = renderAt('/settings?tab=billing', { as: 'individual' })
  expect(await screen.findByText('Your payment of $49 for Team was declined')).toBeVisible()
  expect(await screen.findByText('Your student application was not approved')).toBeVisible()
  expect(screen.getByText(/^The letter is of last year\. Nothing was charged/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Change plan' }))
  const team = within(await screen.findByRole('listitem', { name: 'Team' }))
  const quote = await team.findByLabelText('What changing to Team costs')
  expect(quote).toHaveTextContent(
    /Team plan, monthly\$49Unused part of Individual plan, monthly−\$1[67]\.\d\dTo pay now\$3[12]\.\d\dNext bill\$49 on /,
  )
})
