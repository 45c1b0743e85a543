import { readFile } from 'node:fs/promises'

import { expect, test } from '../support/test.ts'

test('what was counted and answered goes on: a grid, a hypothesis comparison, a note, a draft, files', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/copilot')
  const field = page.getByRole('textbox', { name: 'Your question' })
  const answers = page.getByRole('article', { name: 'Answer' })
  const sendTo = async (item: string) => {
    await answers.first().getByRole('button', { name: 'Send to' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await field.fill('Does BCG vaccination prevent tuberculosis?')
  await field.press('Enter')
  await expect(
    answers
      .first()
      .getByRole('button', { name: /: open the passage$/ })
      .first(),
  ).toBeVisible()
  await field.fill('What were the sample sizes?')
  await field.press('Enter')
  await expect(answers.nth(1).getByRole('table')).toBeVisible()
  await expect(
    answers
      .nth(1)
      .getByRole('table')
      .getByRole('button', { name: /: open the passage$/ })
      .first(),
  ).toBeVisible()
  const session = page.url()

  await sendTo('Grid, as a column …')
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('4 suggested').or(page.getByText(/\d suggested/))).toBeVisible()

  await page.goto(session)
  await sendTo('Hypothesis comparison, as evidence …')
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()

  await sendTo('Note on a paper …')
  const note = page.getByRole('dialog').getByRole('textbox', { name: 'Text' })
  await expect(note).toHaveValue(/^Does BCG vaccination prevent tuberculosis\?\n“/)
  await page.getByRole('button', { name: 'Add to the note' }).click()
  await expect(page.getByText('Added to the note')).toBeVisible()

  await sendTo('New draft')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(/\/write\//)
  await expect(page.getByText(/passages in \d+ papers (speak of|report on) this/)).toBeVisible()

  await page.goto(session)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Export cited papers, BibTeX' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/@article\{/)
})
