import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Fault } from '#mocks/server/faults.ts'
import { ledgerOf } from '#mocks/server/ledger.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

type Broken = Omit<Fault, 'call'>
const refusal = (status: number): [string, Broken] => [`${status}`, { status, headers: { 'retry-after': '0' } }]
/** Each way to be refused, and each body that a refusal may have. */
const refusals: [string, Broken][] = [
  ...[400, 403, 404, 409, 413, 422, 429, 500, 502, 503].map(refusal),
  ['500 without a body', { status: 500, body: '' }],
  ['500 with a web page', { status: 500, html: true }],
  ['a body that is no message', { status: 500, body: { message: { text: 'no' } } }],
  ['a web page with 200', { html: true }],
  ['success: false', { status: 200, body: { success: false, message: 'Not today.' } }],
  ['no connection', { cut: 'before' }],
]
/** Nobody knows whether these arrived. */
const unsure: [string, Broken][] = [
  ['an answer that is lost', { cut: 'after' }],
  ['broken JSON with 200', { malformed: true, cut: 'after' }],
]

const notesOf = (person: Person) => worldNow().notifications.filter((row) => row.accountId === seedUserId(person))
const answers = () => ledgerOf(worldNow().id).filter(({ call }) => call.startsWith('invitations.'))

async function openBell(as: Person) {
  const view = renderAt('/help', { as })
  await view.user.click(await screen.findByRole('button', { name: 'Notifications' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await panel.findByRole('tab', { name: /^Unread/ })
  return { ...view, panel }
}

/** Waits for the toast, and puts it away so that the next one is another. */
async function readToast(title: string, description: string) {
  const toast = (await screen.findByText(title, { selector: 'p' })).closest('li, [role="status"], [role="alert"]')
  const words = within(toast as HTMLElement)
  expect(words.getByText(description)).toBeInTheDocument()
  expect(toast).not.toHaveTextContent(/undefined|\[object/)
  fireEvent.click(words.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(title, { selector: 'p' })).not.toBeInTheDocument())
}

describe('section 8: an invitation', () => {
  test.each([
    ['individual', 'Accept', 'acceptTeam', 'Failed to accept invitation. Please try again.'],
    ['individual', 'Decline', 'rejectTeam', 'Failed to decline invitation. Please try again.'],
    ['enterprise', 'Accept', 'acceptProject', 'Failed to accept invitation. Please try again.'],
    ['enterprise', 'Decline', 'declineProject', 'Failed to decline invitation. Please try again.'],
  ] as const)(
    '%s: %s that fails in any way says so, stays unread with both buttons, and works again at once',
    async (as, name, call, sentence) => {
      const view = await openBell(as)
      const { user, panel } = view
      for (const [, fault] of refusals) {
        breakCall({ call: `invitations.${call}`, times: 1, ...fault })
        await user.click(panel.getByRole('button', { name }))
        await readToast('Error', sentence)
        expect(panel.getByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
        for (const both of ['Accept', 'Decline']) {
          expect(panel.getByRole('button', { name: both })).not.toHaveAttribute('aria-busy')
        }
      }
      expect(answers()).toEqual([])
      await user.click(panel.getByRole('button', { name }))
      expect(await screen.findByText(name === 'Accept' ? 'Invitation Accepted' : 'Invitation Declined')).toBeVisible()
      await waitFor(() => expect(notesOf(as).every(({ isRead }) => isRead)).toBe(true))
      expect(answers()).toHaveLength(1)
    },
    60_000,
  )

  test.each(unsure)('%s: it says that it may have been saved, and the server is asked', async (_, fault) => {
    const view = await openBell('individual')
    breakCall({ call: 'invitations.acceptTeam', times: 1, ...fault })
    await view.user.click(view.panel.getByRole('button', { name: 'Accept' }))
    await readToast('Error', 'Failed to accept invitation. Please try again.')
    expect(view.panel.getByText('It may have been saved. Checking…')).toBeInTheDocument()
    expect(view.panel.getByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
    await view.user.click(view.panel.getByRole('button', { name: 'Accept' }))
    expect(await view.panel.findByText('This invitation has been accepted already.')).toBeInTheDocument()
    expect(answers()).toHaveLength(1)
  })

  test('the answer of the call is not read: nothing, and any other form, is a success', async () => {
    for (const [as, fault] of [
      ['individual', { status: 204, body: '', cut: 'after' }],
      ['enterprise', { status: 200, body: [1, 'two'], cut: 'after' }],
    ] as const) {
      const call = as === 'individual' ? 'acceptTeam' : 'acceptProject'
      const view = await openBell(as)
      breakCall({ call: `invitations.${call}`, times: 1, ...fault })
      await view.user.click(view.panel.getByRole('button', { name: 'Accept' }))
      expect(await screen.findByText('Invitation Accepted')).toBeInTheDocument()
      view.unmount()
    }
  })
})

describe('section 8: notifications', () => {
  test('a list that cannot be had in any way says so, and Try Again brings it', async () => {
    for (const [, fault] of refusals.filter(([name]) => name !== 'no connection')) {
      breakCall({ call: 'notifications.list', ...fault })
      const view = renderAt('/help', { as: 'team-owner' })
      await view.user.click(await screen.findByRole('button', { name: 'Notifications' }))
      const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
      expect(await panel.findByText('Failed to load notifications')).toBeInTheDocument()
      mendAll()
      await view.user.click(panel.getByRole('button', { name: 'Try Again' }))
      expect(await panel.findByText('Task finished')).toBeInTheDocument()
      view.unmount()
    }
  })

  test('a deletion that fails in any way says so and leaves it in its place; one that is gone already is deleted', async () => {
    const view = await openBell('team-owner')
    const { user, panel } = view
    const others = [...refusals, ...unsure].filter(([name]) => name !== '404')
    for (const [, fault] of others.filter(([, { cut }]) => cut !== 'after')) {
      breakCall({ call: 'notifications.remove', times: 1, ...fault })
      await user.click(panel.getByRole('button', { name: 'Delete notification' }))
      await readToast('Error', 'Failed to delete notification. Please try again.')
      expect(panel.getByText('Task finished')).toBeInTheDocument()
    }
    breakCall({ call: 'notifications.remove', times: 1, status: 404 })
    await user.click(panel.getByRole('button', { name: 'Delete notification' }))
    await readToast('Notification deleted', 'The notification has been removed.')
    expect(panel.queryByText('Task finished')).not.toBeInTheDocument()
  })

  test('marking all that fails in any way says so and brings back what was unread', async () => {
    const view = await openBell('team-owner')
    for (const [, fault] of refusals) {
      breakCall({ call: 'notifications.markAllRead', times: 1, ...fault })
      await view.user.click(await view.panel.findByRole('button', { name: 'Mark all read' }))
      await readToast('Error', 'Failed to mark all as read. Please try again.')
      expect(view.panel.getByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
    }
    expect(notesOf('team-owner').filter(({ isRead }) => !isRead)).toHaveLength(1)
  })

  test('a mark that fails in any way is taken back without a word', async () => {
    const { user, panel } = await openBell('team-owner')
    for (const [, fault] of refusals.filter(([name]) => name !== '404')) {
      breakCall({ call: 'notifications.markRead', times: 1, ...fault })
      await user.click(await panel.findByRole('button', { name: 'Mark as read' }))
      expect(await panel.findByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
    }
    expect(screen.queryByText('Error')).not.toBeInTheDocument()
    await user.click(await panel.findByRole('button', { name: 'Mark as read' }))
    expect(await panel.findByText('All caught up!')).toBeInTheDocument()
  })

  test('a number that cannot be had shows no error and leaves the last one', async () => {
    const { user, panel } = await openBell('team-member')
    const bell = screen.getByRole('button', { name: 'Notifications' })
    await waitFor(() => expect(bell).toHaveTextContent('2'))
    breakCall({ call: 'notifications.unreadCount', status: 500 })
    const [mark] = panel.getAllByRole('button', { name: 'Mark as read' })
    if (mark) await user.click(mark)
    await waitFor(() => expect(notesOf('team-member').filter(({ isRead }) => !isRead)).toHaveLength(1))
    expect(bell).toHaveTextContent('2')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
