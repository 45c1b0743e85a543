import type { Page } from '@playwright/test'

import { breakCall, expect, LONG, LONG_SPECIFIED, SPECIFIED, test } from './support/test.ts'

const HOME = '/personalized-dashboard'
const bellOf = (page: Page) => page.getByRole('button', { name: 'Notifications' })

const invite = async (page: Page, email: string) => {
  const reply = await page.request.post('/api/collaboration/team-invites', {
    data: { teamId: 'team-northfield', email, role: 'member' },
  })
  expect(reply.ok()).toBe(true)
}

test(
  'an invitation rings the other person’s bell without a reload, and accepting it rings back',
  SPECIFIED,
  async ({ openAs }) => {
    const owner = await openAs('team-owner', HOME)
    const guest = await openAs('free', HOME)
    await expect(bellOf(owner)).toHaveText('1')
    await expect(bellOf(guest)).toHaveText('')
    await guest.waitForLoadState('networkidle')

    await invite(owner, 'free@roadrunner.test')
    await expect(bellOf(guest)).toHaveText('1')
    // The owner's own note that the invitation went out.
    await expect(bellOf(owner)).toHaveText('2')

    await bellOf(guest).click()
    const panel = guest.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('button', { name: 'Accept' }).click()
    await expect(guest.getByText('Invitation Accepted', { exact: true })).toBeVisible()
    await expect(
      guest.getByText('Successfully joined team or project: Northfield Evidence Group', { exact: true }),
    ).toBeVisible()
    await expect(bellOf(guest)).toHaveText('')
    await expect(bellOf(owner)).toHaveText('3')
  },
)

test(
  'an acceptance whose answer is lost stays to be answered, and the server says what became of it',
  LONG,
  async ({ openAs }) => {
    const page = await openAs('individual', HOME)
    await breakCall(page, { call: 'invitations.acceptTeam', status: 502, body: {}, cut: 'after', times: 1 })
    await bellOf(page).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Failed to accept invitation. Please try again.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Decline' })).toBeVisible()
    await panel.getByRole('button', { name: 'Accept' }).click()
    await expect(panel.getByText('This invitation has been accepted already.')).toBeVisible()
  },
)

test('declining a project', LONG_SPECIFIED, async ({ openAs }) => {
  const page = await openAs('enterprise', HOME)
  await bellOf(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Invitation Declined', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Declined invitation to team or project: Statins before the first event', { exact: true }),
  ).toBeVisible()
  await expect(panel.getByText('All caught up!')).toBeVisible()
})
