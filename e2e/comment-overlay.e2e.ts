import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { commentOn, formOf, markersOf, popupOf, switchOn, TEST_PAGE, tipOf, toggleOf } from './support/comments.ts'
import { breakCall, expect, LONG, mendAll, SPECIFIED, test } from './support/test.ts'

const bellOf = (page: Page) => page.getByRole('button', { name: 'Notifications' })

test(
  'a tester comments, an admin answers and resolves on the page, the tester’s bell rings: no reload',
  SPECIFIED,
  async ({ openAs }) => {
    const tester = await openAs('tester', TEST_PAGE)
    const admin = await openAs('admin', TEST_PAGE)
    await switchOn(tester)
    await switchOn(admin)
    await expect(bellOf(tester)).toHaveText('1')
    const id = await commentOn(tester, tester.locator('#bench-text-a'), 'Is that so?', { x: 120, y: 12 })
    await expect(popupOf(tester)).toHaveCount(0)

    const marker = admin.locator(`[data-comment-id="${id}"]`)
    await expect(marker).toHaveAccessibleName('Comment by Tomas Reyes, open')
    await marker.click()
    await expect(popupOf(admin)).toContainText('Is that so?')
    const reply = popupOf(admin).getByRole('textbox', { name: 'Your reply' })
    await tester.locator(`[data-comment-id="${id}"]`).click()
    await reply.pressSequentially('It is')
    await expect(popupOf(tester)).toContainText('is typing')
    await reply.fill('It is, see the source.')
    await popupOf(admin).getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(popupOf(tester)).toContainText('It is, see the source.')
    await expect(popupOf(tester).getByText('Admin', { exact: true })).toBeVisible()
    await expect(bellOf(tester)).toHaveText('2')

    await popupOf(admin).getByRole('button', { name: 'Mark as Resolved' }).click()
    await popupOf(admin).getByRole('textbox', { name: 'Resolution note' }).fill('The source is named now.')
    await popupOf(admin).getByRole('button', { name: 'Save & Resolve' }).click()
    await expect(popupOf(tester)).toContainText('The source is named now.')
    await expect(tester.locator(`[data-comment-id="${id}"]`)).toHaveAccessibleName('Comment by Tomas Reyes, resolved')
    await expect(bellOf(tester)).toHaveText('3')
    await expect(popupOf(tester).getByRole('button', { name: 'Delete comment' })).toHaveCount(0)

    await popupOf(admin).getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(marker).toHaveAccessibleName('Comment by Tomas Reyes, cleared')
    await popupOf(admin).getByRole('button', { name: 'Delete comment' }).click()
    await expect(admin.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete this comment? This action cannot be undone.',
    )
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(marker).toHaveCount(0)
    await expect(tester.locator(`[data-comment-id="${id}"]`)).toHaveCount(0)
    await expect(popupOf(tester)).toContainText('This comment was deleted elsewhere.')
  },
)

test(
  'a comment that cannot be sent keeps its text, its choices and its file; the text survives a reload too',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('tester', TEST_PAGE)
    await switchOn(page)
    await page.locator('#bench-text-b').click({ position: { x: 80, y: 12 } })
    const form = formOf(page)
    await form.getByRole('textbox', { name: 'Comment' }).fill('A long thought')
    await form.getByRole('combobox', { name: 'Category' }).selectOption('Bug')
    await form.getByRole('combobox', { name: 'Priority' }).selectOption('Critical')
    const choose = (name: string, size = 20) =>
      form
        .getByLabel('Attachment')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size, 1) })
    const alert = page.getByRole('alertdialog')
    const understood = () => alert.getByRole('button', { name: 'OK' }).click()
    await choose('run.exe')
    await expect(alert).toContainText(
      'File type not supported. Please upload images, PDFs, Word docs, Excel files, PowerPoint files, or text files.',
    )
    await understood()
    await choose('scan.pdf', 10 * 1024 * 1024 + 1)
    await expect(alert).toContainText('File size must be less than 10MB.')
    await understood()
    await choose('notes.csv')
    await expect(form.getByText('notes.csv')).toBeVisible()

    await breakCall(page, { call: 'comments.create', status: 500, body: { message: 'The disk is full.' } })
    await form.getByRole('button', { name: 'Send comment' }).click()
    await expect(alert).toContainText('Failed to create comment: The disk is full. Please try again.')
    await page.keyboard.press('Escape')
    await expect(alert).toHaveCount(0)
    await expect(form).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Unsent comment' })).toBeVisible()
    await page.getByRole('button', { name: 'Unsent comment' }).click()
    await expect(form.getByRole('textbox', { name: 'Comment' })).toHaveValue('A long thought')
    await expect(form.getByRole('combobox', { name: 'Priority' })).toHaveValue('critical')
    await expect(form).toContainText('notes.csv was not sent. Choose it again')
    await choose('notes.csv')
    await mendAll(page)
    await form.getByRole('button', { name: 'Send comment' }).click()
    await expect(markersOf(page)).toHaveCount(1)
    await markersOf(page).click()
    await expect(popupOf(page)).toContainText('Bug')
    await expect(popupOf(page)).toContainText('Critical priority')
    await expect(popupOf(page).getByRole('link', { name: 'Attachment' })).toHaveAttribute('href', /^\/api\/_files\//)
  },
)

test('the page goes on working under the overlay, and Esc leaves it step by step', LONG, async ({ openAs }) => {
  const page = await openAs('tester', TEST_PAGE)
  await expect(toggleOf(page)).toBeVisible()
  // The button is seen a moment before the page listens to keys.
  await expect(async () => {
    await page.keyboard.press('c')
    await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Insert a banner above' }).click()
  await expect(page.getByText('A banner that pushes')).toBeVisible()
  await expect(formOf(page)).toHaveCount(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.locator('#bench-text-a').dblclick({ position: { x: 40, y: 12 } })
  await page.keyboard.press('Escape')
  await expect(formOf(page)).toHaveCount(0)
  await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true')

  // By key alone: a comment on the second heading.
  await page.keyboard.press('a')
  await expect(formOf(page).getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await formOf(page).getByRole('button', { name: 'Choose the spot' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Without a mouse')
  await page.keyboard.press('Control+Enter')
  await expect(markersOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('[data-comment-id]')).toHaveCount(0)
})

test('jumping from the list opens the comment, whether the overlay is on or off', LONG, async ({ openAs }) => {
  const page = await openAs('tester', '/personalized-dashboard')
  const jump = async (words: string) => {
    await page.getByRole('button', { name: 'Comment activity' }).click()
    const card = page.getByRole('dialog', { name: 'Comment activity' }).getByRole('article').filter({ hasText: words })
    await card.getByRole('button', { name: 'Jump to page' }).click()
    await expect(popupOf(page)).toContainText(words)
  }
  await jump('A trial from 1994')
  await expect(page).toHaveURL(/\/search$/)
  await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true')
  await jump('The two icons at the left')
  await jump('The year filter')
})

test(
  'a deletion in one tab is gone from the other, and a sign-out takes the overlay away',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('tester', TEST_PAGE)
    await switchOn(page)
    const id = await commentOn(page, page.locator('#bench-text-a'), 'Soon gone', { x: 60, y: 12 })
    const other = await page.context().newPage()
    await other.goto('/personalized-dashboard')
    await other.getByRole('button', { name: 'Comment activity' }).click()
    const card = other.getByRole('article').filter({ hasText: 'Soon gone' })
    await card.getByRole('button', { name: 'Delete comment' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator(`[data-comment-id="${id}"]`)).toHaveCount(0)
    // The first click beside the open list closes it.
    const signOut = other.getByRole('menuitem', { name: 'Sign out' })
    await expect(async () => {
      await other.keyboard.press('Escape')
      await other.getByRole('button', { name: 'User menu' }).click({ timeout: 2000 })
      await expect(signOut).toBeVisible({ timeout: 1000 })
    }).toPass()
    await signOut.click()
    await expect(page.locator('[data-comment-overlay]')).toHaveCount(0)
    await expect(toggleOf(page)).toHaveCount(0)
  },
)

test('who is no tester gets neither button nor code', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/personalized-dashboard')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(TEST_PAGE)
  await expect(
    page.getByText('Comments on the page are shown to people on the Tester plan and to admins.'),
  ).toBeVisible()
  await page.keyboard.press('c')
  await expect(toggleOf(page)).toHaveCount(0)
  expect(scripts.filter((url) => url.includes('CommentOverlay'))).toEqual([])
})

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: axe finds nothing with the overlay off and on, and a narrow phone has room`,
    LONG,
    async ({ openAs }) => {
      const page = await openAs('admin', TEST_PAGE)
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Comment test' })).toBeVisible()
      const check = async () => {
        // What the page's own bar half covers while it is scrolled is no matter of the overlay.
        await page.evaluate(() => window.scrollTo(0, 0))
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      }
      await check()
      await switchOn(page)
      const id = await commentOn(page, page.locator('#bench-text-c'), 'For axe', { x: 60, y: 12 })
      await check()
      await page.locator(`[data-comment-id="${id}"]`).click()
      const box = await popupOf(page).boundingBox()
      expect(box?.width).toBe(420)
      expect(box?.height).toBeLessThanOrEqual(Math.min(600, 720 * 0.8))
      await check()
      await page.keyboard.press('Escape')
      await page.keyboard.press('a')
      expect((await formOf(page).boundingBox())?.width).toBe(320)
      await check()
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(formOf(page)).toBeVisible()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
      await check()
      await page.keyboard.press('Escape')
      await expect.poll(async () => (await tipOf(page, id)).x).toBeLessThanOrEqual(360)
      await page.locator(`[data-comment-id="${id}"]`).click()
      await expect(popupOf(page).getByRole('button', { name: 'Delete comment' })).toBeVisible()
      await check()
    },
  )
}
