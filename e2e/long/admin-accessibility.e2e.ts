import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { breakCall, expect, test } from '../support/test.ts'

const adminPages = [
  '/admin',
  '/admin?view=people',
  '/admin?view=verifications',
  '/admin?view=support',
  '/admin?view=log',
  '/admin/organization',
  '/admin/organization?view=requests',
  '/admin/platform',
  '/admin/platform?view=switches',
  '/admin/platform?view=content',
]
const memberPages = [
  '/affiliate',
  '/campaign/campaign-autumn-reading',
  '/campaign/campaign-spring-course',
  '/campaign/campaign-new-year',
]

async function check(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

async function themed(page: Page, theme: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate((value) => localStorage.setItem('theme', value), theme)
}

async function sweep(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await check(page, path)
    await page.setViewportSize({ width: 360, height: 740 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(wider, `${path} at 360 px`).toBeLessThanOrEqual(0)
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: every admin page and its dialogs pass axe and have room on a narrow phone`, async ({ openAs }) => {
    test.slow()
    const visitor = await openAs('individual', '/help')
    await visitor.request.post('/api/help/ticket', {
      data: { title: 'Export fails', body: 'The RIS export stops halfway.', severity: 'P1' },
    })
    await visitor.request.post('/api/help/feedback', {
      data: { type: 'kudos', title: 'Good', body: 'I like the quotes.', rating: 5 },
    })
    await visitor.request.post('/api/enterprise-contact', {
      data: {
        email: 'head@harbour.example',
        userName: 'Elena',
        companyName: 'Harbour',
        message: 'We need 400 seats.',
        planType: 'enterprise',
      },
    })
    const page = await openAs('admin', '/help')
    await themed(page, theme)
    await sweep(page, adminPages)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/admin?view=people')
    await page.getByRole('button', { name: 'Change Freya Lindqvist' }).click()
    await page.getByRole('dialog').getByLabel('Plan').selectOption('student')
    await check(page, 'change of an account')
    await page.goto('/admin/organization')
    await page.getByRole('button', { name: 'Change Northfield Evidence Group' }).click()
    await page.getByRole('dialog').getByLabel('Seats').fill('1')
    await check(page, 'change of a team')
    await page.goto('/admin/platform?view=content')
    await page.getByRole('button', { name: 'Preview First visit' }).click()
    await check(page, 'preview')
  })

  test(`${theme}: tiles that fail stand alone, and what failed passes axe`, async ({ openAs }) => {
    const page = await openAs('admin', '/help')
    await themed(page, theme)
    await breakCall(page, { call: 'admin.people', status: 500, body: { message: 'The figures are away.' } })
    await page.goto('/admin')
    await expect(page.getByText('People could not be loaded')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Plans' })).toBeVisible()
    await check(page, 'a failed tile')
  })

  test(`${theme}: the affiliate pages pass axe in every state and have room on a narrow phone`, async ({ openAs }) => {
    test.slow()
    const member = await openAs('individual', '/help')
    await themed(member, theme)
    await sweep(member, memberPages)
    for (const person of ['free', 'enterprise', 'tester'] as const) {
      const page = await openAs(person, '/help')
      await themed(page, theme)
      await sweep(page, ['/affiliate'])
    }
  })
}

test('an answer that was lost is sent again without a second effect', async ({ openAs }) => {
  const page = await openAs('admin', '/admin/organization')
  await page.getByRole('button', { name: 'Change Harbour Guideline Desk' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Harbour Guidelines')
  await breakCall(page, { call: 'admin.updateTeam', cut: 'after', times: 1 })
  // The browser may send it again by itself, or the person does: the server sees the same key.
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Change team' }).click()
    await expect(dialog).toBeHidden({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText('Harbour Guidelines', { exact: true })).toBeVisible()
  await page.goto('/admin?view=log')
  await expect(page.getByText('changed the team')).toHaveCount(1)
})
