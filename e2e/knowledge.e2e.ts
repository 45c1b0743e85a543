import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, LONG, SPECIFIED, test } from './support/test.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Roadrunner Help' })
const about = (page: Page, what: string) => page.getByRole('button', { name: `About ${what}` })

/** The API unplugged: files of the page still come, no call does. */
const unplug = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'))

async function axe(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

test(
  'from a control to its article, on to another and back, to paper, and to a page of its own',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('free', '/search')
    await about(page, 'how a question is read').click()
    const article = drawer(page)
    await expect(article.getByRole('heading', { name: 'Boolean search: AND, OR, NOT, quotation marks' })).toBeFocused()
    await article.getByRole('link', { name: 'Building a search that can be repeated' }).click()
    await expect(article.getByRole('heading', { name: 'Building a search that can be repeated' })).toBeFocused()
    await article.getByRole('button', { name: 'Back to Boolean search: AND, OR, NOT, quotation marks' }).click()
    await expect(article.getByRole('heading', { name: 'Boolean search: AND, OR, NOT, quotation marks' })).toBeFocused()
    await expect(page).toHaveURL(/\/search$/)

    await page.context().addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
    })
    const opened = page.waitForEvent('popup')
    await article.getByRole('link', { name: 'Print' }).click()
    const paper = await opened
    await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(paper).toHaveURL(/\/knowledgebase\?article=boolean-search$/)
    await paper.emulateMedia({ media: 'print' })
    for (const bar of [paper.getByRole('banner'), paper.getByRole('contentinfo')]) await expect(bar).toBeHidden()
    await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(paper.getByRole('heading', { level: 1 })).toBeVisible()
    await paper.close()

    await article.getByRole('link', { name: 'Open as page' }).click()
    await expect(page).toHaveURL(/\/knowledgebase\?article=boolean-search$/)
    await expect(drawer(page)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  },
)

test('by keyboard alone: from the control into the article and back to the control', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/settings?tab=appearance')
  await about(page, 'appearance').focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('heading', { name: 'Theme, density, text size and motion' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer(page).getByRole('link', { name: 'Open as page' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(about(page, 'appearance')).toBeFocused()
})

test('over a dialog: the article goes first, the dialog and what was typed in it stay', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/search')
  await page.getByRole('button', { name: 'Import papers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  await about(page, 'kinds of files').click()
  await expect(drawer(page).getByRole('heading', { name: /^Reference files: RIS/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(about(page, 'kinds of files')).toBeFocused()
})

test('a link to a part of an article brings that part into sight', LONG, async ({ openAs }) => {
  const page = await openAs('free', '/knowledgebase?article=flow-diagram#if-it-does-not-add-up')
  const part = page.getByRole('heading', { name: 'If it does not add up' })
  await expect(part).toBeInViewport()
  await page.getByRole('link', { name: 'Link to What is counted' }).click()
  await expect(page).toHaveURL(/#what-is-counted$/)
})

test('with the API unplugged articles are found, read and opened beside the work', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('free', '/knowledgebase')
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()
  await unplug(page)
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('what does I squared mean')
  const found = page.getByRole('list', { name: 'Search articles' }).getByRole('link')
  await expect(found.first()).toContainText('Heterogeneity')
  await found.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Heterogeneity: I², tau² and Q' })).toBeVisible()
  await page.getByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }).click()
  await drawer(page).getByRole('textbox', { name: 'Your question' }).fill('Hello')
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByText(/^Sorry, I could not answer that/)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await page.goto('/support-center')
  await expect(page.getByText(/^The server could not be reached/)).toBeVisible({ timeout: 30_000 })
})

test(
  'signed out with the API unplugged, support says what is wrong, keeps what is typed and has answers',
  LONG,
  async ({ openPage }) => {
    const page = await openPage('/')
    await unplug(page)
    await page.goto('/support-center')
    await expect(page.getByText(/^The server could not be reached/)).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('pre')).toContainText('Roadrunner’s server: no answer')
    await page.getByLabel('Title').fill('Nothing works')
    await page.getByLabel('What happened?').fill('No page of yours opens here.')
    await page.getByRole('button', { name: 'Create ticket' }).click()
    await expect(page.getByText('Failed to create support ticket. Please try again.')).toBeVisible({ timeout: 30_000 })
    await page.getByText('When the connection fails').click()
    await expect(page.getByText(/^What you typed stays in this browser until/)).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    expect((await saved).suggestedFilename()).toBe('roadrunner-diagnostic.txt')

    await page.unrouteAll()
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('Nothing works')
    await page.getByRole('button', { name: 'Create ticket' }).click()
    const done = page.getByText(/^Ticket RR-\d+ was created$/)
    await expect(done).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Your tickets' })).toContainText('Nothing works')
  },
)

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: an article beside the work, the shelves and support pass axe, and fit a narrow phone`,
    LONG,
    async ({ openAs, openPage }) => {
      test.slow()
      const page = await openAs('individual', '/search')
      const visitor = await openPage('/support-center')
      for (const each of [page, visitor]) {
        await each.evaluate((value) => localStorage.setItem('theme', value), theme)
        await each.reload()
      }
      await visitor.getByText('Passwords').click()
      await expect(visitor.getByText('The server answers.')).toBeVisible()
      await axe(visitor, 'support for a visitor')

      await about(page, 'finding papers').click()
      await expect(drawer(page).getByRole('heading', { name: 'Finding papers' })).toBeFocused()
      await axe(page, 'drawer')
      await page.keyboard.press('Escape')
      for (const path of ['/knowledgebase', '/knowledgebase?article=knapp-hartung', '/support-center']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await axe(page, path)
      }

      await page.setViewportSize({ width: 360, height: 740 })
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      for (const path of ['/knowledgebase', '/knowledgebase?article=reference-formats', '/support-center', '/search']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(over, path).toBeLessThanOrEqual(0)
      }
      await about(page, 'how a question is read').click()
      await expect(drawer(page).getByRole('heading', { name: /^Boolean search/ })).toBeFocused()
      const wider = await drawer(page).evaluate(
        (element) =>
          [...element.querySelectorAll('article *')].filter(
            (each) => each.getBoundingClientRect().right > innerWidth + 1,
          ).length,
      )
      expect(wider).toBe(0)
    },
  )
}
