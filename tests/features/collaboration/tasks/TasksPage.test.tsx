import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { STATINS } from '#mocks/seed/projects.ts'
import { hubOf } from '#engine/live/hub.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { untilHeard } from '#tests/support/live.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const PAGE = `/collaborate/${STATINS}/tasks`
const column = (name: string) => screen.findByRole('region', { name })
const cardsIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))
const rowOf = (id: string) => worldNow().tasks.get(id)

describe('the board', () => {
  test('shows each task in its column, with what one has to know of it', async () => {
    renderAt(PAGE, { as: 'team-member' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
    const working = within(await column('In progress'))
    const card = within(working.getByRole('article', { name: 'Screen records 1 to 200' }))
    expect(card.getByText('High')).toBeVisible()
    expect(card.getByText('0 of 1 below')).toBeVisible()
    expect(card.getByText('Given to Milo Brandt, Tomas Reyes')).toBeInTheDocument()
    expect(working.getByText('2 of 10 papers in the project')).toBeVisible()
    expect(await cardsIn('Done')).toContain('Register the protocol')
  })

  test('a card is carried by keys, each step is said, and the server has it', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    const handle = await screen.findByRole('button', { name: 'Move “Screen records 1 to 200”' })
    handle.focus()
    await user.keyboard(' ')
    expect(screen.getByText(/^Picked up “Screen records 1 to 200”. In progress, place 1 of 2\./)).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('In review, place 1 of 2')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('In review, place 2 of 2')).toBeInTheDocument()
    await user.keyboard(' ')
    expect(screen.getByText('Put down. In review, place 2 of 2.')).toBeInTheDocument()
    expect(await cardsIn('In review')).toEqual([
      'Resolve the conflicts among records 1 to 100',
      'Screen records 1 to 200',
    ])
    await waitFor(() =>
      expect(rowOf('task-3')).toMatchObject({ status: 'review', updatedBy: seedUserId('team-member') }),
    )
    expect(document.activeElement).toHaveAccessibleName('Move “Screen records 1 to 200”')
  })

  test('Escape takes a lifted card back, and nothing is sent', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    const handle = await screen.findByRole('button', { name: 'Move “Screen records 1 to 200”' })
    handle.focus()
    await user.keyboard(' {ArrowRight}{Escape}')
    expect(screen.getByText('Taken back. In progress, place 1 of 2.')).toBeInTheDocument()
    expect(await cardsIn('In progress')).toContain('Screen records 1 to 200')
    expect(accepted('tasks.update')).toEqual([])
  })

  test('a card goes through its menu, and back with Undo', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    await user.click(await screen.findByRole('button', { name: 'Actions for “Screen records 1 to 200”' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Move to Done' }))
    await waitFor(() => expect(rowOf('task-3')?.status).toBe('done'))
    expect(await cardsIn('Done')).toContain('Screen records 1 to 200')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(rowOf('task-3')?.status).toBe('in_progress'))
  })

  test('what others do is on the board at once, and said', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    expect(await cardsIn('To do')).toContain('Ask a librarian to check the search strategy')
    await untilHeard('team-member')
    const task = {
      id: 'task-5',
      title: 'Ask a librarian to check the search strategy',
      status: 'done',
      rank: 1,
      assignees: [],
      labels: [],
      dependsOn: [],
      links: [],
      version: 2,
    }
    act(() =>
      hubOf(worldNow().id).toUser(seedUserId('team-member'), 'tasks-changed', {
        projectId: STATINS,
        tasks: [task],
        removed: ['task-12'],
        by: { userId: seedUserId('team-owner'), name: 'Thandi Okafor' },
      }),
    )
    await waitFor(async () => expect(await cardsIn('Done')).toContain(task.title))
    expect(screen.getByText(`Thandi Okafor moved “${task.title}” to Done.`)).toBeInTheDocument()
    expect(screen.queryByText('Judge risk of bias, trial by trial')).not.toBeInTheDocument()
    expect(user).toBeDefined()
  })

  test('a move without a network is shown, kept and sent when it is back', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    const actions = await screen.findByRole('button', { name: 'Actions for “Screen records 1 to 200”' })
    breakCall({ call: 'tasks.update', cut: 'before' })
    await user.click(actions)
    await user.click(await screen.findByRole('menuitemradio', { name: 'Move to In review' }))
    expect(
      await screen.findByText('1 change waits for the network. They are kept, and sent in order when it is back.'),
    ).toBeVisible()
    expect(await screen.findByText('Not sent yet')).toBeVisible()
    expect(rowOf('task-3')?.status).toBe('in_progress')
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    await waitFor(() => expect(rowOf('task-3')?.status).toBe('review'))
    await waitFor(() => expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument())
  })

  test('a reader sees everything and moves nothing', async () => {
    worldNow().projects.update(STATINS, { roles: { [seedUserId('team-member')]: { role: 'reader' } } })
    renderAt(PAGE, { as: 'team-member' })
    expect(await screen.findByText(/^You can read this project\./)).toBeVisible()
    expect(await cardsIn('To do')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /^Move “/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'New task' })).not.toBeInTheDocument()
  })
})

describe('filters and views', () => {
  test('stand in the address', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    await user.selectOptions(await screen.findByLabelText('Given to'), 'Me')
    expect(addressNow()).toBe(`${PAGE}?who=me`)
    await user.click(screen.getByRole('button', { name: 'List' }))
    expect(addressNow()).toBe(`${PAGE}?who=me&view=list`)
    const rows = within(await screen.findByRole('table', { name: 'Tasks' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual([
      'Extract event counts of the included trials',
      'Screen records 1 to 200',
      'Pilot the criteria on 20 records',
    ])
  })

  test('an address with a filter opens so', async () => {
    renderAt(`${PAGE}?label=screening&view=timeline`, { as: 'team-owner' })
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))
    expect(timeline.getByRole('button', { name: /^Screen records 1 to 200/ })).toBeVisible()
    expect(timeline.queryByRole('button', { name: /^Extract event counts/ })).not.toBeInTheDocument()
  })
})

describe('changing many', () => {
  test('is one step, which Undo takes back', async () => {
    const { user } = renderAt(`${PAGE}?view=list`, { as: 'team-owner' })
    await user.click(await screen.findByRole('checkbox', { name: 'Choose “Screen records 1 to 200”' }))
    await user.click(screen.getByRole('checkbox', { name: 'Choose “Extract event counts of the included trials”' }))
    await user.selectOptions(screen.getByLabelText('Change the chosen tasks'), 'Priority: Low')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect([rowOf('task-3')?.priority, rowOf('task-4')?.priority]).toEqual(['low', 'low']))
    await screen.findByText('2 tasks changed')
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    await waitFor(() => expect([rowOf('task-3')?.priority, rowOf('task-4')?.priority]).toEqual(['high', 'medium']))
  })
})

describe('one task', () => {
  test('is made with the text’s call, without a title nothing is sent, and a failure keeps what was typed', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    await user.click(await screen.findByRole('button', { name: 'New task' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }))
    await user.click(dialog.getByRole('button', { name: 'Create task' }))
    expect(dialog.getByText('Task Title Required')).toBeVisible()
    expect(accepted('collaboration.createTask')).toEqual([])
    breakCall({ call: 'collaboration.createTask', status: 500, body: { message: 'The disk is full.' }, times: 1 })
    await user.type(dialog.getByLabelText('Title'), 'Write to the authors')
    await user.click(dialog.getByRole('button', { name: 'Create task' }))
    expect(await dialog.findByText(/The disk is full\. What you typed is kept\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Create task' }))
    expect(await screen.findByRole('dialog', { name: 'Write to the authors' })).toBeVisible()
    expect(accepted('collaboration.createTask')).toHaveLength(1)
    expect(worldNow().tasks.find(({ title }) => title === 'Write to the authors')).toMatchObject({ projectId: STATINS })
  })

  test('whose reply was lost is not made twice', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    await user.click(await screen.findByRole('button', { name: 'New task' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }))
    await user.type(dialog.getByLabelText('Title'), 'Ask for the data')
    breakCall({ call: 'collaboration.createTask', cut: 'after', times: 1 })
    await user.click(dialog.getByRole('button', { name: 'Create task' }))
    expect(await dialog.findByText(/it will not be created twice\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Create task' }))
    expect(await screen.findByRole('dialog', { name: 'Ask for the data' })).toBeVisible()
    expect(worldNow().tasks.filter(({ title }) => title === 'Ask for the data')).toHaveLength(1)
  })

  test('whose reply comes after its dialog was closed stands on the board, and leaves the next dialog alone', async () => {
    const { user } = renderAt(PAGE, { as: 'team-member' })
    const openNew = async () => {
      await user.click(await screen.findByRole('button', { name: 'New task' }))
      return within(await screen.findByRole('dialog', { name: 'New task' }))
    }
    const first = await openNew()
    await user.type(first.getByLabelText('Title'), 'Sent and left')
    breakCall({ call: 'collaboration.createTask', delayMs: 1500, times: 1 })
    await user.click(first.getByRole('button', { name: 'Create task' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await openNew()
    await waitFor(() => expect(accepted('collaboration.createTask')).toHaveLength(1))
    // The board is behind the dialog, and hidden from those who listen.
    expect(await screen.findByRole('article', { name: 'Sent and left', hidden: true })).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'New task' })).toBeVisible()
    expect(addressNow()).not.toContain('task=')
  })

  test('offers nothing to wait for that would close a circle, and says so', async () => {
    renderAt(`${PAGE}?task=task-3`, { as: 'team-member' })
    const section = within(await screen.findByRole('region', { name: 'Waits for' }))
    const select = section.getByLabelText('Add a task that comes first')
    const offered = within(select)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(offered).toContain('Register the protocol')
    expect(offered).not.toContain('Extract event counts of the included trials')
    expect(section.getByText(/^Not offered, because they wait for this one: “Extract event counts/)).toBeVisible()
  })

  test('words that somebody else changed meanwhile are shown beside mine', async () => {
    const { user } = renderAt(`${PAGE}?task=task-4`, { as: 'team-member' })
    const form = within(await screen.findByRole('form', { name: 'Text of the task' }))
    await user.type(form.getByLabelText('Title'), ' again')
    worldNow().tasks.update('task-4', {
      title: 'Theirs',
      version: 2,
      fieldVersions: { title: 2 },
      updatedBy: seedUserId('team-owner'),
    })
    await user.click(form.getByRole('button', { name: 'Save text' }))
    expect(await form.findByText(/^Thandi Okafor changed this task while you had it open\./)).toBeVisible()
    expect(form.getByText('Theirs')).toBeVisible()
    expect(form.getByLabelText('Title')).toHaveValue('Extract event counts of the included trials again')
    await user.click(form.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(rowOf('task-4')?.title).toBe('Extract event counts of the included trials again'))
  })

  test('is removed, and comes back with Undo', async () => {
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    await user.click(await screen.findByRole('button', { name: 'Actions for “Screen records 1 to 200”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('Screen records 1 to 200')).not.toBeInTheDocument())
    expect(rowOf('task-9')?.removedAt).toBeDefined()
    await screen.findByText('Task removed')
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Screen records 1 to 200')).toBeVisible()
    expect(rowOf('task-9')?.removedAt).toBeUndefined()
  })
})

describe('tasks from a file', () => {
  test('come with a ledger that adds up, tied to each other as they were', async () => {
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import tasks' }))
    const csv =
      'key,title,status,assignees,depends on,due\n1,First,Done,team-member@roadrunner.test,,\n2,Second,Nowhere,nobody,1,2027-01-05\n3,,,,,\n'
    await user.upload(dialog.getByLabelText('CSV file'), new File([csv], 'tasks.csv', { type: 'text/csv' }))
    expect(await dialog.findByText('3 rows: 2 tasks, 1 skipped')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Import 2 tasks' }))
    expect(await dialog.findByText('2 made + 1 skipped = 3 rows in the file')).toBeVisible()
    expect(dialog.getByText('Line 4: It has no title.')).toBeVisible()
    expect(dialog.getByText('Line 3: There is no column “Nowhere”: it comes into the first.')).toBeVisible()
    expect(dialog.getByText('Line 3: “nobody” is not in this project.')).toBeVisible()
    const [first, second] = ['First', 'Second'].map((title) => worldNow().tasks.find((row) => row.title === title))
    expect(first).toMatchObject({ status: 'done', assignees: [seedUserId('team-member')] })
    expect(second).toMatchObject({ status: 'todo', dueDate: '2027-01-05', dependsOn: [first?.id] })
  })
})

describe('what cannot be shown', () => {
  test('a project of others is not there', async () => {
    renderAt('/collaborate/project-guideline/tasks', { as: 'team-member' })
    expect(await screen.findByText('There is no such project')).toBeVisible()
  })

  test('a 401 is not sent again by itself: the session is looked at, and Try Again asks anew', async () => {
    breakCall({ call: 'tasks.list', status: 401 })
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    expect(await screen.findByText('Failed to load tasks. Please try again.')).toBeVisible()
    // A second 401 would have ended the session.
    expect(addressNow()).toBe(PAGE)
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Screen records 1 to 200')).toBeVisible()
  })

  test('tasks that do not come can be asked for again', async () => {
    breakCall({ call: 'tasks.list', status: 503, body: { message: 'Busy.' } })
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    expect(await screen.findByText('Failed to load tasks. Please try again.')).toBeVisible()
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Screen records 1 to 200')).toBeVisible()
  })
})
