import { expect, test } from '../support/keys-only.ts'
import { reviewStage, ris, screenByKey } from '../support/review.ts'

const refs = (text: string, name: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })

// Many records by key: a crowded machine needs its time.
test.slow()

test('a review is begun, filled, screened by key, and its numbers stand in the flow diagram', async ({ keysAs }) => {
  const keys = await keysAs('individual', '/systematic-review')
  const { page } = keys
  await keys.write(page.getByRole('textbox', { name: 'Title' }), 'Sleep and tea')
  await keys.write(page.getByRole('textbox', { name: 'Question' }), 'Does tea keep people awake?')
  await keys.write(page.getByRole('textbox', { name: 'Exclude when' }), 'Not in people')
  await keys.enter(page.getByRole('button', { name: 'Create review' }))
  await keys.enter(page.getByRole('button', { name: 'Import a file' }))
  const dialog = page.getByRole('dialog')
  const ten = Array.from({ length: 10 }, (_, n) =>
    ris(`Tea number ${n} and sleep`, 'Vega, Ines', 2000 + n, `Tea ${n}.`),
  )
  await keys.file(dialog.getByRole('button', { name: 'Choose a file' }), refs(ten.join('\n'), 'tea.ris'))
  await expect(dialog.getByRole('group', { name: 'Ledger' })).toBeVisible({ timeout: 30_000 })
  await keys.press('Escape')
  await keys.on(page.getByRole('checkbox', { name: /tea\.ris/ }), 'Space')
  await keys.enter(page.getByRole('button', { name: 'Go on with 10 records' }))
  await keys.write(page.getByRole('textbox', { name: 'Name' }), 'PubMed')
  await keys.enter(page.getByRole('button', { name: 'Add 10 records' }))
  await keys.enter(reviewStage(page, 'Screening'))
  expect(await screenByKey(page, (title) => (title.includes('3') ? '1' : 'i'))).toHaveLength(10)
  await expect(reviewStage(page, 'Screening')).toContainText('0 left')
  await keys.enter(reviewStage(page, 'Flow diagram'))
  await expect(page.getByRole('button', { name: 'Records screened: 10' })).toBeVisible()
  const excluded = page.getByRole('button', { name: 'Records excluded: 1' })
  await keys.to(page.getByRole('group', { name: /^Flow diagram: / }).locator('[tabindex="0"]'))
  await keys.arrow(excluded)
  await keys.press('Enter')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await keys.press('Escape')
  await expect(excluded).toBeFocused()
  await page.reload()
  await expect(excluded).toBeVisible()
})
