import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, LONG, longUnless, test } from './support/test.ts'

const records = `TY  - JOUR
TI  - Zebrafish hearts regenerate
PY  - 2002
ER  -

TY  - JOUR
ER  -
`

async function check(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${state} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** A saved synthesis of this person; gives its address. */
async function savedSynthesis(page: Page) {
  const reply = await page.request.get('/api/documents?scope=starter&limit=3')
  const { documents } = (await reply.json()) as { documents: { id: string }[] }
  await page.goto(`/synthesis?documents=${documents.map(({ id }) => id).join(',')}&q=What%20was%20found%3F`)
  await page.getByRole('button', { name: 'Generate synthesis' }).click()
  await expect(page.getByText('How this was made')).toBeVisible()
  return page.url()
}

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: axe finds nothing in what opens over a page`, LONG, async ({ openAs }) => {
    test.slow()
    const page = await openAs('individual', '/search')
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).click()
    for (const key of ['Control+k', '?']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await check(page, key)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await check(page, 'user menu')
    await page.keyboard.press('Escape')

    await page.goto('/resources')
    await page.getByRole('button', { name: 'Import papers' }).first().click()
    await check(page, 'import')
    const file = { name: 'two.ris', mimeType: 'text/plain', buffer: Buffer.from(records) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('in the file')).toBeVisible()
    await check(page, 'ledger')

    await page.goto('/synthesis')
    await page.getByRole('button', { name: 'Choose papers' }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox').nth(1)).toBeVisible()
    await check(page, 'picker')
  })

  test(
    `${theme}: axe finds nothing while a synthesis is renamed, edited, in conflict, deleted`,
    LONG,
    async ({ openAs }) => {
      test.slow()
      const page = await openAs('individual', '/synthesis')
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      const address = await savedSynthesis(page)
      await page.getByRole('button', { name: 'Rename' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('')
      await check(page, 'rename')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Edit text' }).click()
      await page.getByRole('textbox', { name: 'Text' }).fill('## Mine\nIn my own words.')
      await check(page, 'edit')
      const id = new URL(address).searchParams.get('id')
      await page.request.put(`/api/syntheses/${id}`, { data: { title: 'Renamed elsewhere' } })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      // It is said where Save was pressed.
      await expect(page.getByText(/This synthesis was changed elsewhere/)).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await check(page, 'conflict')
      await page.getByRole('button', { name: 'Take the other version' }).click()

      await page.getByRole('button', { name: 'Delete synthesis' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await check(page, 'delete')
    },
  )
}

test('on a narrow phone, long names and saved syntheses widen no page', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/synthesis')
  const address = await savedSynthesis(page)
  const id = new URL(address).searchParams.get('id')
  await page.request.put(`/api/syntheses/${id}`, { data: { title: '='.repeat(300) } })
  await page.setViewportSize({ width: 390, height: 740 })
  for (const path of [address, '/synthesis-history', '/synthesis']) {
    await page.goto(path)
    await expect(page.getByText('====').first()).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(wider, path).toBeLessThanOrEqual(0)
  }
})

for (const [width, height] of [
  [390, 844],
  [640, 360],
  [1440, 900],
] as const) {
  test(
    `the bar of chosen papers covers nothing that has the focus (${width} × ${height})`,
    longUnless(width === 390),
    async ({ openAs }) => {
      const page = await openAs('individual', '/search')
      await page.setViewportSize({ width, height })
      await page.getByRole('searchbox').fill('heart failure')
      await page.getByRole('searchbox').press('Enter')
      await page.getByRole('article').first().getByRole('checkbox').check()
      const bar = page.getByRole('group', { name: 'Chosen papers' })
      await expect(bar).toBeVisible()
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab')
        const overlap = await bar.evaluate((element) => {
          const focused = document.activeElement
          if (!focused || focused === document.body || element.contains(focused)) return 0
          const [mine, its] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
          return Math.min(mine.bottom, its.bottom) - Math.max(mine.top, its.top)
        })
        expect(overlap).toBeLessThanOrEqual(0)
      }
    },
  )
}
