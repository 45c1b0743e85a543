import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const channels: BroadcastChannel[] = []
afterEach(() => channels.splice(0).forEach((channel) => channel.close()))

/** The person's other tab: what it says, and what it hears. */
function otherTab(person: 'team-owner' | 'free') {
  const channel = new BroadcastChannel(`notifications:${seedUserId(person)}`)
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data))
  channels.push(channel)
  return { channel, heard }
}

async function openBell() {
  const view = renderAt('/help', { as: 'team-owner' })
  await view.user.click(await screen.findByRole('button', { name: 'Notifications' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await panel.findByText('Task finished')
  const id = worldNow().notifications.find(({ title }) => title === 'Task finished')?.id ?? ''
  return { ...view, panel, id }
}

test('what is deleted in one tab leaves the other, although no event tells of it', async () => {
  const { panel, id } = await openBell()
  const { channel } = otherTab('team-owner')
  worldNow().notifications.remove(id)
  channel.postMessage({ is: 'removed', id })
  await waitFor(() => expect(panel.queryByText('Task finished')).not.toBeInTheDocument())
  expect(panel.getByRole('tab', { name: 'Unread 0' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent(''))
})

test('a tab tells the others only what the server has taken', async () => {
  const { user, panel, id } = await openBell()
  const { heard } = otherTab('team-owner')
  await user.click(panel.getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(heard).toEqual([{ is: 'read', id }]))
  await user.click(panel.getByRole('tab', { name: /^Read/ }))
  const row = within((await panel.findByText('Task finished')).closest('article') as HTMLElement)
  await user.click(row.getByRole('button', { name: 'Delete notification' }))
  await waitFor(() =>
    expect(heard).toEqual([
      { is: 'read', id },
      { is: 'removed', id },
    ]),
  )
})

test('another person’s tab, and words of another form, change nothing', async () => {
  const { panel, id } = await openBell()
  const stranger = otherTab('free')
  const { channel, heard } = otherTab('team-owner')
  stranger.channel.postMessage({ is: 'removed', id })
  for (const odd of [null, 'removed', { is: 'removed' }, { is: 'removed', id: 7 }, { is: 'arrived', id }, [id]]) {
    channel.postMessage(odd)
  }
  // Messages of one channel arrive in order: once this has had its effect, the others would have had theirs.
  channel.postMessage({ is: 'read', id })
  expect(await panel.findByRole('tab', { name: 'Unread 0' })).toBeInTheDocument()
  expect(panel.getByRole('tab', { name: 'Read 4' })).toBeInTheDocument()
  expect(heard).toEqual([])
})
