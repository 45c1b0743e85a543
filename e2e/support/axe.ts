import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** The other mode opens a page of its own for each look, for frames of other origins, and takes twice the time. */
function axeOn(page: Page, part?: string) {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  return part === undefined ? builder : builder.include(part)
}

/**
 * What axe finds in the page as it stands, with what opens over it, or in one part of it. Soft: a sweep goes on and names
 * everything.
 */
export async function expectClean(page: Page, where: string, part?: string) {
  const { violations } = await axeOn(page, part).withTags(RULES).analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** What a theme can change: contrast, and whether a link stands out from its text. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** From now on this page follows the system's theme, and nothing fades: `expectCleanInBoth` judges it in both. */
export async function followsSystem(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => localStorage.setItem('theme', 'system'))
}

/** As `expectClean`, in the light theme by all rules and in the dark one by those of colour; the page must follow the system. */
export async function expectCleanInBoth(page: Page, where: string, part?: string) {
  await expectClean(page, `${where}, light`, part)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html.dark')).toBeAttached()
  const { violations } = await axeOn(page, part).withRules(OF_COLOUR).analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where}, dark ${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(page.locator('html:not(.dark)')).toBeAttached()
}

/** Nothing reaches beyond the right edge of the window, once it is drawn as wide as it is now. */
export async function expectFits(page: Page, where: string) {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.configure({ soft: true }).poll(wider, `${where}: px too wide`).toBe(0)
  // Of a bar that is wider than the page the open part is in sight.
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('nav [aria-current="page"], [role="tab"][aria-selected="true"]')]
        .filter((open) => open.checkVisibility())
        .filter((open) => {
          const { left, right, width } = open.getBoundingClientRect()
          return width > 0 && (left < 0 || right > innerWidth)
        })
        .map((open) => open.textContent),
    )
  await expect.configure({ soft: true }).poll(outside, `${where}: open and out of sight`).toEqual([])
}

/** From now on this page has that theme, and nothing fades: contrast is judged at rest. */
export async function inThemeAtRest(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((value) => localStorage.setItem('theme', value), theme)
}
