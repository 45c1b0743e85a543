import AxeBuilder from '@axe-core/playwright'

import { expect, LONG, longUnless, SPECIFIED, test } from './support/test.ts'

const visitor = ['/', '/auth', '/auth?view=register', '/auth?view=forgot', '/reset-password?token=unknown']
const signedIn = [
  '/personalized-dashboard',
  '/search',
  '/resources',
  '/synthesis',
  '/synthesis-history',
  '/document/p-colditz-1994',
  '/copilot',
  '/not-a-page',
]

for (const theme of ['light', 'dark'] as const) {
  for (const [who, routes] of [
    ['a visitor', visitor],
    ['somebody signed in', signedIn],
  ] as const) {
    test(
      `${theme}: axe finds nothing on the pages of ${who}`,
      longUnless(theme === 'light'),
      async ({ openPage, openAs }) => {
        test.slow()
        const page = who === 'a visitor' ? await openPage('/') : await openAs('individual', '/personalized-dashboard')
        await page.evaluate((value) => localStorage.setItem('theme', value), theme)
        for (const route of routes) {
          await page.goto(route)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
            .analyze()
          expect.soft(violations.map(({ id, nodes }) => `${route} ${id}: ${nodes[0]?.html}`)).toEqual([])
        }
      },
    )
  }
}

test('search with results, and the synthesis it leads to, pass axe', SPECIFIED, async ({ openAs }) => {
  const page = await openAs('individual', '/search')
  await page.getByRole('searchbox').fill('BCG vaccine tuberculosis')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await check()
  for (const index of [0, 1, 2]) await page.getByRole('article').nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Synthesize' }).click()
  await page.getByRole('button', { name: 'Generate synthesis' }).click()
  await expect(page.getByText('How this was made')).toBeVisible()
  await check()
})

test('no page is wider than a narrow phone', LONG, async ({ openAs }) => {
  const page = await openAs('individual', '/personalized-dashboard')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const route of signedIn) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(wider, route).toBeLessThanOrEqual(0)
  }
})
