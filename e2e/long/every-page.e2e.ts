import type { Page } from '@playwright/test'

import { crashCopy } from '#app/crash/crash.copy.ts'

import { addressesIn, pageStates, visitAll } from '../support/addresses.ts'
import { expectCleanInBoth, expectFits, followsSystem } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** Addresses of one test: with two workers, none waits long for the last. */
const TOGETHER = 12

async function judge(page: Page, path: string, where: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible()
  await page.waitForLoadState('networkidle')
  const landed = `${where} is at ${new URL(page.url()).pathname}`
  expect.soft(landed).toBe(`${where} is at ${new URL(path, page.url()).pathname}`)
  for (const words of [crashCopy.title, crashCopy.loadTitle])
    await expect.soft(page.getByRole('heading', { name: words }), where).toHaveCount(0)
  await expectCleanInBoth(page, where)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page, `${where} at 360 px`)
}

for (const state of pageStates) {
  const all = addressesIn(state)
  for (let from = 0; from < all.length; from += TOGETHER) {
    const addresses = all.slice(from, from + TOGETHER)
    test(`${state}: pages ${from + 1} to ${from + addresses.length} of ${all.length}, from ${addresses[0]?.name}`, async ({
      openPage,
    }) => {
      test.setTimeout(240_000)
      const page = await openPage('/help')
      await followsSystem(page)
      await visitAll(page, state, addresses, (path, { name }) => judge(page, path, `${name}, ${state}`))
      console.log(`${addresses.length} pages judged in both themes: ${state}`)
    })
  }
}
