import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { hubOf } from '#engine/live/hub.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const idOf = (name: string) => accountByName(worldNow(), name)?.id ?? ''
const NEW = 't-curie'
/** A team of three: team-owner owns it, admin is an admin, team-member a member. */
function team() {
  worldNow().teams.put({
    id: NEW,
    name: 'Curie Lab',
    members: [
      { accountId: idOf('team-owner'), role: 'owner' },
      { accountId: idOf('admin'), role: 'admin' },
      { accountId: idOf('team-member'), role: 'member' },
    ],
  })
}
const roleOf = (name: string) =>
  worldNow()
    .teams.get(NEW)
    ?.members.find(({ accountId }) => accountId === idOf(name))?.role
const people = async () => within(await screen.findByRole('region', { name: 'People' }))
const nameOf = (name: string) => {
  const account = accountByName(worldNow(), name)
  return [account?.firstName, account?.lastName].filter(Boolean).join(' ') || (account?.username ?? '')
}

test('an owner changes a role, hands the team on with the consequence named, and cannot leave before', async () => {
  team()
  const { user } = renderAt(`/team/${NEW}`, { as: 'team-owner' })
  const rows = await people()
  expect(rows.queryByRole('button', { name: 'Leave the team' })).not.toBeInTheDocument()
  expect(screen.getByText(/You own this team, so you cannot leave it/)).toBeVisible()

  await user.selectOptions(rows.getByRole('combobox', { name: `Role of ${nameOf('team-member')}` }), 'admin')
  await waitFor(() => expect(roleOf('team-member')).toBe('admin'))

  await user.click(rows.getByRole('button', { name: `Make owner: ${nameOf('admin')}` }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/You stay as an admin/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Make owner' }))
  await waitFor(() => expect([roleOf('admin'), roleOf('team-owner')]).toEqual(['owner', 'admin']))
  expect(await rows.findByRole('button', { name: 'Leave the team' })).toBeVisible()
})

test('removing says before what returns to the pool, and a refusal changes nothing', async () => {
  team()
  const world = worldNow()
  const projectId = world.projects.put({
    id: 'p-curie',
    title: 'Radium',
    ownerId: idOf('team-owner'),
    memberIds: [],
    teamId: NEW,
  }).id
  world.tasks.put({
    id: 'task-1',
    title: 'Weigh',
    status: 'todo',
    createdBy: idOf('team-owner'),
    projectId,
    assignees: [idOf('team-member')],
  })
  const { user } = renderAt(`/team/${NEW}`, { as: 'team-owner' })
  const button = await (await people()).findByRole('button', { name: `Remove from the team: ${nameOf('team-member')}` })
  await user.click(button)
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('1 open task returns to the pool, without anybody.')).toBeVisible()
  breakCall({ call: 'teams.removeMember', status: 500, body: { message: 'Disk full' } })
  await user.click(question.getByRole('button', { name: 'Remove from the team' }))
  expect((await screen.findAllByText('Disk full'))[0]).toBeVisible()
  expect(roleOf('team-member')).toBe('member')
  mendAll()
  await user.click(button)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove from the team' }))
  await waitFor(() => expect(roleOf('team-member')).toBeUndefined())
})

test('a member sees the people and no buttons over them; a role that is given brings the buttons at once', async () => {
  team()
  renderAt(`/team/${NEW}`, { as: 'team-member' })
  const rows = await people()
  expect(rows.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument()
  expect(rows.getByRole('button', { name: 'Leave the team' })).toBeVisible()

  const world = worldNow()
  const members = world.teams.get(NEW)?.members ?? []
  world.teams.update(NEW, {
    members: members.map((each) => (each.accountId === idOf('team-member') ? { ...each, role: 'admin' } : each)),
  })
  await waitFor(() => {
    hubOf(world.id).toUser(idOf('team-member'), 'team-changed', { teamId: NEW })
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeVisible()
  })
})

test('inviting says what is wrong with the address, keeps it, and lists who waits; a link is revoked', async () => {
  team()
  const { user } = renderAt(`/team/${NEW}`, { as: 'team-owner' })
  const box = await screen.findByRole('textbox', { name: 'Email' })
  const send = screen.getByRole('button', { name: 'Send invitation' })
  await user.type(box, 'ada')
  await user.click(send)
  expect(screen.getByText('Enter an email address such as ada@example.org.')).toBeVisible()
  await user.clear(box)
  await user.type(box, 'team-member@roadrunner.test')
  await user.click(send)
  expect(await screen.findByText('This person is in the team already.')).toBeVisible()
  expect(box).toHaveValue('team-member@roadrunner.test')
  await user.clear(box)
  await user.type(box, 'ada@example.org')
  await user.click(send)
  expect(await screen.findByText('Invitation sent to ada@example.org')).toBeVisible()
  const waiting = within(screen.getByRole('region', { name: 'Pending invitations' }))
  expect(await waiting.findByText('ada@example.org')).toBeVisible()
  expect(accepted('collaboration.inviteToTeam')).toHaveLength(1)

  await user.click(waiting.getByRole('button', { name: 'Make a link' }))
  await user.click(await waiting.findByRole('button', { name: 'Revoke the invitation for everybody with the link' }))
  expect(await screen.findByText('Revoked: the link no longer works')).toBeVisible()
})

test('who is not in the team sees that there is none; a bad id does too', async () => {
  team()
  renderAt(`/team/${NEW}`, { as: 'enterprise' })
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such team' })).toBeVisible()
  expect(screen.queryByText('Curie Lab')).not.toBeInTheDocument()
})

test('/team shows the only team, and stays /team', async () => {
  for (const { id } of worldNow().teams.all()) worldNow().teams.remove(id)
  team()
  renderAt('/team', { as: 'team-owner' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Curie Lab' })).toBeVisible()
  expect(addressNow()).toBe('/team')
})

test('a link invites: it is accepted once, and one that was revoked says so', async () => {
  team()
  const row = {
    id: 'invite-link-1',
    kind: 'team' as const,
    targetId: NEW,
    name: 'Curie Lab',
    email: 'enterprise@roadrunner.test',
    role: 'member',
    invitedBy: idOf('team-owner'),
    at: worldNow().now(),
  }
  worldNow().invitations.put({ ...row, status: 'pending' })
  const { user, unmount } = renderAt('/team?invite=invite-link-1', { as: 'enterprise' })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Successfully joined team or project: Curie Lab')).toBeVisible()
  expect(roleOf('enterprise')).toBe('member')
  unmount()
  worldNow().invitations.put({ ...row, id: 'invite-link-2', status: 'revoked' })
  renderAt('/team?invite=invite-link-2', { as: 'enterprise' })
  expect(await screen.findByText('This invitation no longer holds')).toBeVisible()
})

test('a link that came by mail is answered by somebody without a plan for teams', async () => {
  team()
  worldNow().invitations.put({
    id: 'invite-by-mail',
    kind: 'team',
    targetId: NEW,
    name: 'Curie Lab',
    email: 'free@roadrunner.test',
    role: 'member',
    invitedBy: idOf('team-owner'),
    status: 'pending',
    isMailed: true,
    at: worldNow().now(),
  })
  const { user } = renderAt('/team?invite=invite-by-mail', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Successfully joined team or project: Curie Lab')).toBeVisible()
  expect(roleOf('free')).toBe('member')
})

test('the chat of a team offers the names of its people and calls one of them', async () => {
  team()
  const { user } = renderAt(`/team/${NEW}`, { as: 'team-owner' })
  const chat = within(await screen.findByRole('region', { name: 'Chat of Curie Lab' }))
  const box = await chat.findByRole('textbox')
  await user.type(box, 'Look, @team-m')
  expect(chat.getByRole('option', { name: '@team-member' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(box).toHaveValue('Look, @team-member ')
  await user.type(box, 'here{Enter}')
  await waitFor(() =>
    expect(
      worldNow().notifications.filter(({ type, accountId }) => type === 'mention' && accountId === idOf('team-member')),
    ).not.toHaveLength(0),
  )
})
