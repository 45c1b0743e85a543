import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, LONG, SPECIFIED, test } from './support/test.ts'

const HOME = '/personalized-dashboard'
const bellOf = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true })
const openBell = async (page: Page) => {
  await bellOf(page).click()
  return page.getByRole('dialog', { name: 'Notifications' })
}
const comment = async (page: Page, content: string) => {
  const reply = await page.request.post('/api/beta-comments', {
    data: { page: 'search', xPosition: 10, yPosition: 10, content, category: 'bug', priority: 'high' },
  })
  expect(reply.ok()).toBe(true)
}

/** A network that lets no websocket through, as some offices have, for as long as the mark stands. */
const blockWebsocket = (page: Page) =>
  page.addInitScript(() => {
    class Blocked {
      onerror?: (event: Event) => void
      onclose?: (event: Event) => void
      constructor() {
        setTimeout(() => {
          this.onerror?.(new Event('error'))
          this.onclose?.(new Event('close'))
        }, 5)
      }
      send() {}
      close() {}
    }
    globalThis.WebSocket = new Proxy(globalThis.WebSocket, {
      construct: (target, [url, protocols]: [string, string | undefined]) =>
        sessionStorage.getItem('websocket-blocked') === '1' ? new Blocked() : new target(url, protocols),
    })
  })
const mark = (page: Page) => page.evaluate(() => sessionStorage.setItem('websocket-blocked', '1'))

test('where websocket is blocked, events arrive over polling', SPECIFIED, async ({ openAs }) => {
  const admin = await openAs('admin', HOME)
  await blockWebsocket(admin)
  await mark(admin)
  // The connection over polling is made, and what it joins is posted.
  const polled = admin.waitForResponse(
    (reply) => /\/socket\.io\/.*transport=polling.*sid=/.test(reply.url()) && reply.request().method() === 'POST',
  )
  await admin.reload()
  await polled
  await expect(bellOf(admin)).toHaveText('1')
  const tester = await openAs('tester', HOME)
  await comment(tester, 'Over polling')
  await expect(bellOf(admin)).toHaveText('2')
})

test(
  'after the last attempt it says that live updates have paused; Reconnect brings what was missed',
  LONG,
  async ({ openAs }) => {
    const admin = await openAs('admin', HOME)
    const tester = await openAs('tester', HOME)
    await blockWebsocket(admin)
    await mark(admin)
    await admin.route('**/socket.io/**', (route) => route.abort())
    await admin.reload()
    await expect(bellOf(admin)).toHaveText('1')
    const paused = admin.getByText('Live updates paused')
    await expect(paused).toHaveCount(0)
    // Five attempts, one to five seconds apart.
    await expect(paused).toBeVisible({ timeout: 40_000 })
    const { violations } = await new AxeBuilder({ page: admin })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await comment(tester, 'While it was paused')
    await expect(bellOf(admin)).toHaveText('1')

    await admin.evaluate(() => sessionStorage.removeItem('websocket-blocked'))
    await admin.unroute('**/socket.io/**')
    await admin.getByRole('button', { name: 'Reconnect' }).click()
    await expect(paused).toHaveCount(0)
    await expect(bellOf(admin)).toHaveText('2')
  },
)

test('two tabs of one person agree, also on what is deleted', SPECIFIED, async ({ openAs }) => {
  const one = await openAs('team-owner', HOME)
  const other = await one.context().newPage()
  await other.goto(HOME)
  const otherPanel = await openBell(other)
  await expect(otherPanel.getByText('Task finished')).toBeVisible()
  const panel = await openBell(one)
  const row = panel.getByRole('article').filter({ hasText: 'Task finished' })
  await row.getByRole('button', { name: 'Delete notification' }).click()
  await expect(one.getByText('The notification has been removed.')).toBeVisible()
  await expect(otherPanel.getByText('Task finished')).toHaveCount(0)
  await expect(otherPanel.getByRole('tab', { name: 'Unread 0' })).toBeVisible()
  await expect(bellOf(other)).toHaveText('')
})

test('a thousand events a second: each is counted, few are drawn', LONG, async ({ openAs }) => {
  const page = await openAs('free', HOME)
  const panel = await openBell(page)
  await expect(panel.getByRole('tab', { name: /^Unread/ })).toBeVisible()
  const before = Number((await panel.getByRole('tab', { name: /^Unread/ }).textContent())?.replace(/\D/g, ''))
  const reply = await page.request.post('/api/_control/flood', {
    data: { accountId: 'user-free', total: 2500, perSecond: 1000 },
  })
  expect(await reply.json()).toMatchObject({ sent: 2500 })
  const all = (before + 2500).toLocaleString('en')
  await expect(panel.getByRole('tab', { name: `Unread ${all}` })).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleDescription(`${all} unread notifications`)
  await expect(bellOf(page)).toHaveText('99+')
  await expect(panel.getByRole('article').first()).toContainText('Event 2500')
  expect(await panel.getByRole('article').count()).toBeLessThan(40)
})

test('many about one thing open by key, and are marked as read together', LONG, async ({ openAs }) => {
  const tester = await openAs('tester', HOME)
  const admin = await openAs('admin', HOME)
  const panel = await openBell(tester)
  await expect(panel.getByRole('tab', { name: 'Unread 1' })).toBeVisible()
  for (let n = 1; n <= 4; n++) {
    const data = { commentId: 'comment-1', userId: 'user-admin', content: `Answer ${n}`, isAdminReply: true }
    expect((await admin.request.post('/api/beta-comments/comment-1/replies', { data })).ok()).toBe(true)
  }
  const group = panel.getByRole('button', { name: /^4 about one comment/ })
  await expect(group).toBeVisible()
  await expect(panel.getByRole('tab', { name: 'Unread 5' })).toBeVisible()
  await group.focus()
  await tester.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByText(/Answer 1$/)).toBeVisible()
  await panel.getByRole('button', { name: 'Mark these read' }).click()
  await expect(panel.getByRole('tab', { name: 'Unread 1' })).toBeVisible()
  await expect(bellOf(tester)).toHaveText('1')
})

/** What this page sends over its socket from now on: each event with its payload. */
function sentBy(page: Page) {
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, name, body] = /^42\d*\["([a-z-]+)",?(.*)\]$/.exec(String(payload)) ?? []
      if (name) sent.push(`${name} ${body ?? ''}`)
    }),
  )
  return (name: string) => sent.filter((frame) => frame.startsWith(`${name} `)).join('\n')
}

test(
  'the rooms of a person and of a project’s chat are joined and left by the names that the texts give them',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('team-owner', '/help')
    const sent = sentBy(page)
    await page.goto(HOME)
    await expect.poll(() => sent('join-user-room')).toContain('"user-team-owner"')
    await page.goto('/project/project-statins')
    await expect.poll(() => sent('join-project-chat')).toContain('"project-statins"')
    await page.getByRole('link', { name: 'Search', exact: true }).first().click()
    await expect.poll(() => sent('leave-project-chat')).toContain('"project-statins"')
    await page.getByLabel('User menu').click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect.poll(() => sent('leave-user-room')).toContain('"user-team-owner"')
  },
)

test(
  'the room of a page’s comments is joined while they are shown, and left with them',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('tester', '/help')
    const sent = sentBy(page)
    await page.goto('/search')
    const toggle = page.getByRole('button', { name: 'Beta comments' })
    await toggle.click()
    await expect.poll(() => sent('join-document')).toContain('search')
    await toggle.click()
    await expect.poll(() => sent('leave-document')).toContain('search')
  },
)
