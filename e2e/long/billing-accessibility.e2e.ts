import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { breakCall, expect, test } from '../support/test.ts'

/** What axe finds in the page as it stands, with what opens over it. */
async function check(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}
const plans = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click()
  return page.getByRole('dialog', { name: 'Subscription plans' })
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    const themed = async (page: Page) => {
      // Contrast is judged at rest: what fades in has the colours of both sides.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page
    }

    test('plans, checkout and a declined card pass axe', async ({ openAs }) => {
      const page = await themed(await openAs('free', '/help'))
      const dialog = await plans(page, 'Free plan')
      await expect(dialog.getByRole('button', { name: 'Choose Individual' })).toBeEnabled()
      await check(page, 'plans')
      await dialog.getByRole('button', { name: 'Choose Individual' }).click()
      await page.getByLabel('Card number').fill('4000000000000002')
      await page.getByLabel('Expiration date').fill('12/30')
      await page.getByLabel('Security code').fill('123')
      await check(page, 'checkout')
      await page.getByRole('button', { name: 'Pay $25' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The bank declined this card.')
      await check(page, 'declined')
    })

    test('the team checkout and its questions pass axe', async ({ openAs }) => {
      const page = await themed(await openAs('individual', '/help'))
      await (await plans(page, 'Individual plan')).getByRole('button', { name: 'Choose Team' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('You need to own a team')
      await check(page, 'no team')
      await page.getByRole('button', { name: 'Create team' }).click()
      await expect(page.getByText('1 member × $49 = $49 a month')).toBeVisible()
      await check(page, 'team checkout')
    })

    test('the student application passes axe: form, pending, checkout', async ({ openAs }) => {
      const free = await themed(await openAs('free', '/help'))
      await (await plans(free, 'Free plan')).getByRole('button', { name: 'Verify student status' }).click()
      await expect(free.getByLabel('Institution name')).toBeVisible()
      await check(free, 'application')
      await free.getByLabel('Institution name').fill('Instant University')
      await free.getByLabel('Expected graduation year').fill('2030')
      await free.getByLabel('Document type').selectOption('transcript')
      const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('enrolled') }
      await free.getByLabel('Document', { exact: true }).setInputFiles(file)
      await free.getByRole('button', { name: 'Submit application' }).click()
      await expect(free.getByRole('button', { name: 'Pay $99' })).toBeVisible()
      await check(free, 'student checkout')
      const pending = await themed(await openAs('student-pending', '/help'))
      await (await plans(pending, 'Free plan')).getByRole('button', { name: 'Verify student status' }).click()
      await expect(pending.getByText('Verification Pending')).toBeVisible()
      await check(pending, 'pending')
    })

    test('contacting sales passes axe, with its errors and its thanks', async ({ openAs }) => {
      const page = await themed(await openAs('free', '/help'))
      const dialog = await plans(page, 'Free plan')
      await dialog.getByRole('listitem', { name: 'Enterprise' }).getByRole('button', { name: 'Contact Sales' }).click()
      const send = page.getByRole('button', { name: 'Send request' })
      await send.click()
      await expect(page.getByText('Please provide more details about your needs')).toBeVisible()
      await check(page, 'contact form')
      await page.getByLabel('Company or institution').fill('Harbour')
      await page.getByLabel('Message').fill('Two hundred people in four places.')
      await send.click()
      await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
      await check(page, 'thanks')
    })

    test('the billing tab, the question before a downgrade and its export pass axe', async ({ openAs }) => {
      const page = await themed(await openAs('individual', '/settings?tab=billing'))
      await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible()
      await check(page, 'billing tab')
      await page.getByRole('button', { name: 'Downgrade to Free' }).click()
      const question = page.getByRole('alertdialog')
      const file = page.waitForEvent('download')
      await question.getByRole('button', { name: 'Export everything' }).click()
      expect((await file).suggestedFilename()).toMatch(/^roadrunner-.*\.zip$/)
      await expect(question.getByRole('button', { name: 'Export again' })).toBeVisible()
      await check(page, 'downgrade')
    })

    test('what is locked passes axe: upgrade card, search limit, a page that is denied', async ({ openAs }) => {
      const page = await themed(await openAs('free', '/help'))
      for (const featureType of ['extract', 'extract', 'search', 'search', 'search']) {
        await page.request.post('/api/usage/consume', { data: { featureType } })
      }
      await page.goto('/analyze')
      await expect(page.getByRole('heading', { name: 'Upgrade to Continue' })).toBeVisible()
      await check(page, 'upgrade card')
      await page.goto('/search')
      await expect(page.getByRole('heading', { name: 'Search Limit Reached' })).toBeVisible()
      await check(page, 'search limit')
      const subscription = { planType: 'free', features: { accessToWrite: false } }
      await breakCall(page, { call: 'subscription.get', status: 200, body: { currentPlan: 'free', subscription } })
      await page.goto('/write')
      await expect(page.getByText('Upgrade Required').first()).toBeVisible()
      await expect(page).toHaveURL(/\/personalized-dashboard$/)
      await expect(page.getByRole('dialog', { name: 'Subscription plans' })).toBeVisible()
      await check(page, 'denied')
    })
  })
}
