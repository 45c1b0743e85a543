import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds in the page as it stands, with what opens over it, or in one part of it. Soft: a sweep goes on and names
 * everything.
 */
export async function expectClean(page: Page, where: string, part?: string) {
  const builder = new AxeBuilder({ page }).withTags(RULES)
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  expect.soft(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Nothing reaches beyond the right edge of the window. */
export async function expectFits(page: Page, where: string) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(`${where}: ${wider} px too wide`).toBe(`${where}: 0 px too wide`)
}

/** From now on this page has that theme, and nothing fades: contrast is judged at rest. */
export async function inThemeAtRest(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((value) => localStorage.setItem('theme', value), theme)
}
