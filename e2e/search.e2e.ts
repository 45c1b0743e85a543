import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { crossrefWork } from '../tests/mocks/sources/replies.ts'
import { giveSources } from './support/sources.ts'
import { expect, LONG, test } from './support/test.ts'

const work = (n: number, title: string) =>
  crossrefWork({ DOI: `10.5555/bcg.${n}`, title: [title], abstract: 'BCG vaccine was given to infants.' })

async function check(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(wider, `${where} is wider than the window`).toBeLessThanOrEqual(0)
}
const themed = async (page: Page, theme: string, width = 1280) => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate((value) => localStorage.setItem('theme', value), theme)
  await page.reload()
}
const ask = async (page: Page, query: string) => {
  await page.getByRole('searchbox', { name: 'Question' }).fill(query)
  await page.getByRole('searchbox', { name: 'Question' }).press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('sources outside: one fails alone, a paper is added and is then in the library, and a second run shows what is new', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/help')
  const works: object[] = [work(1, 'A trial of BCG vaccine that only Crossref has')]
  const sources = await giveSources(page, works)
  try {
    await page.goto('/search')
    await ask(page, 'BCG vaccine')
    await expect(page.getByText('4,120 hits, 1 taken')).toBeVisible()
    await expect(page.getByText('not searched: It answered with an error (500).')).toBeVisible()
    await page.getByRole('button', { name: 'How each source was asked' }).click()
    await expect(page.getByText('query.bibliographic=bcg vaccine')).toBeVisible()

    const card = page.getByRole('article').filter({ hasText: 'only Crossref has' })
    await card.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Add to my library' }).click()
    await expect(page.getByText('1 paper added')).toBeVisible()
    // Now it is a paper of the library: it opens here and can be synthesized.
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/document\//)
    await expect(page.getByRole('button', { name: 'Synthesize' })).toBeVisible()

    works.push(work(2, 'Another trial of BCG vaccine, published since'))
    await page.getByRole('button', { name: 'Run again' }).click()
    await expect(page.getByText(/^1 paper is new since/)).toBeVisible()
    await page.getByRole('button', { name: 'Show only new' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('published since')
  } finally {
    sources.stop()
  }
})

test('a search is shared, read without an account, revoked, and then leads nowhere', async ({ openAs, openPage }) => {
  const page = await openAs('individual', '/search')
  await ask(page, 'BCG vaccine')
  await page
    .getByRole('checkbox', { name: /^Meta-analysis/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByRole('dialog', { name: 'Your link' }).getByRole('textbox').inputValue()

  const visitor = await openPage(new URL(address).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: 'BCG vaccine' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Remove filter: Meta-analysis' })).toBeVisible()
  const file = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Search log' }).click()
  await visitor.getByRole('menuitem', { name: 'As a document (DOCX)' }).click()
  expect((await file).suggestedFilename()).toBe('search-log.docx')

  await page.goto('/settings?tab=shared-links')
  await page.getByRole('button', { name: 'Revoke BCG vaccine' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Nothing is shared')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('This link no longer works')).toBeVisible()
})

test(
  'a link opened with an account is offered on the dashboard and opens in the workspace',
  LONG,
  async ({ openAs }) => {
    const owner = await openAs('individual', '/search')
    await ask(owner, 'BCG vaccine')
    await owner.getByRole('button', { name: 'Share' }).click()
    await owner.getByRole('button', { name: 'Create link' }).click()
    const address = await owner.getByRole('dialog', { name: 'Your link' }).getByRole('textbox').inputValue()
    const other = await openAs('team-owner', new URL(address).pathname)
    await expect(other).toHaveURL(/personalized-dashboard/)
    await other.getByRole('link', { name: 'Open it' }).click()
    await expect(other.getByText(/^Shared by Ines Varga/)).toBeVisible()
    await expect(other.getByRole('link', { name: 'Run it yourself' })).toBeVisible()
  },
)

test('history by keyboard: two runs are compared, one is deleted and taken back', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  await ask(page, 'BCG vaccine')
  await ask(page, 'BCG vaccine infants')
  await page.goto('/search-history')
  const rows = page.getByRole('list', { name: 'Searches' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const query of ['BCG vaccine infants', 'BCG vaccine']) {
    await page.getByRole('checkbox', { name: `Choose ${query} to compare`, exact: true }).press('Space')
  }
  await page.getByRole('button', { name: 'Compare' }).press('Enter')
  await expect(page.getByRole('region', { name: /^In both/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Delete BCG vaccine infants' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'BCG vaccine infants' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: search, sharing and history pass axe, and fit a narrow phone`, LONG, async ({ openAs, openPage }) => {
    test.slow()
    const page = await openAs('individual', '/help')
    const sources = await giveSources(page, [
      work(1, 'A trial of BCG vaccine that only Crossref has'),
      { ...work(2, 'A retracted trial of BCG vaccine'), 'updated-by': [{ type: 'retraction' }] },
    ])
    try {
      await page.goto('/search')
      await themed(page, theme, 360)
      await ask(page, '(BCG vaccine AND mesh:infants')
      await expect(page.getByText('2 parts of this query may not mean what you want')).toBeVisible()
      await check(page, 'problems')
      await ask(page, 'BCG vaccine')
      await page.getByRole('button', { name: 'How each source was asked' }).click()
      await page.getByRole('article').first().getByRole('checkbox').check()
      await check(page, 'results, narrow')
      await page.setViewportSize({ width: 1280, height: 900 })
      await check(page, 'results')
      await page.getByRole('button', { name: 'Share' }).click()
      await check(page, 'share')
      await page.getByRole('button', { name: 'Create link' }).click()
      await expect(page.getByRole('dialog', { name: 'Your link' })).toBeVisible()
      await check(page, 'link')
      const address = await page.getByRole('dialog', { name: 'Your link' }).getByRole('textbox').inputValue()

      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/settings?tab=shared-links')
        await expect(page.getByRole('listitem', { name: 'BCG vaccine' })).toBeVisible()
        await check(page, `links ${width}`)
        await page.goto('/search-history')
        await page
          .getByRole('checkbox', { name: /^Choose/ })
          .first()
          .check()
        await page
          .getByRole('checkbox', { name: /^Choose/ })
          .nth(1)
          .check()
        await check(page, `history ${width}`)
        await page.getByRole('button', { name: 'Compare' }).click()
        await expect(page.getByRole('region', { name: /^In both/ })).toBeVisible()
        await check(page, `compare ${width}`)
      }
      const visitor = await openPage(new URL(address).pathname)
      for (const width of [360, 1280]) {
        await themed(visitor, theme, width)
        await expect(visitor.getByRole('article').first()).toBeVisible()
        await check(visitor, `shared ${width}`)
      }
      await visitor.goto('/search/shared/never-there')
      await expect(visitor.getByText('This link no longer works')).toBeVisible()
      await check(visitor, 'no link')
    } finally {
      sources.stop()
    }
  })
}
