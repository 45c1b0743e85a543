import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { notify } from '#engine/notifications/notices.ts'
import { ledgerOf } from '#mocks/server/ledger.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { hubNow } from '#tests/support/live.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { textsOnly } from '#tests/support/texts-only.ts'

testApi()

const sent = (call: string) => ledgerOf(worldNow().id).filter((entry) => entry.call === `collaboration.${call}`)
const notOffered = () => screen.queryByText(/does not offer/)
const ownTeam = () =>
  worldNow().teams.find((team) => team.members.some((member) => member.accountId === 'user-team-owner'))

test('Collaborate lists teams and projects and has the chat with everybody', async () => {
  const { asked } = textsOnly()
  const { user } = renderAt('/collaborate', { as: 'team-owner' })
  expect(await screen.findByRole('link', { name: ownTeam()?.name ?? '' })).toBeVisible()
  expect(await screen.findByRole('link', { name: worldNow().projects.get(STATINS)?.title ?? '' })).toBeVisible()
  const box = await screen.findByRole('textbox', { name: /Message, Chat with everybody/ })
  await user.type(box, 'Good morning')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent('sendGlobal')).toHaveLength(1))
  expect(notOffered()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('a new team goes out with name, organization and hierarchy_path, whatever was left empty', async () => {
  const { asked } = textsOnly()
  const { user } = renderAt('/collaborate', { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'New team' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New team' }))
  await user.type(dialog.getByRole('textbox', { name: 'Team name' }), 'Cohorts')
  await user.click(dialog.getByRole('button', { name: 'Create team' }))
  await waitFor(() =>
    expect(sent('createTeam').map(({ input }) => input['body'])).toEqual([
      { name: 'Cohorts', organization: '', hierarchy_path: '' },
    ]),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a team says what the list knows, invites by mail and has the chat', async () => {
  const { asked } = textsOnly()
  const team = ownTeam()
  const { user } = renderAt(`/team/${team?.id ?? ''}`, { as: 'team-owner' })
  expect(await screen.findByRole('heading', { level: 1, name: team?.name ?? '' })).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'new@example.org')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(sent('inviteToTeam')).toHaveLength(1))
  expect(screen.getByRole('region', { name: 'Chat with everybody' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a project has its chat by socket alone: history, what is sent, and what others say', async () => {
  const { asked } = textsOnly()
  const title = worldNow().projects.get(STATINS)?.title ?? ''
  const said = worldNow().chat.filter(({ room }) => room === STATINS)[0]?.content ?? ''
  const { user } = renderAt(`/project/${STATINS}`, { as: 'team-owner' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const chat = within(await screen.findByRole('region', { name: `Chat of ${title}` }))
  expect(await chat.findByText(said)).toBeVisible()
  await user.type(chat.getByRole('textbox'), 'On we go')
  await user.click(chat.getByRole('button', { name: 'Send' }))
  const kept = () => worldNow().chat.filter(({ content, room }) => room === STATINS && content === 'On we go')
  await waitFor(() => expect(kept()).toHaveLength(1))
  await waitFor(() => expect(chat.queryByText('Sending')).not.toBeInTheDocument())
  expect(chat.getAllByText('On we go')).toHaveLength(1)
  expect(asked).toEqual([])
})

test('a mention leads to /team with its toast, and on to the message where its thread is known', async () => {
  const { asked } = textsOnly()
  const message = worldNow().chat.filter(({ room }) => room === STATINS)[0]
  notify(worldNow(), hubNow(), seedUserId('team-owner'), {
    type: 'mention',
    title: 'Mira mentioned you',
    message: 'Look at this',
    metadata: { threadId: message?.id, projectId: STATINS },
  })
  const { user } = renderAt('/personalized-dashboard', { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await user.click(await screen.findByRole('button', { name: /Mira mentioned you/ }))
  expect(await screen.findByText('Navigating to chat')).toBeInTheDocument()
  await waitFor(() => expect(addressNow()).toMatch(/^\/team/))
  await user.click(await screen.findByRole('link', { name: 'Open the message' }))
  const shown = await screen.findByText(message?.content ?? '')
  await waitFor(() => expect(shown.closest('li')).toHaveAttribute('aria-current', 'true'))
  expect(asked).toEqual([])
})

test('a new task of a project goes out with every field that the text names', async () => {
  const { asked } = textsOnly()
  const { user } = renderAt(`/project/${STATINS}`, { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'New task' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: /Task Title/i }), 'Call the library')
  await user.click(dialog.getByRole('button', { name: /Assign/ }))
  await waitFor(() => expect(sent('createTask')).toHaveLength(1))
  expect(sent('createTask')[0]?.input['body']).toMatchObject({
    title: 'Call the library',
    description: '',
    projectId: STATINS,
    teamId: null,
    dueDate: null,
    metadata: {},
  })
  expect(asked).toEqual([])
})

test.each(['tasks', 'milestones', 'reports', 'team', 'settings'])(
  'the page %s of a project says in one line what it needs and leads to the project',
  async (part) => {
    const { asked } = textsOnly()
    renderAt(`/collaborate/${STATINS}/${part}`, { as: 'team-owner' })
    expect(await screen.findByText(/needs more of this server than it offers/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the project' })).toHaveAttribute('href', `/project/${STATINS}`)
    expect(asked).toEqual([])
  },
)

test('New project makes one with title and description and opens it', async () => {
  const { asked } = textsOnly()
  const { user } = renderAt('/new-project', { as: 'team-owner' })
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Aspirin')
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  await waitFor(() =>
    expect(sent('createProject').map(({ input }) => input['body'])).toEqual([{ title: 'Aspirin', description: '' }]),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Aspirin' })).toBeVisible()
  expect(addressNow()).toMatch(/^\/project\//)
  expect(asked).toEqual([])
})
