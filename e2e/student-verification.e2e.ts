import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, SPECIFIED, test } from './support/test.ts'

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Free plan' }).click()
  await page.getByRole('button', { name: 'Verify student status' }).click()
}
const fill = async (page: Page, institution: string) => {
  await page.getByLabel('Institution name').fill(institution)
  await page.getByLabel('Student ID', { exact: true }).fill('E-1')
  await page.getByLabel('Expected graduation year').fill('2028')
  await page.getByLabel('Document type').selectOption('transcript')
  await page
    .getByLabel('Document', { exact: true })
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('enrolled') })
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click()

test('verified at once, paid here, and a student from then on', async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await open(page)
  await fill(page, 'Instant University')
  await submit(page)
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay $99' }).click()
  await expect(page.getByText('Your subscription has been activated successfully.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Student plan' })).toBeVisible()
})

test('a failure keeps the form and the file; then it waits, also after a reload', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await open(page)
  await fill(page, 'Eastshore')
  await breakCall(page, {
    call: 'student-verification.submit',
    status: 500,
    body: { error: 'The scanner is out.' },
    times: 1,
  })
  await submit(page)
  await expect(page.getByText('The scanner is out.', { exact: true })).toBeVisible()
  await expect(page.getByText('Chosen: letter.pdf')).toBeVisible()
  await submit(page)
  await expect(page.getByText('Application Submitted')).toBeVisible()
  await expect(page.getByText('Verification Pending')).toBeVisible()
  await page.reload()
  await open(page)
  await expect(page.getByRole('dialog')).toContainText('Eastshore')
  await expect(page.getByRole('dialog')).toContainText('letter.pdf')
})

test('an upload that is cancelled keeps everything', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await open(page)
  await fill(page, 'Eastshore')
  await breakCall(page, { call: 'student-verification.submit', hang: true, times: 1 })
  await submit(page)
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByText('The upload was cancelled. What you entered and the chosen file are kept.')).toBeVisible()
  await expect(page.getByLabel('Institution name')).toHaveValue('Eastshore')
})
