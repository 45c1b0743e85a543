import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

import { layer } from '../cells.ts'
import type { Page, Read, Silent, Write } from '../rows.ts'

const bell = () => screen.findByRole('button', { name: 'Notifications' })
const panel = () => within(layer('Notifications'))
const open = async ({ user }: Page) => {
  await user.click(await bell())
  await waitFor(() => panel())
}
const control = (name: string) => () => panel().getByRole('button', { name })
/** What stands in the list, and how much of it is unread. */
const list = () => [
  panel()
    .getAllByRole('article')
    .map((each) => each.textContent),
  panel()
    .getAllByRole('tab')
    .map((each) => each.textContent),
]
const unread = (as: Person) => worldNow().notifications.filter((row) => row.accountId === seedUserId(as) && !row.isRead)
const isRead = (as: Person) => worldNow().notifications.filter((row) => row.accountId === seedUserId(as) && row.isRead)

const invitation = (call: string, as: Person, name: 'Accept' | 'Decline'): Write => ({
  call,
  as,
  at: '/help',
  open: async (page) => {
    await open(page)
    await panel().findByRole('button', { name })
  },
  control: control(name),
  kept: () => [control('Accept')().textContent, control('Decline')().textContent, list()[1]],
  toast: {
    title: 'Error',
    words: `Failed to ${name === 'Accept' ? 'accept' : 'decline'} invitation. Please try again.`,
  },
  leaves: {
    session: 'the list closes under the question',
    cut: 'the list is asked again',
  },
  done: () => screen.findByText(name === 'Accept' ? 'Invitation Accepted' : 'Invitation Declined'),
})

export const writes: Write[] = [
  {
    call: 'notifications.markRead',
    atOnce: true,
    as: 'student-pending',
    at: '/help',
    open: async (page) => {
      await open(page)
      await panel().findByRole('button', { name: 'Mark as read' })
    },
    control: control('Mark as read'),
    kept: list,
    done: () => waitFor(() => expect(isRead('student-pending').length).toBeGreaterThan(0)),
    waits: false,
    except: { '404': 'one that is gone leaves the list' },
    cut: { words: 'Unread', where: () => layer('Notifications') },
  },
  {
    call: 'notifications.markAllRead',
    atOnce: true,
    as: 'team-owner',
    at: '/help',
    open: async (page) => {
      await open(page)
      await panel().findByRole('button', { name: 'Mark all read' })
    },
    control: control('Mark all read'),
    kept: list,
    toast: { title: 'Error', words: 'Failed to mark all as read. Please try again.' },
    // A reply that claims it is believed: then it stands in the list alone.
    done: () =>
      waitFor(() => {
        if (unread('team-owner').length > 0) {
          expect(panel().getByRole('tab', { name: /^Unread/ })).toHaveTextContent(/^Unread(?: ?0)?$/)
        }
      }),
    waits: false,
    cut: { words: 'Unread', where: () => layer('Notifications') },
  },
  {
    call: 'notifications.remove',
    as: 'student-pending',
    at: '/help',
    open: async (page) => {
      await open(page)
      await panel().findByRole('button', { name: 'Delete notification' })
    },
    control: control('Delete notification'),
    kept: list,
    toast: { title: 'Error', words: 'Failed to delete notification. Please try again.' },
    leaves: { session: 'the list closes under the question' },
    done: () => screen.findByText('Notification deleted'),
    waits: false,
    cut: { words: 'Unread', where: () => layer('Notifications') },
  },
  invitation('invitations.acceptTeam', 'individual', 'Accept'),
  invitation('invitations.rejectTeam', 'individual', 'Decline'),
  invitation('invitations.acceptProject', 'enterprise', 'Accept'),
  invitation('invitations.declineProject', 'enterprise', 'Decline'),
]

export const reads: Read[] = [
  {
    call: 'notifications.list',
    as: 'team-owner',
    at: '/help',
    open,
    region: () => layer('Notifications'),
    words: 'Failed to load notifications',
    well: () => expect(panel().getByText('Task finished')).toBeInTheDocument(),
    beside: () => screen.getByRole('button', { name: 'Notifications' }),
  },
]

export const silent: Silent[] = [
  {
    call: 'notifications.unreadCount',
    as: 'individual',
    at: '/help',
    open: bell,
    well: () => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent(''),
  },
]
