import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const idOf = (name: string) => accountByName(worldNow(), name)?.id ?? ''
const ID = 'p-radium'
const project = (more: object = {}) =>
  worldNow().projects.put({
    id: ID,
    title: 'Radium',
    goal: 'Find out how heavy it is',
    ownerId: idOf('team-owner'),
    memberIds: [idOf('team-member')],
    ...more,
  })

test('a project without tasks offers three ways to begin, and the chosen one makes its tasks in order', async () => {
  project()
  const { user } = renderAt(`/project/${ID}`, { as: 'team-owner' })
  expect(await screen.findByText('Find out how heavy it is')).toBeVisible()
  const start = within(await screen.findByRole('region', { name: 'How do you begin?' }))
  await user.click(start.getAllByRole('button', { name: 'Begin' })[0] as HTMLElement)
  await waitFor(() => expect(worldNow().tasks.filter(({ projectId }) => projectId === ID)).toHaveLength(6))
  const board = within(await screen.findByRole('region', { name: 'Tasks' }))
  expect(board.getByText('To do').closest('div')).toHaveTextContent('6')
  const activity = within(screen.getByRole('region', { name: 'Activity' }))
  expect(await activity.findByText(/added the task “Write the synthesis”/)).toBeVisible()
})

test('both addresses show the same project; a stranger is told that there is none', async () => {
  project()
  const { unmount } = renderAt(`/collaborate/${ID}`, { as: 'team-member' })
  expect(await screen.findByText('Find out how heavy it is')).toBeVisible()
  unmount()
  renderAt(`/project/${ID}`, { as: 'enterprise' })
  expect(await screen.findByText('There is no such project')).toBeVisible()
  expect(screen.queryByText('Find out how heavy it is')).not.toBeInTheDocument()
})

test('a paper is taken out; a refusal leaves it', async () => {
  project()
  worldNow().resources.put({
    id: 'r-1',
    projectId: ID,
    kind: 'paper',
    objectId: 'd-1',
    title: 'Sur une nouvelle substance',
    addedBy: { userId: idOf('team-owner'), name: 'Olga' },
    addedAt: worldNow().now(),
  })
  const { user } = renderAt(`/project/${ID}`, { as: 'team-owner' })
  const button = await screen.findByRole('button', { name: 'Take out Sur une nouvelle substance' })
  breakCall({ call: 'projects.removeResource', status: 500, body: { message: 'Disk full' } })
  await user.click(button)
  expect(await screen.findByText('Disk full')).toBeVisible()
  mendAll()
  await user.click(button)
  await waitFor(() => expect(worldNow().resources.get('r-1')).toBeUndefined())
})

test('an archived project is read: its chat has no box, and nothing can be taken out', async () => {
  project({ isArchived: true })
  renderAt(`/project/${ID}`, { as: 'team-owner' })
  expect(await screen.findByText('This project is archived: its chat can be read and not written.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^Message/ })).not.toBeInTheDocument()
  expect(screen.queryByText('How do you begin?')).not.toBeInTheDocument()
})

test('a message in the chat of a project whose answer was lost is said once, on Retry too', async () => {
  project()
  const { user } = renderAt(`/project/${ID}`, { as: 'team-owner' })
  const chat = within(await screen.findByRole('region', { name: 'Chat of Radium' }))
  breakCall({ call: 'chat.sendProject', cut: 'before', times: 1 })
  await user.type(await chat.findByRole('textbox'), 'It glows{Enter}')
  await user.click(await chat.findByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(chat.queryByText(/Not sent/)).not.toBeInTheDocument())
  breakCall({ call: 'chat.sendProject', cut: 'after', times: 1 })
  await user.type(chat.getByRole('textbox'), 'It still glows{Enter}')
  await waitFor(() => expect(chat.getAllByText('It still glows')).toHaveLength(1))
  await waitFor(() => expect(chat.queryByText(/Not sent/)).not.toBeInTheDocument())
  const said = worldNow().chat.filter(({ room }) => room === ID)
  expect(said.map(({ content }) => content)).toEqual(['It glows', 'It still glows'])
})

test('the activity is narrowed to a person and to a kind', async () => {
  project()
  for (const [index, kind] of ['task.created', 'member.joined', 'milestone.reached'].entries()) {
    worldNow().activity.put({
      id: `a-${index}`,
      projectId: ID,
      at: `2026-11-20T1${index}:00:00.000Z`,
      kind,
      actor: { userId: idOf('team-owner'), name: 'Olga' },
      object: { kind: kind.split('.')[0] ?? '', id: 'x', title: `Thing ${index}` },
    })
  }
  const { user } = renderAt(`/project/${ID}`, { as: 'team-owner' })
  const activity = within(await screen.findByRole('region', { name: 'Activity' }))
  expect(await activity.findAllByRole('listitem')).toHaveLength(3)
  await user.selectOptions(activity.getByRole('combobox', { name: 'What' }), 'Milestones')
  await waitFor(() => expect(activity.getAllByRole('listitem')).toHaveLength(1))
  expect(activity.getByText(/reached the milestone “Thing 2”/)).toBeVisible()
})

test('/project shows the only project', async () => {
  for (const { id } of worldNow().projects.all()) worldNow().projects.remove(id)
  project()
  renderAt('/project', { as: 'team-member' })
  expect(await screen.findByText('Find out how heavy it is')).toBeVisible()
  expect(addressNow()).toBe('/project')
})

test('chosen papers are added to a project; what failed half-way is added by trying again, nothing twice', async () => {
  for (const { id } of worldNow().projects.all()) worldNow().projects.remove(id)
  project()
  const { user } = renderAt('/resources?text=colditz%201994', { as: 'team-owner' })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all papers shown' }))
  await user.click(await screen.findByRole('button', { name: 'Add to project' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to project' }))
  breakCall({ call: 'projects.addResource', cut: 'after', times: 1 })
  await user.click(await dialog.findByRole('button', { name: 'Add' }))
  expect(await dialog.findByText(/^0 of \d+ were added/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const there = worldNow().resources.filter(({ projectId }) => projectId === ID)
  expect(there.length).toBeGreaterThan(0)
  expect(new Set(there.map(({ objectId }) => objectId)).size).toBe(there.length)
})

test('a plan without projects offers no such button', async () => {
  const { user } = renderAt('/resources?text=colditz%201994', { as: 'individual' })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all papers shown' }))
  expect(await screen.findByRole('button', { name: 'Synthesize' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to project' })).not.toBeInTheDocument()
})
