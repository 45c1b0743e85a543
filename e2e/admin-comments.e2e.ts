import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { expect, LONG, LONG_SPECIFIED, SPECIFIED, test } from './support/test.ts'

const AT = '/admin/comments'
const SLIDER = 'The year filter would be easier with a slider.'
const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sliderIn = (page: Page, column: string) =>
  columnOf(page, column).getByRole('button', { name: SLIDER, exact: true })
const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

const drag = async (page: Page, from: Locator, to: Locator) => {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('nothing to drag')
  await page.mouse.move(a.x + a.width / 2, a.y + 8)
  await page.mouse.down()
  await page.mouse.move(a.x + a.width / 2 + 20, a.y + 20, { steps: 3 })
  await page.mouse.move(b.x + b.width / 2, b.y + 80, { steps: 8 })
  await page.mouse.up()
}

test(
  'a comment is dragged with the mouse; the tester’s bell rings, and it stays after a reload',
  LONG,
  async ({ openAs }) => {
    const tester = await openAs('tester', '/personalized-dashboard')
    const admin = await openAs('admin', AT)
    await drag(admin, cardOf(admin, SLIDER), columnOf(admin, 'In Progress'))
    await expect(sliderIn(admin, 'In Progress')).toBeVisible()
    await expect(tester.getByRole('button', { name: 'Notifications', exact: true })).toHaveText('2')
    await admin.reload()
    await expect(sliderIn(admin, 'In Progress')).toBeVisible()
  },
)

test('dragged to Resolved it asks for a note; to Cleared it is not taken', LONG_SPECIFIED, async ({ openAs }) => {
  const page = await openAs('admin', AT)
  await drag(page, cardOf(page, SLIDER), columnOf(page, 'Cleared'))
  await expect(page.getByText('Only a resolved comment can be cleared.')).toBeVisible()
  await expect(sliderIn(page, 'Open')).toBeVisible()
  await drag(page, cardOf(page, SLIDER), columnOf(page, 'Resolved'))
  const dialog = page.getByRole('dialog', { name: 'Resolution note' })
  await dialog.getByRole('textbox').fill('It has a slider now.')
  await dialog.getByRole('button', { name: 'Save & Resolve' }).click()
  await expect(sliderIn(page, 'Resolved')).toBeVisible()
})

test('with the keyboard: picked up, carried over, dropped; and Escape puts it back', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('admin', AT)
  const handle = page.getByRole('button', { name: `Move “${SLIDER}”` })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picked up/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Over In Progress.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(sliderIn(page, 'Open')).toBeVisible()

  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picked up/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Over In Progress.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(sliderIn(page, 'In Progress')).toBeVisible()
})

test('the table is saved as CSV, with links', LONG, async ({ openAs }) => {
  const page = await openAs('admin', `${AT}?page=search`)
  await expect(page.getByRole('article')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('beta-comments.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(SLIDER)
  expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/search/)
})

test('somebody who is no admin finds nothing there', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('tester', AT)
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible()
})

test('what an author writes or an admin answers elsewhere appears by itself', LONG, async ({ openAs }) => {
  const admin = await openAs('admin', AT)
  await expect(admin.getByRole('article')).toHaveCount(5)
  await admin.waitForLoadState('networkidle')
  const tester = await openAs('tester', '/personalized-dashboard')
  const data = {
    page: 'analyze',
    xPosition: 50,
    yPosition: 50,
    content: 'Fresh words',
    category: 'ui',
    priority: 'low',
  }
  expect((await tester.request.post('/api/beta-comments', { data })).ok()).toBe(true)
  await expect(cardOf(admin, 'Fresh words')).toBeVisible()
  await expect(cardOf(admin, 'Fresh words').getByText('UI')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: axe finds nothing on any view, and a narrow phone has room`, LONG, async ({ openAs }) => {
    const page = await openAs('admin', AT)
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    const open = async (path: string) => {
      await page.goto(path)
      const isOpen = page.getByRole('dialog', { name: 'Comment' }).getByText(/A trial from 1994/)
      const isListed = page.getByRole('button', { name: SLIDER, exact: true })
      await expect(isOpen.or(isListed).or(page.getByRole('figure').first())).toBeVisible()
    }
    const check = async (path: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    for (const path of [AT, `${AT}?view=list`, `${AT}?view=map`, `${AT}?comment=comment-2`]) {
      await open(path)
      await check(path)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [`${AT}?view=list`, `${AT}?view=map`, `${AT}?comment=comment-2`, AT]) {
      await open(path)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, path).toBeLessThanOrEqual(0)
    }
    await check(AT)
  })
}
