import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { hubOf } from '#engine/live/hub.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const chat = async () => within(await screen.findByRole('region', { name: 'Chat with everybody' }))
const idOf = (name: string) => accountByName(worldNow(), name)?.id ?? ''
const said = () =>
  worldNow()
    .chat.filter(({ room }) => room === 'global')
    .map(({ content }) => content)

test('a team is made with what was typed, kept through a failure, and opened', async () => {
  const { user } = renderAt('/collaborate', { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'New team' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New team' }))
  await user.click(dialog.getByRole('button', { name: 'Create team' }))
  expect(dialog.getByText('Give it a name.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /Team name/ }), 'Epidemiology')
  await user.type(dialog.getByRole('textbox', { name: 'Organization' }), 'Pasteur')
  breakCall({ call: 'collaboration.createTeam', status: 500, body: { message: 'Disk full' } })
  await user.click(dialog.getByRole('button', { name: 'Create team' }))
  expect(await screen.findByText('Disk full')).toBeVisible()
  mendAll()
  await user.click(dialog.getByRole('button', { name: 'Create team' }))
  expect(await screen.findByText('Team Created')).toBeVisible()
  const team = worldNow().teams.find(({ name }) => name === 'Epidemiology')
  expect(team).toMatchObject({ organization: 'Pasteur', members: [{ accountId: idOf('team-owner'), role: 'owner' }] })
  await waitFor(() => expect(addressNow()).toBe(`/team/${team?.id}`))
})

test('a project whose answer was lost is found in the list and not made twice', async () => {
  const { user } = renderAt('/collaborate', { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'New project' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Cholera')
  breakCall({ call: 'collaboration.createProject', cut: 'after', times: 1 })
  await user.click(dialog.getByRole('button', { name: 'Create project' }))
  expect(await screen.findByText('Project created')).toBeVisible()
  expect(worldNow().projects.filter(({ title }) => title === 'Cholera')).toHaveLength(1)
})

test('an invitation that waits is accepted here, and the team stands in the list', async () => {
  const ownerId = idOf('admin')
  worldNow().teams.put({ id: 't-new', name: 'Curie Lab', members: [{ accountId: ownerId, role: 'owner' }] })
  worldNow().invitations.put({
    id: 'invite-curie',
    kind: 'team',
    targetId: 't-new',
    name: 'Curie Lab',
    email: 'team-member@roadrunner.test',
    role: 'member',
    invitedBy: ownerId,
    status: 'pending',
    at: worldNow().now(),
  })
  const { user } = renderAt('/collaborate', { as: 'team-member' })
  const waiting = within(await screen.findByRole('region', { name: 'Invitations' }))
  const mine = waiting.getByText('Curie Lab').closest('li') as HTMLElement
  await user.click(within(mine).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Successfully joined team or project: Curie Lab')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Curie Lab' })).toBeVisible()
})

test('a message that fails stays with its text, is sent again on request, and is said once', async () => {
  const { user } = renderAt('/collaborate', { as: 'team-owner' })
  const room = await chat()
  const box = await room.findByRole('textbox')
  breakCall({ call: 'collaboration.sendGlobal', status: 503, body: { message: 'Busy' } })
  await user.type(box, 'Who has the Cochrane file?{Enter}')
  expect(await room.findByText('Not sent: Busy')).toBeVisible()
  expect(box).toHaveValue('')
  mendAll()
  await user.click(room.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(room.queryByText(/Not sent/)).not.toBeInTheDocument())
  expect(room.getAllByText('Who has the Cochrane file?')).toHaveLength(1)
  expect(accepted('collaboration.sendGlobal')).toHaveLength(1)
})

test('a message whose answer was lost is recognised in the room and not sent again', async () => {
  const { user } = renderAt('/collaborate', { as: 'team-owner' })
  const room = await chat()
  breakCall({ call: 'collaboration.sendGlobal', cut: 'after', times: 1 })
  await user.type(await room.findByRole('textbox'), 'Once only{Enter}')
  await waitFor(() => expect(said()).toContain('Once only'))
  await waitFor(() => expect(room.queryByText(/Not sent/)).not.toBeInTheDocument())
  expect(await room.findAllByText('Once only')).toHaveLength(1)
})

test('Enter sends, Shift and Enter begin a line, and nothing is sent of nothing; the draft survives leaving', async () => {
  const first = renderAt('/collaborate', { as: 'team-owner' })
  const room = await chat()
  const box = await room.findByRole('textbox')
  await first.user.type(box, '  {Enter}')
  expect(room.getByRole('button', { name: 'Send' })).toBeDisabled()
  await first.user.clear(box)
  await first.user.type(box, 'one{Shift>}{Enter}{/Shift}two')
  first.unmount()
  const again = renderAt('/collaborate', { as: 'team-owner' })
  const kept = await (await chat()).findByRole('textbox')
  expect(kept).toHaveValue('one\ntwo')
  await again.user.type(kept, '{Enter}')
  await waitFor(() => expect(said()).toContain('one\ntwo'))
})

test('what another says and that another types is there at once, and what is said is only text', async () => {
  renderAt('/collaborate', { as: 'team-owner' })
  const room = await chat()
  await room.findByRole('textbox')
  const hub = hubOf(worldNow().id)
  const me = idOf('team-owner')
  const typing = { teamId: null, userId: 'u-x', userName: 'Grace', isTyping: true }
  await waitFor(() => {
    act(() => hub.toUser(me, 'chat-typing', typing))
    expect(room.getByText('Grace is typing')).toBeVisible()
  })
  const text = '<img src=x onerror=alert(1)> @grace [a](javascript:alert(1))'
  const message = { id: 'm-x', content: text, userId: 'u-x', userName: 'Grace', createdAt: worldNow().now() }
  act(() => hub.toUser(me, 'global-chat-message', message))
  act(() => hub.toUser(me, 'global-chat-message', message))
  await waitFor(() => expect(within(room.getByRole('log')).getByRole('list')).toHaveTextContent(text))
  expect(room.getByRole('log').querySelectorAll('img, a')).toHaveLength(0)
})

test('a 401 is not retried by itself: the error offers another try', async () => {
  breakCall({ call: 'collaboration.teams', status: 401 })
  const { user } = renderAt('/collaborate', { as: 'team-owner' })
  const teams = within(await screen.findByRole('region', { name: 'Teams' }))
  const again = await teams.findByRole('button', { name: 'Try Again' })
  mendAll()
  await user.click(again)
  await waitFor(() => expect(teams.getAllByRole('link').length).toBeGreaterThan(0))
})
