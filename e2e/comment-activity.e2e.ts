import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, LONG, LONG_SPECIFIED, SPECIFIED, test } from './support/test.ts'

const HOME = '/personalized-dashboard'
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Comment activity' })
const bellOf = (page: Page) => page.getByRole('button', { name: 'Notifications' })
const openActivity = async (page: Page) => {
  await buttonOf(page).click()
  return page.getByRole('dialog', { name: 'Comment activity' })
}
const cardOf = (page: Page, words: string) =>
  page.getByRole('dialog', { name: 'Comment activity' }).getByRole('article').filter({ hasText: words })

test(
  'an admin answers and resolves: the tester’s bell rings and both lists show it, without a reload',
  LONG_SPECIFIED,
  async ({ openAs }) => {
    const words = 'The year filter would be easier with a slider.'
    const tester = await openAs('tester', HOME)
    const admin = await openAs('admin', HOME)
    await expect(bellOf(tester)).toHaveText('1')
    await expect(buttonOf(tester)).toHaveText('2')
    await expect(buttonOf(admin)).toHaveText('5')
    await openActivity(tester)
    await expect(cardOf(tester, words)).toBeVisible()

    await openActivity(admin)
    const card = cardOf(admin, words)
    await expect(card.getByText('New Comment')).toBeVisible()
    await card.getByRole('textbox', { name: 'Your reply' }).fill('  It comes with the next version.  ')
    await card.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(card.getByText('It comes with the next version.')).toBeVisible()
    await expect(card.getByText('New Comment')).toHaveCount(0)

    await expect(bellOf(tester)).toHaveText('2')
    await expect(cardOf(tester, words).getByText('It comes with the next version.')).toBeVisible()
    await expect(cardOf(tester, words).getByText('Admin', { exact: true })).toBeVisible()
    await expect(buttonOf(tester)).toHaveText('1')

    await card.getByRole('button', { name: 'Mark as Resolved' }).click()
    await expect(cardOf(tester, words).getByText('Resolved', { exact: true })).toBeVisible()
  },
)

test('a half-typed reply survives a reload', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('tester', HOME)
  await openActivity(page)
  const card = cardOf(page, 'A trial from 1994')
  await card.getByRole('textbox', { name: 'Your reply' }).pressSequentially('Half a sen')
  await page.reload()
  await openActivity(page)
  await expect(card.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Half a sen')
})

test('jumping goes to the page of the comment', LONG, async ({ openAs }) => {
  const page = await openAs('tester', HOME)
  const panel = await openActivity(page)
  await cardOf(page, 'A trial from 1994').getByRole('button', { name: 'Jump to page' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(panel).toHaveCount(0)
})

test('a question before deleting, and Esc closes the top layer alone', LONG, async ({ openAs }) => {
  const page = await openAs('tester', HOME)
  const panel = await openActivity(page)
  await cardOf(page, 'After renaming').getByRole('button', { name: 'Delete comment' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this comment? This action cannot be undone.')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(panel).toBeVisible()
  await cardOf(page, 'After renaming').getByRole('button', { name: 'Delete comment' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cardOf(page, 'After renaming')).toHaveCount(0)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(buttonOf(page)).toBeFocused()
})

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: at most 500 px high, 24 rem wide, axe finds nothing, and a narrow phone has room`,
    LONG,
    async ({ openAs }) => {
      const page = await openAs('admin', HOME)
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.reload()
      const panel = await openActivity(page)
      await expect(panel.getByRole('article')).toHaveCount(5)
      const box = await panel.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(500)
      expect(box?.width).toBe(384)
      const check = async () => {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      }
      await check()
      await page.setViewportSize({ width: 360, height: 740 })
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
      await check()
    },
  )
}
