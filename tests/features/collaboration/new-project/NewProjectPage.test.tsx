import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const idOf = (name: string) => accountByName(worldNow(), name)?.id ?? ''
const made = (title: string) => worldNow().projects.filter((project) => project.title === title)
const tasksOf = (id: string | undefined) => worldNow().tasks.filter(({ projectId }) => projectId === id)
const name = () => screen.findByRole('textbox', { name: 'Name of the project' })

test('three steps make a project with settings, tasks, a milestone, papers and invitations, and land on it', async () => {
  const { user } = renderAt('/new-project', { as: 'team-owner' })
  await user.type(await name(), 'Radium')
  await user.click(screen.getByRole('radio', { name: /Scoping review/ }))
  expect(within(screen.getByRole('region', { name: 'You will get' })).getByText('Draw the map')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(screen.getByRole('textbox', { name: 'Population' }), 'watchmakers')
  await user.type(screen.getByRole('textbox', { name: 'Intervention' }), 'radium paint')
  await user.type(screen.getByRole('textbox', { name: 'Outcome' }), 'health')
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue(
    'In watchmakers, what is the effect of radium paint on health?',
  )
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const papers = within(screen.getByRole('region', { name: 'Papers' }))
  await user.click((await papers.findAllByRole('checkbox'))[0] as HTMLElement)
  expect(papers.getByText('Papers (1)')).toBeVisible()
  const people = screen.getByRole('textbox', { name: 'People to invite' })
  await user.type(people, 'ada@example.org{Enter}bob')
  await user.click(screen.getByRole('button', { name: 'Create the project' }))
  expect(people).toHaveAccessibleDescription(/Not an email address: bob/)
  expect(made('Radium')).toHaveLength(0)
  await user.type(people, '@example.org')
  await user.click(screen.getByRole('button', { name: 'Create the project' }))
  await waitFor(() => expect(addressNow()).toMatch(/^\/project\//))
  const [project] = made('Radium')
  expect(project).toMatchObject({
    kind: 'scoping',
    question: 'In watchmakers, what is the effect of radium paint on health?',
  })
  expect(tasksOf(project?.id)).toHaveLength(5)
  expect(worldNow().milestones.filter(({ projectId }) => projectId === project?.id)).toHaveLength(1)
  expect(worldNow().resources.filter(({ projectId }) => projectId === project?.id)).toHaveLength(1)
  expect(worldNow().invitations.filter(({ targetId }) => targetId === project?.id)).toHaveLength(2)
})

test('a refusal in the middle keeps everything; going on uses the project that is there and makes nothing twice', async () => {
  const { user } = renderAt('/new-project', { as: 'team-owner' })
  await user.type(await name(), 'Polonium')
  breakCall({ call: 'milestones.create', status: 500, body: { message: 'Disk full' } })
  await user.click(screen.getByRole('button', { name: 'Create the project' }))
  expect(await screen.findByText(/What was created is kept/)).toHaveTextContent('Disk full')
  expect(await name()).toHaveValue('Polonium')
  mendAll()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(addressNow()).toMatch(/^\/project\//))
  const [project, ...others] = made('Polonium')
  expect(others).toEqual([])
  expect(tasksOf(project?.id)).toHaveLength(6)
})

test('a lost answer to the creation makes no second project', async () => {
  const { user } = renderAt('/new-project', { as: 'team-owner' })
  await user.type(await name(), 'Actinium')
  breakCall({ call: 'collaboration.createProject', cut: 'after', times: 1 })
  await user.click(screen.getByRole('button', { name: 'Create the project' }))
  await waitFor(() => expect(addressNow()).toMatch(/^\/project\//))
  expect(made('Actinium')).toHaveLength(1)
})

test('a refused field is shown on its step with what was typed; a title that exists is said', async () => {
  worldNow().projects.put({ id: 'p-1', title: 'Radium', ownerId: idOf('team-owner'), memberIds: [] })
  const { user } = renderAt('/new-project', { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'Create the project' }))
  expect(await name()).toHaveAccessibleDescription('A project needs a name.')
  await user.type(await name(), 'radium')
  expect(await screen.findByText('You have a project called “Radium” already.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/project/p-1')
  const body = { message: 'No', fields: { question: 'Too short' } }
  breakCall({ call: 'projects.update', status: 422, body })
  await user.click(screen.getByRole('button', { name: 'Create the project' }))
  expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(/Too short/)
})

test('what was typed is there again after leaving', async () => {
  const first = renderAt('/new-project', { as: 'team-owner' })
  await first.user.type(await name(), 'Half a project')
  first.unmount()
  const { user } = renderAt('/new-project', { as: 'team-owner' })
  expect(await name()).toHaveValue('Half a project')
  await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  expect(await name()).toHaveValue('')
})

test('without a plan with teams it is said, and the synthesis is the way on', async () => {
  renderAt('/new-project', { as: 'free' })
  expect(await screen.findByText('A shared project needs a plan with teams.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Begin a synthesis instead' })).toHaveAttribute('href', '/synthesis')
  expect(screen.queryByRole('textbox', { name: 'Name of the project' })).not.toBeInTheDocument()
  expect(accepted('collaboration.createProject')).toHaveLength(0)
})
