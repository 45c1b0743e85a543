import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, test } from './support/test.ts'

/** Uses up what the Free plan has of a feature. */
const useUp = async (page: Page, featureType: string, times: number) => {
  for (let n = 0; n < times; n += 1) {
    expect((await page.request.post('/api/usage/consume', { data: { featureType } })).ok()).toBe(true)
  }
}

test('what is left is shown, the last one with a warning, then the upgrade card; paying opens it', async ({
  openAs,
}) => {
  const page = await openAs('free', '/synthesis')
  await expect(page.getByText('2 of 3')).toBeVisible()
  await useUp(page, 'synthesis', 1)
  await page.reload()
  await expect(page.getByText('One synthesis run left this month on your plan.')).toBeVisible()
  await useUp(page, 'synthesis', 1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Upgrade to Continue' })).toBeVisible()
  await expect(page.getByText("You've used all 3 monthly synthesis features on the free plan.")).toBeVisible()

  await page.getByRole('button', { name: 'See plans' }).click()
  await page.getByRole('button', { name: 'Choose Individual' }).click()
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay $25' }).click()
  await expect(page.getByRole('heading', { name: 'Upgrade to Continue' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Individual plan' })).toBeVisible()
})

test('a usage check that fails lets through', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await useUp(page, 'synthesis', 2)
  await breakCall(page, { call: 'usage.check', status: 500, body: {} })
  let checks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/usage/check/synthesis')) checks += 1
  })
  await page.goto('/synthesis')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(checks).toBe(1)
  await expect(page.getByRole('heading', { name: 'Upgrade to Continue' })).toHaveCount(0)
})

test('a part that the plan does not include leads to the plans', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/collaborate')
  await expect(page.getByText('Upgrade Required').first()).toBeVisible()
  await page.getByRole('button', { name: 'See plans' }).click()
  await expect(page.getByRole('dialog', { name: 'Subscription plans' })).toBeVisible()
})

test('a poll that fails keeps a paid plan and an open checkout', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  await page.getByRole('button', { name: 'Individual plan' }).click()
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByText('1 member × $49 = $49 a month')).toBeVisible()
  await breakCall(page, { call: 'subscription.get', status: 500, body: {} })
  // A poll comes every 30 seconds.
  await page.waitForResponse((reply) => reply.url().endsWith('/api/subscription') && reply.status() === 500, {
    timeout: 40_000,
  })
  await expect(page.getByText('1 member × $49 = $49 a month')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Individual plan' })).toBeVisible()
})
