import { expect, test } from './support/test.ts'

test('somebody new sees an answer with its table two presses after filling in the form', async ({ openPage }) => {
  const page = await openPage('/auth?view=register')
  await page.getByLabel('Username').fill('noor')
  await page.getByLabel('Email').fill('noor@example.org')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  const began = Date.now()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'See a finished answer' }).click()
  await expect(page.getByText('This is an example')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Studies' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('0.49')
  test.info().annotations.push({ type: 'seconds to the table', description: String((Date.now() - began) / 1000) })
})
