import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, LONG_SPECIFIED, mendAll, SPECIFIED, test } from './support/test.ts'

const HOME = '/personalized-dashboard'
const bellOf = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true })
const openBell = async (page: Page) => {
  await bellOf(page).click()
  return page.getByRole('dialog', { name: 'Notifications' })
}

/** Writes a comment as the page's person, as the overlay will. */
const comment = async (page: Page, content: string) => {
  const reply = await page.request.post('/api/beta-comments', {
    data: { page: 'search', xPosition: 10, yPosition: 10, content, category: 'bug', priority: 'high' },
  })
  expect(reply.ok()).toBe(true)
}

test('what one person does rings the other’s bell, without a reload', SPECIFIED, async ({ openAs }) => {
  const admin = await openAs('admin', HOME)
  const tester = await openAs('tester', HOME)
  await expect(bellOf(admin)).toHaveText('1')
  const panel = await openBell(admin)
  await expect(panel.getByRole('tab', { name: 'Unread 1' })).toBeVisible()

  await comment(tester, 'The table jumps when I sort it.')
  await expect(panel.getByRole('tab', { name: 'Unread 2' })).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toContainText('The table jumps when I sort it.')
  await expect(panel.getByRole('listitem').first()).toContainText('Just now')
  await expect(bellOf(admin)).toHaveText('2')
})

test('reading in one window empties the badge of the other', LONG_SPECIFIED, async ({ openAs }) => {
  const one = await openAs('team-owner', HOME)
  const other = await openAs('team-owner', HOME)
  await expect(bellOf(other)).toHaveText('1')
  await other.waitForLoadState('networkidle')
  const panel = await openBell(one)
  await panel.getByRole('button', { name: 'Mark all read' }).click()
  await expect(panel.getByText('All caught up!')).toBeVisible()
  await expect(bellOf(other)).toHaveText('')
})

test(
  'what happened while the line was down is there once it is back, each thing once',
  SPECIFIED,
  async ({ openAs }) => {
    const admin = await openAs('admin', HOME)
    const tester = await openAs('tester', HOME)
    const panel = await openBell(admin)
    await expect(panel.getByRole('tab', { name: 'Unread 1' })).toBeVisible()
    await comment(tester, 'Before the gap')
    await expect(panel.getByRole('tab', { name: 'Unread 2' })).toBeVisible()
    await admin.context().setOffline(true)
    await comment(tester, 'Inside the gap')
    await admin.context().setOffline(false)
    await comment(tester, 'After the gap')
    for (const words of ['Before the gap', 'Inside the gap', 'After the gap']) {
      await expect(panel.getByText(words)).toHaveCount(1, { timeout: 30_000 })
    }
    await expect(bellOf(admin)).toHaveText('4')
  },
)

test('a mention leads to the team’s chat', LONG, async ({ openAs }) => {
  const page = await openAs('team-member', HOME)
  const panel = await openBell(page)
  await panel.getByRole('button', { name: /mentioned you/ }).click()
  await expect(page).toHaveURL(/\/team(\/|$)/)
  await expect(page.getByText('Navigating to chat')).toBeVisible()
  await expect(bellOf(page)).toHaveText('1')
})

test('a list that cannot be had says so; without a connection there is only a quiet word', LONG, async ({ openAs }) => {
  const page = await openAs('team-owner', HOME)
  await breakCall(page, { call: 'notifications.list', status: 500, body: {} })
  const panel = await openBell(page)
  await expect(panel.getByText('Failed to load notifications')).toBeVisible()
  await mendAll(page)
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(panel.getByText('Task finished')).toBeVisible()
  await page.reload()
  await breakCall(page, { call: 'notifications.list', cut: 'before' })
  await bellOf(page).click()
  await expect(panel.getByText('No unread notifications')).toBeVisible()
  await expect(panel.getByText(/^You are offline/)).toBeVisible()
  await expect(panel.getByText('All caught up!')).toHaveCount(0)
})

test('ten thousand notifications scroll smoothly', LONG, async ({ openAs }) => {
  const page = await openAs('free', HOME)
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    id: `many-${n}`,
    type: 'system',
    title: `Notification ${n}`,
    message: n % 3 === 0 ? 'A longer message that takes more than a single line in a popover of this width.' : 'Short',
    isRead: false,
    createdAt: new Date(Date.now() - n * 60_000).toISOString(),
  }))
  await page.route('**/api/notifications', (route) => route.fulfill({ json: { success: true, data: many } }))
  const panel = await openBell(page)
  await expect(panel.getByRole('tab', { name: 'Unread 10,000' })).toBeVisible()
  const list = panel.getByRole('region', { name: 'Unread' })
  // The main thread's own time, so that a machine with other things to do changes nothing.
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  const before = await busy()
  await list.evaluate(async (box) => {
    for (let frame = 0; frame < 120; frame++) {
      box.scrollTop += 300
      await new Promise(requestAnimationFrame)
    }
  })
  const perFrameMs = ((await busy()) - before) * (1000 / 120)
  test.info().annotations.push({ type: 'main thread for each frame', description: `${perFrameMs.toFixed(1)} ms` })
  expect(perFrameMs).toBeLessThan(16)
  expect(await panel.getByRole('listitem').count()).toBeLessThan(40)
})

for (const theme of ['light', 'dark'] as const) {
  test(
    `${theme}: axe finds nothing, by keyboard it opens and closes, and a narrow phone has room`,
    LONG,
    async ({ openAs }) => {
      const page = await openAs('individual', HOME)
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.reload()
      await bellOf(page).focus()
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      await expect(panel.getByRole('button', { name: 'Accept' })).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBeLessThanOrEqual(0)
      const box = await panel.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(bellOf(page)).toBeFocused()
    },
  )
}
