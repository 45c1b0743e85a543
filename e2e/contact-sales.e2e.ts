import { breakCall, expect, LONG, SPECIFIED, test } from './support/test.ts'

test('a question to sales survives a failure, arrives, and is thanked for', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/help')
  await page.getByRole('button', { name: 'Free plan' }).click()
  await page.getByRole('listitem', { name: 'Enterprise' }).getByRole('button', { name: 'Contact Sales' }).click()
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(page.getByText('Please provide more details about your needs')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('Two hundred people in four places.')
  await breakCall(page, { call: 'enterprise.contact', status: 500, body: {}, times: 1 })
  await send.click()
  await expect(page.getByText('Failed to submit contact request. Please try again.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two hundred people in four places.')
  await send.click()
  await expect(page.getByText('Contact request submitted')).toBeVisible()
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await thanks.getByText('Close', { exact: true }).click()
  await expect(thanks).toHaveCount(0)
})

test('what was typed is there again after the window was closed', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/help')
  const open = async () => {
    await page.getByRole('button', { name: 'Free plan' }).click()
    await page.getByRole('listitem', { name: 'Team' }).getByRole('button', { name: 'Contact Sales' }).click()
  }
  await open()
  await page.getByRole('textbox', { name: 'Message' }).fill('We are twelve.')
  await page.keyboard.press('Escape')
  await open()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We are twelve.')
})

test('a visitor may ask, too', LONG, async ({ openPage }) => {
  const page = await openPage('/')
  await page.getByRole('button', { name: 'Contact Sales' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Company or institution').fill('Harbour Health')
  await page.getByRole('textbox', { name: 'Message' }).fill('On-premise for forty people.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Contact request submitted')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
})
