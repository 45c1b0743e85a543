import type { Page } from '@playwright/test'

import { expectCleanInBoth, expectFits, followsSystem } from '../support/axe.ts'
import { closeOverlay, nameOf, openOverlay, ready, shownOf } from '../support/overlay-places.ts'
import { places, type Overlay, type PlaceName } from '../support/overlays.ts'
import { breakCall, expect, mendAll, test } from '../support/test.ts'

/** What is open on a narrow phone: inside the window, and its way out can be pressed. */
async function expectUsableNarrow(page: Page, overlay: Overlay, where: string) {
  const shown = shownOf(page, overlay.shows)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page, `${where} at 360 px`)
  const beyond = async () => {
    const box = await shown.boundingBox()
    return box ? Math.round(Math.max(0, -box.x, box.x + box.width - 360)) : NaN
  }
  await expect.configure({ soft: true }).poll(beyond, `${where}: px beyond the edge`).toBe(0)
  const close = shown.getByRole('button', { name: 'Close', exact: true }).first()
  if ((await close.count()) > 0) await expect.soft(close, `${where}: Close`).toBeInViewport({ ratio: 1 })
}

async function judge(page: Page, overlay: Overlay, where: string, says?: string | RegExp) {
  const isNarrow = page.viewportSize()?.width === 360
  await openOverlay(page, overlay)
  if (says !== undefined) await expect(shownOf(page, overlay.shows).getByText(says).first()).toBeVisible()
  await expectCleanInBoth(page, where, `[role=${overlay.shows[0]}]`)
  if (overlay.shows[0] !== 'menu') await expectUsableNarrow(page, overlay, where)
  if (!isNarrow) await page.setViewportSize({ width: 1280, height: 720 })
  await closeOverlay(page, overlay)
}

/** Filled, and each other state that it has: what it asks for is asked anew after a reload. */
async function states(page: Page, overlay: Overlay, where: string) {
  await judge(page, overlay, where)
  for (const { is, says, ...fault } of overlay.states ?? []) {
    await breakCall(page, { ...fault, status: is === 'empty' ? 200 : 500 })
    await page.reload()
    await judge(page, overlay, `${where}, ${is}`, says)
    await mendAll(page)
  }
}

for (const [name, { overlays, ...place }] of Object.entries(places)) {
  test(`what opens over ${name} passes axe in both themes and all its states, and fits a narrow phone`, async ({
    openAs,
  }) => {
    test.setTimeout(60_000 + overlays.length * 40_000)
    const page = await openAs(place.person, '/help')
    if ('isNarrow' in place) await page.setViewportSize({ width: 360, height: 740 })
    page.setDefaultTimeout(15_000)
    await followsSystem(page)
    await page.reload()
    await ready[name as PlaceName](page)
    for (const overlay of overlays) {
      // One that does not open must not hide what is wrong with the others.
      await states(page, overlay, nameOf(overlay)).catch(async (error: unknown) => {
        expect.soft(`${nameOf(overlay)}: ${String(error).slice(0, 400)}`).toBe('opened and closed')
        await page.keyboard.press('Escape')
      })
    }
  })
}

test('a window made narrow behind a dialog brings the paper that is open after the dialog, not over it', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/resources?text=colditz')
  await page.getByRole('button', { name: /^Efficacy of BCG/ }).click()
  await expect(page.getByRole('complementary', { name: 'Paper' })).toBeVisible()
  await page.getByRole('button', { name: 'Import papers' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import papers' })
  await expect(dialog).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('complementary', { name: 'Paper' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Paper' })).toBeVisible()
})
