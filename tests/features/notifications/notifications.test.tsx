import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { clearFaults, setFault } from '#mocks/server/faults.ts'
import { ledgerOf } from '#mocks/server/ledger.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { testServer } from '#mocks/server/vitest.ts'
import { hubNow, ring, untilHeard } from '#tests/support/live.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

const AT = '/help'
const bell = () => screen.findByRole('button', { name: 'Notifications' })
const notesOf = (person: Person) => worldNow().notifications.filter((row) => row.accountId === seedUserId(person))
const fault = (call: string, rest: object) => setFault(worldNow().id, { call: `notifications.${call}`, ...rest })

async function openBell(as: Person) {
  const view = renderAt(AT, { as })
  await view.user.click(await bell())
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  return { ...view, panel }
}
const articleOf = (words: HTMLElement) => within(words.closest('article') ?? words)

function fill(person: Person, count: number, isRead = false) {
  for (let n = 0; n < count; n++) {
    worldNow().notifications.put({
      id: `extra-${n}`,
      accountId: seedUserId(person),
      type: 'system',
      title: `Extra ${n}`,
      isRead,
      createdAt: new Date(Date.now() - n * 1000).toISOString(),
    })
  }
}

describe('the bell', () => {
  test('carries the number of unread notifications, capped at 99+', async () => {
    fill('individual', 98)
    renderAt(AT, { as: 'individual' })
    const button = await bell()
    await waitFor(() => expect(button).toHaveTextContent(/^99$/))
    expect(button).toHaveAccessibleDescription('99 unread notifications')
    await untilHeard('individual')
    ring('individual')
    await waitFor(() => expect(button).toHaveTextContent(/^99\+$/))
  })

  test('shows no number and no error when the count cannot be had', async () => {
    fault('unreadCount', { status: 500 })
    renderAt(AT, { as: 'individual' })
    expect(await bell()).toHaveTextContent('')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the popover', () => {
  test('sorts into Unread and Read, each with its number, and marks all as read', async () => {
    const { user, panel } = await openBell('team-owner')
    expect(await panel.findByRole('tab', { name: 'Unread 1' })).toHaveAttribute('aria-selected', 'true')
    expect(articleOf(panel.getByText('Task finished')).getByText('6d ago')).toBeInTheDocument()
    expect(panel.queryByText('Invitation accepted')).not.toBeInTheDocument()
    expect(panel.queryByText('All caught up!')).not.toBeInTheDocument()

    await user.click(panel.getByRole('tab', { name: 'Read 3' }))
    expect(panel.getByText('Invitation accepted')).toBeInTheDocument()

    await user.click(panel.getByRole('button', { name: 'Mark all read' }))
    expect(await panel.findByText('All caught up!')).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument()
    await user.click(panel.getByRole('tab', { name: 'Unread 0' }))
    expect(panel.getByText('No unread notifications')).toBeInTheDocument()
    await waitFor(() => expect(notesOf('team-owner').every(({ isRead }) => isRead)).toBe(true))
    await waitFor(async () => expect(await bell()).toHaveTextContent(''))
  })

  test('says that nothing was read', async () => {
    for (const { id } of notesOf('free')) worldNow().notifications.remove(id)
    const { user, panel } = await openBell('free')
    await user.click(await panel.findByRole('tab', { name: 'Read 0' }))
    expect(panel.getByText('No read notifications')).toBeInTheDocument()
  })

  test('draws the rows in sight of thousands', async () => {
    fill('free', 5000)
    const { panel } = await openBell('free')
    expect(await panel.findByRole('tab', { name: 'Unread 5,000' })).toBeInTheDocument()
    expect(panel.getByText('Extra 0')).toBeInTheDocument()
    expect(panel.getAllByRole('listitem').length).toBeLessThan(30)
    expect(panel.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000')
  })

  test('a mark that the server does not take is taken back; what arrived meanwhile stays unread', async () => {
    fault('markAllRead', { status: 500, delayMs: 150 })
    const { user, panel } = await openBell('team-owner')
    await untilHeard('team-owner')
    await user.click(await panel.findByRole('button', { name: 'Mark all read' }))
    ring('team-owner', { title: 'In the middle' })
    expect(await screen.findByText('Failed to mark all as read. Please try again.')).toBeInTheDocument()
    expect(await panel.findByRole('tab', { name: 'Unread 2' })).toBeInTheDocument()
    expect(panel.getByText('In the middle')).toBeInTheDocument()
    expect(panel.getByText('Task finished')).toBeInTheDocument()
  })

  test('marks one as read', async () => {
    const { user, panel } = await openBell('student-pending')
    await user.click(await panel.findByRole('button', { name: 'Mark as read' }))
    expect(await panel.findByRole('tab', { name: 'Unread 0' })).toBeInTheDocument()
    await waitFor(() => expect(notesOf('student-pending').every(({ isRead }) => isRead)).toBe(true))
  })

  test('deletes with a word, and a deletion that fails leaves the notification in its place', async () => {
    const { user, panel } = await openBell('student-pending')
    fault('remove', { status: 500, times: 1 })
    const remove = await panel.findByRole('button', { name: 'Delete notification' })
    await user.click(remove)
    expect(await screen.findByText('Failed to delete notification. Please try again.')).toBeInTheDocument()
    expect(panel.getByText('Application received')).toBeInTheDocument()

    await user.click(remove)
    expect(await screen.findByText('Notification deleted')).toBeInTheDocument()
    expect(screen.getByText('The notification has been removed.')).toBeInTheDocument()
    expect(panel.queryByText('Application received')).not.toBeInTheDocument()
    expect(notesOf('student-pending')).toHaveLength(1)
    await waitFor(async () => expect(await bell()).toHaveTextContent(''))
  })

  test('a mention leads to the chat, is read, and says so, even when the server does not answer', async () => {
    fault('markRead', { hang: true, times: 1 })
    const { user, panel } = await openBell('team-member')
    await user.click(await panel.findByRole('button', { name: /Thandi Okafor mentioned you/ }))
    await waitFor(() => expect(addressNow()).toMatch(/^\/team(\/|$)/))
    expect(await screen.findByText('Navigating to chat')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument()
    // The plain entry opens the one team there is: its page is complete once its heading has the focus.
    const heading = await screen.findByRole('heading', { level: 1, name: 'Northfield Evidence Group' })
    await waitFor(() => expect(heading).toHaveFocus())
    await user.click(await bell())
    const again = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await user.click(await again.findByRole('tab', { name: /^Read/ }))
    expect(await again.findByText('Thandi Okafor mentioned you')).toBeInTheDocument()
  })
})

describe('when the list cannot be had', () => {
  test.each([
    ['a refusal', { status: 500 }],
    ['a web page', { html: true }],
    ['broken JSON', { malformed: true }],
    ['another form', { status: 200, body: { success: false, message: 'no' } }],
  ])('%s says so, and Try Again brings it', async (_, rest) => {
    fault('list', rest)
    const { user, panel } = await openBell('team-owner')
    expect(await panel.findByText('Failed to load notifications')).toBeInTheDocument()
    expect(panel.queryByRole('tab')).not.toBeInTheDocument()
    clearFaults(worldNow().id)
    await user.click(panel.getByRole('button', { name: 'Try Again' }))
    expect(await panel.findByText('Task finished')).toBeInTheDocument()
    expect(panel.queryByText('Failed to load notifications')).not.toBeInTheDocument()
  })

  test('no connection is the empty list, number 0 and a quiet notice, and not that all is read', async () => {
    fault('list', { cut: 'before' })
    fault('unreadCount', { cut: 'before' })
    const { panel } = await openBell('team-owner')
    expect(await panel.findByText('No unread notifications')).toBeInTheDocument()
    expect(panel.getByText(/^You are offline\./)).toBeInTheDocument()
    expect(panel.queryByText('All caught up!')).not.toBeInTheDocument()
    expect(panel.queryByText('Failed to load notifications')).not.toBeInTheDocument()
    expect(await bell()).toHaveTextContent('')
  })

  test('a refusal that names a wait is not asked again before', async () => {
    fault('list', { status: 429, headers: { 'retry-after': '7' } })
    const { user, panel } = await openBell('team-owner')
    expect(await panel.findByText('You can try again in 7 seconds.')).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Try Again' }))
    expect(panel.queryByRole('tab')).not.toBeInTheDocument()
    expect(panel.getByText('Failed to load notifications')).toBeInTheDocument()
  })
})

describe('invitations', () => {
  const calls = () => ledgerOf(worldNow().id).map(({ call }) => call)

  test.each([
    ['individual', 'Accept', 'invitations.acceptTeam', 'Invitation Accepted', 'Northfield Evidence Group'],
    ['individual', 'Decline', 'invitations.rejectTeam', 'Invitation Declined', 'Northfield Evidence Group'],
    ['enterprise', 'Accept', 'invitations.acceptProject', 'Invitation Accepted', 'Statins before the first event'],
    ['enterprise', 'Decline', 'invitations.declineProject', 'Invitation Declined', 'Statins before the first event'],
  ] as const)('%s: %s calls %s and marks the notification read', async (as, button, call, title, name) => {
    const { user, panel } = await openBell(as)
    await user.dblClick(await panel.findByRole('button', { name: button }))
    expect(await screen.findByText(title)).toBeInTheDocument()
    const sentence =
      button === 'Accept'
        ? `Successfully joined team or project: ${name}`
        : `Declined invitation to team or project: ${name}`
    expect(screen.getByText(sentence)).toBeInTheDocument()
    await waitFor(() => expect(notesOf(as).every(({ isRead }) => isRead)).toBe(true))
    expect(calls().filter((made) => made === call)).toHaveLength(1)
    expect(panel.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  })

  test.each([
    ['Accept', 'acceptTeam', 'Failed to accept invitation. Please try again.'],
    ['Decline', 'rejectTeam', 'Failed to decline invitation. Please try again.'],
  ])('%s that fails says so, stays unread with both buttons, and works again', async (button, call, sentence) => {
    setFault(worldNow().id, { call: `invitations.${call}`, status: 500, times: 1 })
    const { user, panel } = await openBell('individual')
    await user.click(await panel.findByRole('button', { name: button }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.getByText('Error')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Accept' })).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Decline' })).toBeInTheDocument()
    expect(notesOf('individual').some(({ isRead }) => !isRead)).toBe(true)
    await waitFor(() => expect(panel.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy'))
    await user.click(panel.getByRole('button', { name: button }))
    expect(await panel.findByText('All caught up!')).toBeInTheDocument()
  })

  test('one that was answered elsewhere shows the server’s reason beside it', async () => {
    worldNow().invitations.update('invite-team-northfield-individual', { status: 'declined' })
    const { user, panel } = await openBell('individual')
    await user.click(await panel.findByRole('button', { name: 'Accept' }))
    expect(await panel.findByText('This invitation has been declined already.')).toBeInTheDocument()
    expect(await screen.findByText('Failed to accept invitation. Please try again.')).toBeInTheDocument()
    expect(panel.getByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
  })
})

describe('live', () => {
  test('what arrives stands on top, once, however often it is sent', async () => {
    const { panel } = await openBell('team-owner')
    await panel.findByText('Task finished')
    await untilHeard('team-owner')
    ring('team-owner', { title: 'First' })
    ring('team-owner', { title: 'Second' })
    const second = notesOf('team-owner').find(({ title }) => title === 'Second')
    if (!second) throw new Error('not kept')
    act(() => {
      for (let n = 0; n < 4; n++) hubNow().toUser(seedUserId('team-owner'), 'new_notification', second)
    })
    expect(await panel.findByRole('tab', { name: 'Unread 3' })).toBeInTheDocument()
    const titles = panel.getAllByRole('article').map((article) => article.textContent)
    expect(titles.map((text) => /First|Second|Task finished/.exec(text ?? '')?.[0])).toEqual([
      'Second',
      'First',
      'Task finished',
    ])
    expect(await bell()).toHaveTextContent('3')
  })

  test('what is read elsewhere is read here', async () => {
    const { panel } = await openBell('team-owner')
    await panel.findByText('Task finished')
    await untilHeard('team-owner')
    ring('team-owner', { title: 'First' })
    await panel.findByRole('tab', { name: 'Unread 2' })
    const first = notesOf('team-owner').find(({ title }) => title === 'First')
    act(() => {
      worldNow().notifications.update(first?.id ?? '', { isRead: true })
      hubNow().toUser(seedUserId('team-owner'), 'notification_read', { notificationId: first?.id ?? '' })
    })
    expect(await panel.findByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
    act(() => {
      for (const { id } of notesOf('team-owner')) worldNow().notifications.update(id, { isRead: true })
      hubNow().toUser(seedUserId('team-owner'), 'all_notifications_read', {})
    })
    expect(await panel.findByText('All caught up!')).toBeInTheDocument()
    await waitFor(async () => expect(await bell()).toHaveTextContent(''))
  })

  test('a list on its way does not undo what arrives before it', async () => {
    fault('list', { cut: 'after', delayMs: 250, status: 200, body: { success: true, data: [] } })
    const { panel } = await openBell('team-owner')
    await untilHeard('team-owner')
    ring('team-owner', { title: 'On the way' })
    expect(await panel.findByText('On the way')).toBeInTheDocument()
    expect(panel.getByRole('tab', { name: 'Unread 1' })).toBeInTheDocument()
  })

  test('of a flood each is counted, and the number is asked for at most every two seconds', async () => {
    const { panel } = await openBell('team-owner')
    await panel.findByText('Task finished')
    await untilHeard('team-owner')
    const asked: number[] = []
    const listen = ({ request }: { request: Request }) => {
      if (request.url.endsWith('/unread-count')) asked.push(Date.now())
    }
    testServer.events.on('request:start', listen)
    for (let burst = 0; burst < 10; burst++) {
      for (let n = 0; n < 100; n++) ring('team-owner', { title: `${burst}-${n}` })
    }
    expect(await panel.findByRole('tab', { name: 'Unread 1,001' })).toBeInTheDocument()
    await waitFor(async () => expect(await bell()).toHaveAccessibleDescription('1,001 unread notifications'))
    testServer.events.removeListener('request:start', listen)
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('9-99')
    expect(asked.every((at, n) => n === 0 || at - (asked[n - 1] ?? 0) >= 1900)).toBe(true)
  })

  test('of more than a page in the background keeps, each is counted once it is looked at again', async () => {
    const { panel } = await openBell('team-owner')
    await panel.findByText('Task finished')
    await untilHeard('team-owner')
    // All within one turn, as a hidden tab gets them when its timers sleep.
    for (let n = 0; n < 3000; n++) ring('team-owner', { title: `Background ${n}` })
    expect(await panel.findByRole('tab', { name: 'Unread 3,001' })).toBeInTheDocument()
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Background 2999')
  })

  test('titles and messages are text, whatever they hold', async () => {
    const { panel } = await openBell('team-owner')
    await panel.findByText('Task finished')
    await untilHeard('team-owner')
    const naughty = ['<img src=x onerror="window.__x=1">', '"><script>window.__x=1</script>', '{{1+1}}', '__proto__']
    for (const title of naughty) ring('team-owner', { title, message: title })
    for (const text of naughty) expect((await panel.findAllByText(text)).length).toBe(2)
    expect(document.querySelector('article img, article script')).toBeNull()
  })
})
