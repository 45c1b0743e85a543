import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ofNotification } from '#features/notifications/inbox/inbox-item.ts'
import { isUnread, listOf, snoozeTimes } from '#features/notifications/inbox/inbox-marks.ts'
import { setFault } from '#mocks/server/faults.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const INBOX = '/personalized-dashboard?view=inbox'
const at = new Date(Date.now() - 60_000).toISOString()

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')
const put = (title: string, more: object) =>
  worldNow().notifications.put({
    id: idOf(title),
    accountId: seedUserId('team-owner'),
    type: 'system',
    title,
    message: '',
    isRead: false,
    createdAt: at,
    ...more,
  })

const named = (title: string) => ({ name: new RegExp(`^(?!Snooze|Done|Back).*: ${title}$`) })
const line = (title: string) => screen.findByRole('button', named(title))
const kindsShown = () =>
  within(screen.getByRole('group', { name: 'Kind' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('mentions, finished runs, tasks of projects and updates stand in one list, each under its kind', async () => {
  put('Ada called you', { type: 'mention', metadata: { threadId: 'm-1' } })
  put('New papers', { metadata: { runId: 'run-1' } })
  renderAt(INBOX, { as: 'team-owner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument()
  await line('Ada called you')
  await screen.findByRole('button', { name: /^Task.*: Resolve the conflicts/ })
  expect(kindsShown().map((text) => text?.replace(/ \d+$/, ''))).toEqual([
    'All',
    'Mentions',
    'Tasks',
    'Finished runs',
    'Updates',
  ])
})

test('a mention opens where its message stands, and is read', async () => {
  put('Ada called you', { type: 'mention', metadata: { threadId: 'm-1', teamName: 'Northfield' } })
  const { user } = renderAt(INBOX, { as: 'team-owner' })
  await user.click(await line('Ada called you'))
  await waitFor(() => expect(addressNow()).toMatch(/^\/team/))
  expect(await screen.findByText('Navigating to chat')).toBeInTheDocument()
  await waitFor(() => expect(worldNow().notifications.get(idOf('Ada called you'))?.isRead).toBe(true))
})

test('by keys alone: down, done, down, snoozed; each is found again in its list and comes back', async () => {
  put('First', { createdAt: new Date().toISOString() })
  put('Second', { createdAt: at })
  const { user } = renderAt(`${INBOX}&kind=update`, { as: 'team-owner' })
  await line('First')
  await user.keyboard('j')
  await waitFor(async () => expect(await line('First')).toHaveFocus())
  await user.keyboard('e')
  await waitFor(() => expect(screen.queryByRole('button', named('First'))).not.toBeInTheDocument())
  await waitFor(async () => expect(await line('Second')).toHaveFocus())
  await user.keyboard('s')
  await waitFor(() => expect(screen.queryByRole('button', named('Second'))).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: /^Done \d/ }))
  await line('First')
  await user.click(screen.getByRole('button', { name: /^Snoozed \d/ }))
  await user.click(await screen.findByRole('button', { name: 'Back to the inbox: Second' }))
  await user.click(screen.getByRole('button', { name: /^Inbox \d/ }))
  await line('Second')
  expect(addressNow()).toBe(`${INBOX}&kind=update`)
})

test('what is done is done on the next visit too, and on the account', async () => {
  put('Only once', {})
  const { user, unmount } = renderAt(INBOX, { as: 'team-owner' })
  await line('Only once')
  await user.click(screen.getByRole('button', { name: 'Done: Only once' }))
  unmount()
  renderAt(INBOX, { as: 'team-owner' })
  await screen.findByRole('heading', { level: 1, name: 'Inbox' })
  await screen.findByRole('button', { name: /^Done [1-9]/ })
  expect(screen.queryByRole('button', named('Only once'))).not.toBeInTheDocument()
})

test('a task of a project is cleared from the inbox and not called done: it stays open', async () => {
  const name = 'Judge risk of bias, trial by trial'
  const { user } = renderAt(INBOX, { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: `Clear from the inbox (the task stays open): ${name}` }))
  expect(await screen.findByText(`“${name}” is off your inbox. It is still open in its project.`)).toBeInTheDocument()
  expect(worldNow().tasks.find(({ title }) => title === name)?.status).not.toBe('done')
})

test('a part that fails is named, and hides no other', async () => {
  put('Still here', {})
  setFault(worldNow().id, { call: 'tasks.mine', status: 500 })
  renderAt(INBOX, { as: 'team-owner' })
  await line('Still here')
  expect(await screen.findByText('Tasks from your projects could not be loaded')).toBeInTheDocument()
})

test('admins see the queues that wait for them', async () => {
  renderAt(INBOX, { as: 'admin' })
  expect(await screen.findByRole('button', { name: /^Admin.*: 1 student verification waits$/ })).toBeInTheDocument()
})

test('news about a thing that is done or put off bring it back; an old one stays away', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const mark = { done: true, at: '2026-11-22T12:00:00Z' }
  expect(listOf({ at: '2026-11-22T10:00:00Z' }, mark, now)).toBe('done')
  expect(listOf({ at: '2026-11-23T10:00:00Z' }, mark, now)).toBe('open')
  const off = { until: '2026-11-24T08:00:00Z', at: '2026-11-22T12:00:00Z' }
  expect(listOf({}, off, now)).toBe('snoozed')
  expect(listOf({}, off, Date.parse('2026-11-24T08:00:01Z'))).toBe('open')
  expect(listOf({}, undefined, now)).toBe('open')
})

test.each([
  ['a Monday', new Date(2026, 10, 23, 15), new Date(2026, 10, 30, 8)],
  ['a Sunday', new Date(2026, 10, 29, 15), new Date(2026, 10, 30, 8)],
  ['a Friday', new Date(2026, 10, 27, 15), new Date(2026, 10, 30, 8)],
])('from %s on, next week is the Monday to come', (_, now, monday) => {
  expect(snoozeTimes(now).nextWeek).toEqual(monday)
})

test.each([
  ['the server has it as unread', false, undefined, true],
  ['the server has it as read', true, undefined, false],
  ['read, and marked as unread by hand: the bell would not count it', true, { seen: false, at }, false],
  ['a task that was marked as unread again', undefined, { seen: false, at }, true],
  ['marked as unread, and read again', true, { seen: true, at }, false],
  ['no server knows it', undefined, undefined, true],
  ['no server knows it, and it was opened', undefined, { seen: true, at }, false],
])('%s', (_, isRead, mark, expected) => {
  expect(isUnread({ isRead }, mark)).toBe(expected)
})

test('the end of a run over a grid is a finished run, and opens its grid', () => {
  const row = { id: 'n-1', type: 'system', title: 'A run has finished', createdAt: at, isRead: false }
  const item = ofNotification({ ...row, metadata: { analysisId: 'grid-1', analysisKind: 'lit_matrix' } })
  expect(item.kind).toBe('run')
  expect(item.to).toBe('/literature-matrix?id=grid-1')
})

test('what could not be read is not counted: no list says that it has nothing', async () => {
  breakCall({ call: 'notifications.list', status: 500 })
  renderAt(INBOX, { as: 'team-owner' })
  await screen.findByText('Failed to load notifications')
  await screen.findByRole('button', { name: /^Task.*: Resolve the conflicts/ })
  const lists = within(screen.getByRole('group', { name: 'List' })).getAllByRole('button')
  expect([...lists.map(({ textContent }) => textContent), ...kindsShown()].join()).not.toMatch(/\d/)
})
