import { expect, test } from './support/test.ts'

test('from registration to a kept synthesis: find, choose, synthesize, read the passage, edit, reopen, delete', async ({
  openPage,
}) => {
  const page = await openPage('/auth?view=register')
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/personalized-dashboard/)

  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Search' }).click()
  const question = 'Does BCG vaccination prevent tuberculosis?'
  await page.getByRole('searchbox').fill(question)
  await page.getByRole('searchbox').press('Enter')
  const results = page.getByRole('article')
  await expect(results.first()).toContainText(/BCG|tubercul/i)
  await expect(results.first().locator('mark').first()).toBeVisible()

  for (const index of [0, 1, 2, 3]) await results.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Synthesize' }).click()
  await expect(page).toHaveURL(/\/synthesis\?/)
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(question)
  await page.getByRole('button', { name: 'Generate synthesis' }).click()

  await expect(page.getByText('How this was made')).toBeVisible()
  await expect(page.getByText(/This page looked up \d+ quotes?: \d+ found/)).toBeVisible()
  await expect(page.getByText('no source found')).toHaveCount(0)
  const citation = page.getByRole('link', { name: /open the passage/ }).first()
  await citation.click()
  await expect(page).toHaveURL(/\/document\//)
  await expect(page.locator('mark')).toBeVisible()
  await expect(page.getByText('The cited passage is lit. It was found word for word.')).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('BCG, the short answer')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'BCG, the short answer' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('## In one sentence\nIn my own words.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'In one sentence' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'In one sentence' })).toBeVisible()
  await page.goto('/synthesis-history')
  await page.getByRole('link', { name: 'BCG, the short answer' }).click()
  await page.getByRole('button', { name: 'Delete synthesis' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // What is left is the example that came with the account.
  await page.getByRole('link', { name: question }).click()
  await page.getByRole('button', { name: 'Remove the example' }).click()
  await expect(page.getByText('No analyses yet')).toBeVisible()
})
