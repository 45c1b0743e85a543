import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { hubOf } from '#engine/live/hub.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const idOf = (name: string) => accountByName(worldNow(), name)?.id ?? ''
const nameOf = (name: string) => {
  const account = accountByName(worldNow(), name)
  return [account?.firstName, account?.lastName].filter(Boolean).join(' ') || (account?.username ?? '')
}
const ID = 'p-radium'
const TEAM = 't-curie'
const ADDRESS = `/collaborate/${ID}/team`
/** team-owner owns it, team-member was invited, admin is in it through the team. */
function project(more: object = {}) {
  worldNow().teams.put({
    id: TEAM,
    name: 'Curie Lab',
    members: [
      { accountId: idOf('team-owner'), role: 'owner' },
      { accountId: idOf('admin'), role: 'member' },
    ],
  })
  worldNow().projects.put({
    id: ID,
    title: 'Radium',
    ownerId: idOf('team-owner'),
    memberIds: [idOf('team-member')],
    teamId: TEAM,
    ...more,
  })
}
const now = () => worldNow().projects.get(ID)
const people = async () => within(await screen.findByRole('table', { name: 'People' }))

test('a role is changed; people of the team are marked and have no button to remove them', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const rows = await people()
  expect(rows.getByText('through the team')).toBeVisible()
  expect(rows.queryByRole('button', { name: `Remove from the project: ${nameOf('admin')}` })).not.toBeInTheDocument()
  expect(screen.getByText(/People of Curie Lab see this project through their team/)).toBeVisible()
  await user.selectOptions(rows.getByRole('combobox', { name: `Role of ${nameOf('admin')}` }), 'reader')
  await waitFor(() => expect(now()?.roles?.[idOf('admin')]?.role).toBe('reader'))
  expect(await screen.findByText(`${nameOf('admin')} is now reader`)).toBeVisible()
})

test('a share is saved by Enter, one that is none is said at the field, and the sum is shown', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const box = (await people()).getByRole('textbox', { name: `Share of ${nameOf('team-member')} in percent` })
  await user.type(box, '140{Enter}')
  expect(box).toHaveAccessibleDescription('A share is a number from 0 to 100.')
  expect(accepted('projects.setMember')).toHaveLength(0)
  await user.clear(box)
  await user.type(box, '40{Enter}')
  await waitFor(() => expect(now()?.roles?.[idOf('team-member')]?.share).toBe(40))
  expect(await screen.findByText(/The shares add up to 40 %.*other 60 %/)).toBeVisible()
  await user.clear(box)
  await user.click(screen.getByRole('button', { name: `Save the share of ${nameOf('team-member')}` }))
  await waitFor(() => expect(now()?.roles?.[idOf('team-member')]?.share).toBeUndefined())
})

test('removing says what returns to the pool; a refusal changes nothing', async () => {
  project()
  worldNow().tasks.put({
    id: 'task-1',
    title: 'Weigh',
    status: 'todo',
    createdBy: idOf('team-owner'),
    projectId: ID,
    assignees: [idOf('team-member')],
  })
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const remove = async () => {
    await user.click(
      (await people()).getByRole('button', { name: `Remove from the project: ${nameOf('team-member')}` }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('1 open task returns to the pool, without anybody.')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Remove from the project' }))
  }
  await people()
  breakCall({
    call: 'projects.removeMember',
    status: 409,
    body: { message: 'In through the team', code: 'through_team' },
  })
  await remove()
  expect((await screen.findAllByText('In through the team'))[0]).toBeVisible()
  expect(now()?.memberIds).toContain(idOf('team-member'))
  mendAll()
  await remove()
  await waitFor(() => expect(now()?.memberIds).not.toContain(idOf('team-member')))
})

test('inviting keeps an address that was refused, lists who waits, sends again and revokes', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const box = await screen.findByRole('textbox', { name: 'Email' })
  const send = screen.getByRole('button', { name: 'Send invitation' })
  await user.type(box, 'team-member@roadrunner.test')
  await user.click(send)
  expect(await screen.findByText('This person is in the project already.')).toBeVisible()
  expect(box).toHaveValue('team-member@roadrunner.test')
  await user.clear(box)
  await user.type(box, 'ada@example.org')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'extractor')
  await user.click(send)
  const waiting = within(screen.getByRole('region', { name: 'Pending invitations' }))
  expect(await waiting.findByText(/as extractor, until/)).toBeVisible()
  await user.click(waiting.getByRole('button', { name: 'Send again to ada@example.org' }))
  expect(await screen.findByText('Sent again. It is valid for another 30 days.')).toBeVisible()
  await user.click(waiting.getByRole('button', { name: 'Revoke the invitation for ada@example.org' }))
  expect(await waiting.findByText('No invitations are pending.')).toBeVisible()
})

test('who does not lead reads the people and may leave; a role that is given brings the controls at once', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-member' })
  const rows = await people()
  expect(rows.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument()
  worldNow().projects.update(ID, { roles: { [idOf('team-member')]: { role: 'lead' } } })
  await waitFor(() => {
    hubOf(worldNow().id).toUser(idOf('team-member'), 'project-changed', { projectId: ID })
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeVisible()
  })
  await user.click((await people()).getByRole('button', { name: 'Leave the project' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave the project' }))
  await waitFor(() => expect(now()?.memberIds).toEqual([]))
  await waitFor(() => expect(addressNow()).toBe('/collaborate'))
})
