import AxeBuilder from '@axe-core/playwright'
import { readFile } from 'node:fs/promises'
import mammoth from 'mammoth'

import { expect, LONG, SPECIFIED, test } from './support/test.ts'

const LINES = [
  ['Aronson', '1948', '4', '123', '11', '139'],
  ['Ferguson', '1949', '6', '306', '29', '303'],
  ['Hart', '1977', '62', '13598', '248', '12867'],
]

test(
  'a table is typed by keyboard, pooled as it grows, saved, and taken away as files that open',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('individual', '/meta-analysis')
    const grid = page.getByRole('grid')
    await grid.locator('[data-row="0"][data-col="0"]').focus()
    for (const cells of LINES) {
      for (const cell of cells) {
        await page.keyboard.type(cell)
        await page.keyboard.press('Tab')
      }
    }
    const result = page.getByRole('region', { name: 'Result' })
    await expect(result.getByText(/^3 studies were pooled/)).toBeVisible()
    await expect(grid.getByText('0.24 (0.18 to 0.31)')).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\?id=/)
    const sentence = (await result.getByText(/^3 studies were pooled/).textContent()) ?? ''

    // In the figure arrow keys walk from study to study; the chosen one is lit in the table too.
    const marks = page.getByRole('group', { name: 'Forest plot of 3 studies' }).getByRole('button')
    await marks.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('complementary', { name: 'About Ferguson' })).toBeVisible()

    const download = async (menu: string, item: string) => {
      await page.getByRole('button', { name: menu, exact: true }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()), path: await file.path() }
    }
    const svg = (await download('Download Forest plot', 'SVG')).bytes.toString('utf8')
    expect(svg).not.toMatch(/var\(|class=/)
    expect(svg).toContain('fill="#ffffff"')
    const png = (await download('Download Forest plot', 'PNG')).bytes
    const width = Number(/width="(\d+)"/.exec(svg)?.[1])
    expect(png.readUInt32BE(16)).toBe(2 * width)
    const { value: words } = await mammoth.extractRawText({ buffer: (await download('Export', 'Report')).bytes })
    expect(words).toContain(sentence)
    const bundle = await download('Export', 'Bundle')

    await page.goto('/meta-analysis')
    await page
      .getByLabel('Bundle to open')
      .setInputFiles({ name: bundle.name, mimeType: 'application/json', buffer: bundle.bytes })
    await expect(result.getByText(sentence)).toBeVisible()
  },
)

/** The other half of these pairs, and the dialogs, are in e2e/long. */
test('table and figures are accessible, light and wide, dark and narrow', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/meta-analysis?example')
  for (const [theme, width, part] of [
    ['light', 1440, 'small'],
    ['dark', 360, 'forest'],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/meta-analysis?example&part=${part}`)
    await page.getByRole('button', { name: 'As a table' }).first().click()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${theme} ${width} ${id}: ${nodes[0]?.html}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
