import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, SPECIFIED, test } from './support/test.ts'

/** A grid of the example papers, read by rules. */
async function openExample(page: Page) {
  await page.getByRole('button', { name: 'Try with example papers' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /95% CI/ }).first()).toBeAttached()
}

test(
  'by keyboard alone: a value is confirmed, its passage opens lit in the reader, and the grid is as it was left',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('individual', '/analyze')
    const example = page.getByRole('button', { name: 'Try with example papers' })
    await example.focus()
    await page.keyboard.press('Enter')
    const first = page.locator('[data-row="0"] [data-column="0"]')
    await expect(first).toHaveText(/\d{4}/)
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(first).toContainText('Confirmed')
    const effect = page.locator('[data-row="0"] [data-column="4"]')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    await expect(effect).toBeFocused()
    await expect(effect).toContainText('95% CI')
    await page.keyboard.press('Enter')
    await expect(effect).toContainText('Confirmed')
    const passage = page.getByRole('complementary', { name: 'Passage' })
    await expect(passage.locator('mark').first()).toBeVisible()
    await expect(passage.getByText(/^Stands word for word in /).first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('n')
    await expect(page.locator('[data-row="0"] [data-column="3"]')).toContainText('not reported')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await passage.getByRole('link', { name: 'Open the passage' }).first().press('Enter')
    await expect(page.locator('main mark').first()).toBeVisible()

    await page.goBack()
    await expect(effect).toContainText('Confirmed')
    await page.reload()
    await expect(effect).toContainText('Confirmed')
    await expect(page.locator('[data-row="0"] [data-column="3"]')).toContainText('not reported')
  },
)

test('a run is counted once; exported and opened again it is the same grid', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/analyze')
  await openExample(page)
  const consumed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/usage/consume')) consumed.push(request.url())
  })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('radio', { name: /^All/ }).check()
  await page.getByRole('button', { name: /^Run over/ }).click()
  await expect(page.getByText(/Last run: Complete/)).toBeVisible()
  await expect.poll(() => consumed.length).toBe(1)
  await page.locator('[data-row="1"] [data-column="0"]').click()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row="1"] [data-column="0"]')).toContainText('Confirmed')
  // A cell says while it is on its way that it was not sent yet.
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  const texts = () => page.getByRole('gridcell').allTextContents()
  const before = await texts()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Bundle that opens again (JSON)' }).click()
  const file = await (await download).path()
  await page.goto('/analyze')
  await page
    .getByRole('region', { name: 'Open a saved grid' })
    .locator('input')
    .setInputFiles({
      name: 'grid.json',
      mimeType: 'application/json',
      buffer: await (await import('node:fs/promises')).readFile(file),
    })
  await expect(page.getByText('The grid is open')).toBeVisible()
  await expect.poll(texts).toEqual(before)
  expect(consumed).toHaveLength(1)
})

test(
  'axe finds nothing in the workbench and the review table; a run that cannot start keeps the grid',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', '/analyze')
    await openExample(page)
    const clean = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    await clean()
    await breakCall(page, { call: 'syntheses.generate', status: 500 })
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByRole('button', { name: 'Run the pilot' }).click()
    await expect(page.getByText('The run could not be started')).toBeVisible()
    await expect(page.getByRole('gridcell', { name: /95% CI/ }).first()).toBeAttached()

    await page.getByRole('button', { name: 'Open as…' }).click()
    await page.getByRole('menuitem', { name: 'Literature review table' }).click()
    await expect(page.getByRole('region', { name: 'Literature review table' })).toBeVisible()
    await expect(page.getByRole('button', { name: /95% CI/ }).first()).toBeVisible()
    await clean()
  },
)
