import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ledgerOf } from '#mocks/server/ledger.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { breakCall } from '#tests/support/faults.ts'
import { ring, untilHeard } from '#tests/support/live.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const mine = () => worldNow().notifications.filter((row) => row.accountId === seedUserId('free'))

/** Seven about one comment, and one about nothing else. */
async function openBell() {
  for (const { id } of mine()) worldNow().notifications.remove(id)
  for (let n = 0; n < 8; n++) {
    worldNow().notifications.put({
      id: `n${n}`,
      accountId: seedUserId('free'),
      type: n === 7 ? 'system' : 'comment',
      title: `Reply ${n}`,
      message: `Words ${n}`,
      isRead: false,
      createdAt: new Date(Date.now() - n * 60_000).toISOString(),
      ...(n < 7 && { metadata: { threadId: 'comment-9' } }),
    })
  }
  const view = renderAt('/help', { as: 'free' })
  await view.user.click(await screen.findByRole('button', { name: 'Notifications' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  const head = await panel.findByRole('button', { name: /^7 about one comment/ })
  return { ...view, panel, head }
}

test('many about one thing stand in one line, counted each, and open by key', async () => {
  const { user, panel, head } = await openBell()
  expect(panel.getByRole('tab', { name: 'Unread 8' })).toBeInTheDocument()
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
  expect(head).toHaveAttribute('aria-expanded', 'false')
  expect(within(head).getByText('Words 0')).toBeInTheDocument()

  act(() => head.focus())
  await user.keyboard('{Enter}')
  expect(head).toHaveAttribute('aria-expanded', 'true')
  expect(panel.getAllByRole('listitem')).toHaveLength(9)
  expect(panel.getByText('Reply 6')).toBeInTheDocument()
  expect(head).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
})

test('one of a group can be read and deleted by itself', async () => {
  const { user, panel, head } = await openBell()
  await user.click(head)
  const third = within(panel.getByText('Reply 2').closest('article') as HTMLElement)
  await user.click(third.getByRole('button', { name: 'Delete notification' }))
  expect(await screen.findByText('Notification deleted')).toBeInTheDocument()
  expect(await panel.findByRole('button', { name: /^6 about one comment/ })).toHaveAttribute('aria-expanded', 'true')
  expect(panel.getByRole('tab', { name: 'Unread 7' })).toBeInTheDocument()
})

test('‘Mark these read’ marks these and no others, each by its own call', async () => {
  const { user, panel } = await openBell()
  await user.click(panel.getByRole('button', { name: 'Mark these read' }))
  expect(await panel.findByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
  await waitFor(() => expect(mine().filter(({ isRead }) => isRead)).toHaveLength(7))
  expect(mine().find(({ isRead }) => !isRead)?.title).toBe('Reply 7')
  expect(ledgerOf(worldNow().id).filter(({ call }) => call === 'notifications.markRead')).toHaveLength(7)
  expect(panel.getByRole('region', { name: 'Unread' })).toHaveFocus()
  await user.click(panel.getByRole('tab', { name: 'Read 7' }))
  expect(await panel.findByRole('button', { name: /^7 about one comment/ })).toBeInTheDocument()
  expect(panel.queryByRole('button', { name: 'Mark these read' })).not.toBeInTheDocument()
})

test('those that the server does not take are unread again, the others stay read', async () => {
  breakCall({ call: 'notifications.markRead', status: 500, times: 3 })
  const { user, panel } = await openBell()
  await user.click(panel.getByRole('button', { name: 'Mark these read' }))
  expect(await panel.findByRole('button', { name: /^3 about one comment/ })).toBeInTheDocument()
  expect(panel.getByRole('tab', { name: 'Unread 4' })).toBeInTheDocument()
  expect(panel.getByRole('tab', { name: 'Read 4' })).toBeInTheDocument()
  expect(mine().filter(({ isRead }) => isRead)).toHaveLength(4)
})

test('what arrives joins its group and brings it to the top', async () => {
  const { panel } = await openBell()
  await untilHeard('free')
  ring('free', { title: 'About nothing', message: '' })
  ring('free', { title: 'Reply again', message: 'Newest words', metadata: { threadId: 'comment-9' } })
  const head = await panel.findByRole('button', { name: /^8 about one comment/ })
  expect(within(head).getByText('Newest words')).toBeInTheDocument()
  expect(within(head).getByText('Just now')).toBeInTheDocument()
  expect(panel.getAllByRole('listitem')[0]).toContainElement(head)
  expect(panel.getByRole('tab', { name: 'Unread 10' })).toBeInTheDocument()
})
