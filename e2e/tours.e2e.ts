import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { tours } from '#features/tours/tour-catalogue.ts'
import { tourKeys, tourPlaces } from '#features/tours/tour-places.ts'

import { expect, LONG, LONG_SPECIFIED, longUnless, test } from './support/test.ts'

const step = (page: Page) => page.locator('.driver-popover')
const onward = (page: Page) => step(page).getByRole('button', { name: /^(Next|Done)$/ })

async function start(page: Page, title: string) {
  await page.getByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }).click()
  await page.getByRole('tab', { name: 'Learn' }).click()
  await page.getByRole('button', { name: new RegExp(`^(Start|Start again): ${title}$`) }).click()
}

/** The titles of all steps, each looked at: it lies in the window, the focus is in it, and it points at something there. */
async function walk(page: Page): Promise<string[]> {
  const titles: string[] = []
  for (;;) {
    await expect(onward(page)).toBeFocused()
    const title = (await step(page).getByRole('heading').textContent()) ?? ''
    titles.push(title)
    const inside = async () => {
      const box = await step(page).boundingBox()
      const size = page.viewportSize() ?? { width: 0, height: 0 }
      return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height
    }
    await expect.poll(inside, `${title} lies in the window`).toBe(true)
    const target = page.locator('.driver-active-element:not(#driver-dummy-element)')
    if ((await target.count()) > 0) await expect(target, title).toBeInViewport()
    const isLast = (await onward(page).textContent()) === 'Done'
    await page.keyboard.press(isLast ? 'Enter' : 'ArrowRight')
    if (isLast) break
    await expect(step(page).getByRole('heading')).not.toHaveText(title)
  }
  await expect(step(page)).toHaveCount(0)
  return titles
}

const person = { testers: 'tester', teams: 'team-owner', all: 'individual' } as const

for (const key of tourKeys) {
  const { title, steps, only } = tours[key]
  const wanted = steps.filter(({ optional }) => !optional).map((each) => each.title)

  // One for every change; the others are made alike.
  test(
    `tour ${key}: every step on its page, by keyboard, wide and narrow`,
    longUnless(key === 'search'),
    async ({ openAs }) => {
      const page = await openAs(person[only ?? 'all'], '/help')
      for (const size of [
        { width: 1440, height: 900 },
        { width: 360, height: 740 },
      ]) {
        await page.setViewportSize(size)
        await page.goto(tourPlaces[key])
        await start(page, title)
        expect(await walk(page), `${size.width} px`).toEqual(expect.arrayContaining(wanted))
      }
    },
  )
}

test('with results on the page, the tour of Search shows one, and the filters', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  await page.getByRole('searchbox').fill('BCG vaccine tuberculosis')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await start(page, 'Search')
  expect(await walk(page)).toEqual(expect.arrayContaining(['Narrow it', 'A result']))
})

test(
  'a new person is shown around; a reload goes on, Escape leaves, Learn goes on, and finished it is over',
  LONG_SPECIFIED,
  async ({ openPage }) => {
    const page = await openPage('/auth')
    const name = `new${Date.now().toString(36)}`
    const reply = await page.request.post('/api/auth/register', {
      data: { username: name, email: `${name}@roadrunner.test`, password: 'a-good-password' },
    })
    expect(reply.ok()).toBe(true)
    await page.goto('/personalized-dashboard')
    await expect(step(page)).toContainText('Welcome to Roadrunner')
    await page.keyboard.press('Enter')
    await expect(step(page)).toContainText('Begin here')
    await page.reload()
    await expect(step(page)).toContainText('Begin here')
    // The page stays usable below it.
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search$/)
    await expect(step(page)).toHaveCount(0)
    await page.goBack()
    await expect(step(page)).toContainText('Begin here')
    await expect(onward(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(step(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }).click()
    await page.getByRole('tab', { name: 'Learn' }).click()
    await page.getByRole('button', { name: 'Continue at step 2: First visit' }).click()
    await walk(page)
    await expect
      .poll(async () => (await (await page.request.get('/api/tours/completed')).json()).completedTours)
      .toEqual(['first-visit'])
  },
)

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: a step passes axe, and so does the question whether to be shown around`,
    LONG,
    async ({ openAs, openPage }) => {
      const page = await openAs('individual', '/search')
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.reload()
      const axe = async (on: Page, what: string) => {
        const { violations } = await new AxeBuilder({ page: on })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect.soft(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
      await start(page, 'Search')
      await expect(onward(page)).toBeFocused()
      await axe(page, 'a step on a form')
      await page.keyboard.press('ArrowRight')
      await expect(step(page)).toContainText('Questions with good answers')
      await expect(onward(page)).toBeFocused()
      await axe(page, 'a step on a region')

      const other = await openPage('/auth')
      await other.evaluate((value) => localStorage.setItem('theme', value), theme)
      const name = `asked${theme}${Date.now().toString(36)}`
      await other.request.post('/api/auth/register', {
        data: { username: name, email: `${name}@roadrunner.test`, password: 'a-good-password' },
      })
      await other.goto('/search')
      await expect(other.getByRole('complementary', { name: 'Tour of this page' })).toBeVisible()
      await axe(other, 'the offer')
    },
  )
}
