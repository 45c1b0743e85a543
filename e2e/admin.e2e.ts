import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { tinyPaper } from '../tests/support/tiny-pdf.ts'
import { breakCall, expect, LONG, test } from './support/test.ts'

const axe = async (page: Page, where: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('for everybody but admins there is nothing at these addresses, not for a moment', async ({ openAs }) => {
  const page = await openAs('enterprise', '/help')
  // Every heading that ever stands in a page is written down.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenHeadings: seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) {
        if (textContent && !seen.includes(textContent)) seen.push(textContent)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  for (const path of ['/admin', '/admin-dashboard', '/admin/comments', '/admin/organization', '/admin/platform']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings)).toEqual([
      'There is no page at this address',
    ])
  }
  // The server decides: a page that believes to belong to an admin shows nothing either.
  await page.route('**/api/auth/me', async (route) => {
    const reply = await route.fetch()
    const { user } = (await reply.json()) as { user: object }
    await route.fulfill({ response: reply, json: { user: { ...user, isAdmin: true } } })
  })
  await page.goto('/admin/platform')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible()
})

test('an admin looks at a document and approves; the student hears of it, pays, and has the plan', async ({
  openAs,
}) => {
  const student = await openAs('free', '/help')
  const applied = await student.request.post('/api/subscription/student-verification', {
    multipart: {
      document: {
        name: 'letter.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(tinyPaper('Letter of enrolment')),
      },
      institutionName: 'Eastshore College',
      graduationYear: '2029',
      documentType: 'enrollment_letter',
    },
  })
  expect(applied.ok()).toBe(true)

  const admin = await openAs('admin', '/admin')
  await admin.getByRole('link', { name: /2 Student verifications waiting/ }).click()
  await admin.getByRole('button', { name: /Freya Lindqvist/ }).click()
  await expect(admin.getByRole('img', { name: /Page 1 of Document of Freya Lindqvist/ })).toBeVisible()
  await admin.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: 'Approve Freya Lindqvist as a student?' })
  await expect(dialog.getByRole('row', { name: 'Status Waiting Approved' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(admin.getByRole('button', { name: /Freya Lindqvist/ })).toBeHidden()

  await student.reload()
  await student.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(student.getByText('Student status verified')).toBeVisible()
  await student.keyboard.press('Escape')
  await student.getByRole('button', { name: 'Free plan' }).click()
  await student
    .getByRole('button', { name: /student/i })
    .last()
    .click()
  await student.getByLabel('Card number').fill('4242424242424242')
  await student.getByLabel('Expiration date').fill('12/30')
  await student.getByLabel('Security code').fill('123')
  await student.getByRole('button', { name: 'Pay $99' }).click()
  await expect(student.getByRole('button', { name: 'Student plan' })).toBeVisible()
})

test(
  'probes tell what fits, what is refused and what has another shape; a switch is asked about',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('admin', '/admin/platform')
    await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible()
    await breakCall(page, { call: 'lessons.list', status: 200, body: { lessons: 'none' } })
    await breakCall(page, { call: 'tours.completed', status: 503, body: { message: 'away' } })
    const rowOf = (call: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: call }) })
    await page.getByRole('button', { name: 'Probe all' }).click()
    await expect(page.getByText(/fit the contract, .* 2 failed/)).toBeVisible({ timeout: 20_000 })
    await expect(rowOf('lessons.list')).toContainText('Wrong shape')
    await expect(rowOf('tours.completed')).toContainText('503')
    await expect(rowOf('auth.me')).toContainText(/Fits the contract.*\d ms/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Diagnostic file' }).click()
    expect((await download).suggestedFilename()).toMatch(/^roadrunner-diagnostic .*\.json$/)
    await axe(page, 'platform')

    await page.getByRole('tab', { name: 'Switches and limits' }).click()
    await page.getByRole('button', { name: 'Turn Admin pages off' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Turn Admin pages off' }).click()
    await expect(dialog.getByText(/This would lock every admin out/)).toBeVisible()
  },
)

test(
  'an affiliate link is made, followed, and counted; its campaign has its own numbers',
  LONG,
  async ({ openAs, openPage }) => {
    const page = await openAs('free', '/affiliate')
    await page.getByLabel('I have read the terms and accept them').check()
    await page.getByRole('button', { name: 'Join the program' }).click()
    await page.getByRole('button', { name: 'New campaign' }).click()
    await page.getByLabel('Name').fill('Reading group')
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reading group' })).toBeVisible()
    await page.getByPlaceholder('Channel').fill('poster')
    await page.getByRole('button', { name: 'Add channel' }).click()
    await expect(page.getByRole('row', { name: /poster/ })).toBeVisible()
    await page.getByLabel('Channel', { exact: true }).last().fill('poster')
    const link = (await page.locator('output').textContent()) ?? ''
    expect(new URL(link).searchParams.get('channel')).toBe('poster')
    await axe(page, 'campaign')

    const visitor = await openPage('/support-center')
    const counted = visitor.waitForResponse('**/api/affiliate/visits')
    await visitor.goto(link)
    expect(await (await counted).json()).toEqual({ counted: true })
    const registered = await visitor.request.post('/api/auth/register', {
      data: { username: 'newcomer', email: 'newcomer@example.org', password: 'long-enough' },
    })
    expect(registered.ok()).toBe(true)

    await page.reload()
    await expect(page.getByRole('row', { name: /poster/ })).toContainText('1 of 1, 100 %')
    await page.getByRole('link', { name: 'All campaigns' }).click()
    await expect(page.getByText('The steps reconcile: each has at most as many as the one before.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Referrals' }).getByText('n•••@e•••')).toBeVisible()
    await axe(page, 'affiliate')
  },
)
