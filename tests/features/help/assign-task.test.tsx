import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
beforeEach(mendAll)

const origin = { sessionId: 'talk-1', originatingTool: 'help-chat', originalTaskId: 'said-2', priority: 'high' }
const bodiesOf = (call: string) => accepted(call).map(({ input }) => input['body'] as Record<string, unknown>)

async function open(request: { title?: string; description?: string } = {}) {
  const { user } = renderAt('/help', { as: 'team-owner' })
  await screen.findByRole('heading', { level: 1 })
  openDialog({ name: 'assign-task', origin, ...request })
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign task' }))
  await dialog.findByRole('option', { name: 'No team' })
  return { user, dialog, submit: () => user.click(dialog.getByRole('button', { name: 'Assign task' })) }
}

test('an answer becomes a task: the question names it, and where it came from goes along', async () => {
  const { user } = renderAt('/help', { as: 'team-owner' })
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'How do I import references?{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Assign as task' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign task' }))
  expect(dialog.getByLabelText('Task title')).toHaveValue('How do I import references?')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Description (optional)').value).toMatch(/RIS/)
  await user.click(dialog.getByLabelText('New project'))
  await user.type(dialog.getByLabelText('Name of the new project'), 'Statins')
  await user.click(dialog.getByRole('button', { name: 'Assign task' }))
  expect((await screen.findAllByText('Task Assigned'))[0]).toBeVisible()
  const [talk] = worldNow().conversations.all()
  expect(bodiesOf('collaboration.createTask')[0]?.['metadata']).toMatchObject({
    copilotOrigin: {
      sessionId: talk?.id,
      originatingTool: 'help-chat',
      originalTaskId: expect.stringMatching(/-answer$/) as string,
      priority: 'medium',
    },
  })
})

test('who may not work in a team is offered no task', async () => {
  const { user } = renderAt('/help', { as: 'free' })
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'How do I import references?{Enter}')
  await screen.findByText(/Export your references as RIS/)
  expect(screen.queryByRole('button', { name: 'Assign as task' })).not.toBeInTheDocument()
})

test('needs a title and a project; a new project needs a name; nothing is sent before', async () => {
  const { user, dialog, submit } = await open()
  await submit()
  expect(dialog.getByText('Task Title Required')).toBeVisible()
  expect(dialog.getByText('Choose the project that the task belongs to.')).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText('Task title')).toHaveFocus())
  await user.click(dialog.getByLabelText('New project'))
  expect(dialog.getByText('A new project needs a name.')).toBeVisible()
  expect([...bodiesOf('collaboration.createTask'), ...bodiesOf('collaboration.createProject')]).toEqual([])
})

test('into a project that there is: every field that the text names is sent', async () => {
  const { user, dialog, submit } = await open({ title: 'Read the trial' })
  const choice = dialog.getByLabelText('Which project?')
  const [first] = within(choice)
    .getAllByRole('option')
    .filter((each) => (each as HTMLOptionElement).value !== '')
  await user.selectOptions(choice, first as HTMLOptionElement)
  await submit()
  expect((await screen.findAllByText('Task Assigned'))[0]).toBeVisible()
  expect(bodiesOf('collaboration.createTask')).toEqual([
    {
      title: 'Read the trial',
      description: '',
      teamId: null,
      dueDate: null,
      projectId: (first as HTMLOptionElement).value,
      metadata: { copilotOrigin: origin, clientKey: expect.any(String) as string },
    },
  ])
  expect(screen.queryByRole('dialog', { name: 'Assign task' })).not.toBeInTheDocument()
})

test('when the task fails after its project was made, trying again uses that project, after a reload too', async () => {
  const { user, dialog, submit } = await open({ title: 'Screen records' })
  breakCall({ call: 'collaboration.createTask', status: 500 })
  await user.click(dialog.getByLabelText('New project'))
  await user.type(dialog.getByLabelText('Name of the new project'), 'BCG review')
  await user.type(dialog.getByLabelText('Due date (optional)'), '2027-01-15')
  await submit()
  const alert = await dialog.findByText('Assignment Failed')
  expect(alert.parentElement).toHaveTextContent('The task could not be assigned. Please try again.')
  expect(dialog.getByText('The project BCG review was created. Trying again uses it.')).toBeVisible()
  await submit()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Assign task' })).not.toHaveAttribute('aria-busy'))
  expect(bodiesOf('collaboration.createProject')).toEqual([{ title: 'BCG review', description: '' }])
  await user.keyboard('{Escape}')
  mendAll()
  openDialog({ name: 'assign-task', origin })
  const again = within(await screen.findByRole('dialog', { name: 'Assign task' }))
  expect(again.getByLabelText('Task title')).toHaveValue('Screen records')
  await user.dblClick(again.getByRole('button', { name: 'Assign task' }))
  expect((await screen.findAllByText('Task Assigned'))[0]).toBeVisible()
  expect(bodiesOf('collaboration.createProject')).toHaveLength(1)
  const made = worldNow().projects.filter(({ title }) => title === 'BCG review')
  expect(made).toHaveLength(1)
  expect(bodiesOf('collaboration.createTask')).toMatchObject([{ projectId: made[0]?.id, dueDate: '2027-01-15' }])
})

test('a project that cannot be made is said so, everything stays typed, and one whose reply was lost is not made twice', async () => {
  const { user, dialog, submit } = await open({ title: 'Screen records' })
  breakCall({ call: 'collaboration.createProject', status: 500, times: 1 })
  await user.click(dialog.getByLabelText('New project'))
  await user.type(dialog.getByLabelText('Name of the new project'), 'BCG review')
  await submit()
  expect(await dialog.findByText('Failed to Create Project')).toBeVisible()
  expect(dialog.getByLabelText('Name of the new project')).toHaveValue('BCG review')
  expect(bodiesOf('collaboration.createTask')).toEqual([])
  breakCall({ call: 'collaboration.createProject', cut: 'after', times: 1 })
  await submit()
  await waitFor(() => expect(bodiesOf('collaboration.createProject')).toHaveLength(1))
  expect(await dialog.findByText('Failed to Create Project')).toBeVisible()
  breakCall({ call: 'collaboration.createTask', cut: 'after', times: 1 })
  await submit()
  expect(await dialog.findByText('Assignment Failed')).toBeVisible()
  await submit()
  expect((await screen.findAllByText('Task Assigned'))[0]).toBeVisible()
  expect(bodiesOf('collaboration.createProject')).toHaveLength(1)
  expect(worldNow().tasks.filter(({ title }) => title === 'Screen records')).toHaveLength(1)
})
