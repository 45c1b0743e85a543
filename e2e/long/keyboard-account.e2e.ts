import { expect, test } from '../support/keys-only.ts'
import { PASSWORD } from '../support/test.ts'

import { tinyPaper } from '#tests/support/tiny-pdf.ts'

const letter = {
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(tinyPaper('Letter of enrolment')),
}

test('a student applies with a document, an admin looks at it and says why not', async ({ keysAs }) => {
  const keys = await keysAs('free', '/help')
  const { page } = keys
  await keys.enter(page.getByRole('button', { name: 'Free plan' }))
  await keys.enter(page.getByRole('button', { name: 'Verify student status' }))
  await keys.write(page.getByLabel('Institution name'), 'Eastshore College')
  await keys.write(page.getByLabel('Student ID', { exact: true }), 'E-1')
  await keys.write(page.getByLabel('Expected graduation year'), '2028')
  await keys.choose(page.getByLabel('Document type'), 'Transcript')
  await keys.file(page.getByLabel('Document', { exact: true }), letter)
  await keys.enter(page.getByRole('button', { name: 'Submit application' }))
  await expect(page.getByText('Verification Pending')).toBeVisible()

  const desk = await keysAs('admin', '/admin')
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await desk.enter(desk.page.getByRole('link', { name: /2 Student verifications waiting/ }))
  await desk.enter(desk.page.getByRole('button', { name: /Freya Lindqvist/ }))
  await expect(desk.page.getByRole('img', { name: /Page 1 of Document of Freya Lindqvist/ })).toBeVisible()
  await desk.enter(desk.page.getByRole('button', { name: 'Do not approve', exact: true }))
  const dialog = desk.page.getByRole('dialog')
  await desk.write(dialog.getByRole('textbox', { name: /reason/i }), 'The date cannot be read.')
  await desk.enter(dialog.getByRole('button', { name: 'Do not approve', exact: true }))
  await expect(desk.page.getByRole('button', { name: /Freya Lindqvist/ })).toBeHidden()
  await page.reload()
  await keys.enter(page.getByRole('button', { name: 'Notifications', exact: true }))
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText(/The date cannot be read/)).toBeVisible()
})

test('the session ends in the middle of a form: signed in again in place, what was typed is saved', async ({
  keysAs,
}) => {
  const keys = await keysAs('free', '/profile')
  const { page } = keys
  await keys.write(page.getByLabel('Affiliation'), 'Typed before the end')
  await page.context().clearCookies({ name: 'rr_session' })
  await keys.enter(page.getByRole('button', { name: 'Save profile' }))
  const question = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused()
  await keys.type(PASSWORD)
  await keys.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await keys.to(page.getByLabel('Affiliation'))
  await page.reload()
  await expect(page.getByLabel('Affiliation')).toHaveValue('Typed before the end')
})

test('a ticket is written in the drawer of help, and an admin answers it', async ({ keysAs }) => {
  const keys = await keysAs('free', '/search')
  const { page } = keys
  await keys.enter(page.getByRole('button', { name: /^Open Help Assistant/ }))
  const drawer = page.getByRole('dialog', { name: 'Roadrunner Help' })
  await keys.to(drawer.getByRole('tab', { name: 'Ask' }))
  await keys.arrow(drawer.getByRole('tab', { name: 'Issue' }), 'ArrowRight')
  await keys.write(drawer.getByLabel('Title'), 'Export stops')
  await keys.write(drawer.getByLabel('What happened?'), 'It stopped in the middle.')
  await keys.enter(drawer.getByRole('button', { name: 'Create ticket' }))
  await expect(drawer.getByText(/Ticket RR-\d+ was created/)).toBeVisible()
  await keys.press('Escape')

  const desk = await keysAs('admin', '/admin?view=support')
  await desk.enter(desk.page.getByRole('button', { name: 'Reply to “Export stops”' }))
  await desk.write(desk.page.getByRole('textbox', { name: 'Reply' }), 'Please try the other form.')
  await desk.enter(desk.page.getByRole('button', { name: 'Send reply' }))
  await expect(desk.page.getByText('Please try the other form.')).toBeVisible()
})

test('an affiliate joins, makes a campaign, and copies its link', async ({ keysAs }) => {
  const keys = await keysAs('free', '/affiliate')
  const { page } = keys
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keys.on(page.getByLabel('I have read the terms and accept them'), 'Space')
  await keys.enter(page.getByRole('button', { name: 'Join the program' }))
  await keys.enter(page.getByRole('button', { name: 'New campaign' }))
  await keys.write(page.getByLabel('Name'), 'Reading group')
  await keys.enter(page.getByRole('button', { name: 'Create campaign' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Reading group' })).toBeVisible()
  await keys.write(page.getByPlaceholder('Channel'), 'poster')
  await keys.enter(page.getByRole('button', { name: 'Add channel' }))
  await expect(page.getByRole('row', { name: /poster/ })).toBeVisible()
  const copyLink = page.getByRole('button', { name: 'Copy link of poster' })
  await keys.enter(copyLink)
  const link = `${await page.locator('output').textContent()}&channel=poster`
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})
