import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, LONG_SPECIFIED, test } from './support/test.ts'

const SUCCESS = 'Your subscription has been activated successfully.'

const openPlans = async (page: Page, plan = 'Free plan') => {
  await page.getByRole('button', { name: plan }).click()
  return page.getByRole('dialog', { name: 'Subscription plans' })
}
const choose = async (page: Page) => {
  await (await openPlans(page)).getByRole('button', { name: 'Choose Individual' }).click()
  await expect(page.getByRole('button', { name: 'Pay $25' })).toBeEnabled()
}
const fillCard = async (page: Page, number = '4242 4242 4242 4242') => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
}
const ledger = async (page: Page, call: string) => {
  const reply = await page.request.get('/api/_control/ledger')
  const { entries } = (await reply.json()) as { entries: { call: string }[] }
  return entries.filter((entry) => entry.call === call)
}

test('from Free to Individual: chosen, paid, in force after a reload', async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await choose(page)
  await fillCard(page)
  await page.getByRole('button', { name: 'Pay $25' }).click()
  await expect(page.getByText(SUCCESS).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Individual plan' })).toBeVisible()
})

test('a double click and two Enters are one confirmation, for one checkout', async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await choose(page)
  await fillCard(page)
  await breakCall(page, { call: 'stripe.confirm', delayMs: 500, times: 1 })
  await page.getByRole('button', { name: 'Pay $25' }).dblclick()
  await page.getByLabel('Security code').press('Enter')
  await page.getByLabel('Security code').press('Enter')
  await expect(page.getByText(SUCCESS).first()).toBeVisible()
  expect(await ledger(page, 'stripe.confirm')).toHaveLength(1)
  expect(await ledger(page, 'subscription.checkout')).toHaveLength(1)
})

test('the script of the provider does not come: said, and tried again', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await breakCall(page, { call: 'stripe.script', status: 404, times: 1 })
  await (await openPlans(page)).getByRole('button', { name: 'Choose Individual' }).click()
  await expect(page.getByText('Failed to initialize payment. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Pay $25' })).toBeEnabled()
})

test('a declined card, then the bank’s question refused, then approved', async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await choose(page)
  await fillCard(page, '4000000000000002')
  const pay = page.getByRole('button', { name: 'Pay $25' })
  await pay.click()
  await expect(page.getByText('Payment Failed')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The bank declined this card.')
  await fillCard(page, '4000002500003155')
  await pay.click()
  await page.getByRole('button', { name: 'Refuse payment' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The bank could not make sure that it was you.')
  await pay.click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page.getByText(SUCCESS).first()).toBeVisible()
})

test('a slow bank: nothing is claimed until it has paid', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await choose(page)
  await fillCard(page, '4000000000000077')
  await page.getByRole('button', { name: 'Pay $25' }).click()
  await expect(page.getByText('Your bank is still confirming').first()).toBeVisible()
  await expect(page.getByText(SUCCESS)).toHaveCount(0)
  await expect(page.getByText(SUCCESS).first()).toBeVisible({ timeout: 20_000 })
})

test('a downgrade is asked about, done, and said', LONG_SPECIFIED, async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  await (await openPlans(page, 'Individual plan')).getByRole('button', { name: 'Downgrade to Free' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to downgrade to the free plan? This action will cancel your current subscription immediately and cannot be undone.',
  )
  await page.getByRole('button', { name: 'Downgrade now' }).click()
  await expect(page.getByText('Plan Downgraded')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Current plan')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Free plan' })).toBeVisible()
})
