import { expect, LONG, test } from './support/test.ts'

const RIS = [
  'TY  - JOUR',
  'TI  - Zymurgical quaternions in the cellar',
  'AU  - Curie, Marie',
  'PY  - 2026',
  'AB  - Quaternions were fermented.',
  'ER  - ',
  '',
].join('\r\n')

test('a watched search tells of a paper that came with an import, once, and opens it', async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  await page.getByRole('searchbox', { name: 'Question' }).fill('zymurgical quaternions')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No paper here uses the words “zymurgical quaternions”')).toBeVisible()
  await page.goto('/search-history')
  const toggle = page.getByRole('button', { name: 'Alert me of new papers for zymurgical quaternions' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/resources')
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  const file = { name: 'new.ris', mimeType: '', buffer: Buffer.from(RIS) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Show imported papers' }).click()

  // The server asks by itself once the import has ended; the bell rings without a reload.
  await page.getByRole('button', { name: 'Notifications' }).click()
  const notice = page.getByRole('article').filter({ hasText: 'New for your search: zymurgical quaternions' })
  await expect(notice).toHaveCount(1, { timeout: 8000 })
  await page.keyboard.press('Escape')
  await page.goto('/search-history')
  await page.getByRole('link', { name: 'Show 1 new paper' }).first().click()
  await expect(page.getByRole('link', { name: 'Zymurgical quaternions in the cellar' })).toBeVisible()
})

test(
  'papers chosen in the library lead to papers like them; of references those are told that the product knows, and that no source was asked',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/resources?text=colditz')
    await page.getByRole('checkbox', { name: /^Choose Efficacy of BCG/ }).check()
    await page.getByRole('button', { name: 'Find more like this' }).click()
    const dialog = page.getByRole('dialog', { name: 'More like these' })
    await expect(dialog.getByRole('list', { name: 'Papers found' }).getByRole('listitem').first()).toContainText('bcg')
    await dialog.getByRole('tab', { name: 'References' }).click()
    await expect(dialog.getByText(/^No source with citations is switched on/)).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Papers found' }).getByRole('listitem')).toHaveCount(13)
  },
)
