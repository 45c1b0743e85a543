import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from '../support/test.ts'

async function check(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

const PARTS = ['forest', 'differences', 'groups', 'regression', 'small', 'without', 'time', 'text']

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test(`${theme}, ${width} px: axe finds nothing in any part of a meta-analysis, nor in what opens over it`, async ({
      openAs,
    }) => {
      test.slow()
      const page = await openAs('individual', '/meta-analysis?example')
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.setViewportSize({ width, height: 900 })
      for (const part of PARTS) {
        await page.goto(`/meta-analysis?example&part=${part}`)
        await expect(page.getByRole('tab', { selected: true })).toBeVisible()
        await check(page, `${theme} ${width} ${part}`)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, part).toBeLessThanOrEqual(0)
      }
      for (const name of ['More settings', 'Columns', 'Paste or import']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await check(page, `${theme} ${width} ${name}`)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page.locator('[data-row="0"][data-col="0"]').click()
      await page.getByRole('button', { name: 'Work out a number' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await check(page, `${theme} ${width} converter`)
    })
  }
}

test('five hundred studies: typing stays quick, and what is heavy is worked out beside the page', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/meta-analysis')
  const lines = Array.from(
    { length: 500 },
    (_, i) => `Study ${i}\t${1950 + (i % 70)}\t${5 + (i % 17)}\t${90 + i}\t${9 + (i % 23)}\t${95 + i}`,
  )
  await page.locator('[data-row="0"][data-col="0"]').click()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, lines.join('\n'))
  await expect(page.getByText(/^500 studies were pooled/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Leave one out' }).click()
  await expect(page.getByRole('group', { name: /^Pooled effect without each of 500/ })).toBeVisible({ timeout: 40_000 })

  await page.getByRole('tab', { name: 'Text and R' }).click()
  const cell = page.locator('[data-row="3"][data-col="2"]')
  await cell.click()
  const waits: number[] = []
  for (const key of '123456789') {
    const start = performance.now()
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    waits.push(performance.now() - start)
  }
  const middle = waits.sort((a, b) => a - b)[4] ?? 0
  test
    .info()
    .annotations.push({ type: 'measured', description: `key to paint at 500 studies: ${middle.toFixed(0)} ms` })
  console.log(`key to paint at 500 studies, median of nine: ${middle.toFixed(0)} ms`)
  expect(middle).toBeLessThan(400)
})
