import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const idOf = (name: string) => accountByName(worldNow(), name)?.id ?? ''
const ID = 'p-radium'
const ADDRESS = `/collaborate/${ID}/settings`
const project = (more: object = {}) =>
  worldNow().projects.put({
    id: ID,
    title: 'Radium',
    goal: 'Weigh it',
    ownerId: idOf('team-owner'),
    memberIds: [idOf('team-member')],
    stages: [{ id: 's-1', name: 'Screening', reviewers: 2, isBlind: true }],
    version: 1,
    ...more,
  })
const now = () => worldNow().projects.get(ID)
const section = async (name: string) => within(await screen.findByRole('form', { name }))

test('each section is saved by itself and says so there; what is typed elsewhere stays', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const about = await section('Name and question')
  const dates = await section('Dates')
  await user.type(about.getByRole('textbox', { name: 'Goal' }), ' well')
  await user.type(dates.getByLabelText('End'), '2027-01-31')
  await user.click(dates.getByRole('button', { name: 'Save' }))
  expect(await dates.findByText('Saved.')).toBeVisible()
  expect(now()).toMatchObject({ dueDate: '2027-01-31', goal: 'Weigh it' })
  expect(about.getByRole('textbox', { name: 'Goal' })).toHaveValue('Weigh it well')
  // The version has moved on by the other section: that is no conflict.
  await user.click(about.getByRole('button', { name: 'Save' }))
  expect(await about.findByText('Saved.')).toBeVisible()
  expect(now()?.goal).toBe('Weigh it well')
})

test('an empty name and a start behind the end are said at the field and not sent', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const about = await section('Name and question')
  await user.clear(about.getByRole('textbox', { name: 'Name' }))
  await user.click(about.getByRole('button', { name: 'Save' }))
  expect(about.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('A project needs a name.')
  const dates = await section('Dates')
  await user.type(dates.getByLabelText('Start'), '2027-02-01')
  await user.type(dates.getByLabelText('End'), '2027-01-01')
  await user.click(dates.getByRole('button', { name: 'Save' }))
  expect(dates.getByLabelText('Start')).toHaveAccessibleDescription('The start date is after the end date.')
  expect(accepted('projects.update')).toHaveLength(0)
})

test('what somebody else saved meanwhile is shown beside what was typed, and only then written over', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const about = await section('Name and question')
  const goal = about.getByRole('textbox', { name: 'Goal' })
  await user.clear(goal)
  await user.type(goal, 'Mine')
  worldNow().projects.update(ID, { goal: 'Theirs', version: 2 })
  await user.click(about.getByRole('button', { name: 'Save' }))
  expect(await about.findByText('Somebody else changed this meanwhile')).toBeVisible()
  expect(about.getByText('Theirs')).toBeVisible()
  expect(goal).toHaveValue('Mine')
  expect(now()?.goal).toBe('Theirs')
  await user.click(about.getByRole('button', { name: 'Save over theirs' }))
  expect(await about.findByText('Saved.')).toBeVisible()
  expect(now()?.goal).toBe('Mine')
})

test('theirs can be taken instead', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const about = await section('Name and question')
  const goal = about.getByRole('textbox', { name: 'Goal' })
  await user.type(goal, ' now')
  worldNow().projects.update(ID, { goal: 'Theirs', version: 2 })
  await user.click(about.getByRole('button', { name: 'Save' }))
  await user.click(await about.findByRole('button', { name: 'Take theirs' }))
  expect(goal).toHaveValue('Theirs')
  expect(about.queryByText('Somebody else changed this meanwhile')).not.toBeInTheDocument()
})

test('what a change touches is said before it is saved, and a failure keeps the change', async () => {
  project()
  worldNow().tasks.put({ id: 'task-1', title: 'Weigh', status: 'review', createdBy: idOf('team-owner'), projectId: ID })
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const stages = await section('Stages')
  await user.selectOptions(stages.getByRole('combobox', { name: 'Reviewers of Screening' }), '1')
  expect(stages.getByText(/2 reviewers -> 1: agreement can no longer be reported/)).toBeVisible()
  breakCall({ call: 'projects.update', status: 500, body: { message: 'Disk full' } })
  await user.click(stages.getByRole('button', { name: 'Save' }))
  expect(await stages.findByText('Not saved: Disk full What you typed is kept.')).toBeVisible()
  mendAll()
  await user.click(stages.getByRole('button', { name: 'Save' }))
  expect(await stages.findByText('Saved.')).toBeVisible()
  expect(now()?.stages?.[0]?.reviewers).toBe(1)

  const columns = await section('Columns of the board')
  await user.click(columns.getByRole('button', { name: 'Remove In review' }))
  expect(await columns.findByText(/“In review” goes and has 1 task: it stays on the board/)).toBeVisible()
  await user.click(columns.getByRole('button', { name: 'Add a column' }))
  await user.type(columns.getAllByRole('textbox', { name: 'Name of the column' }).at(-1) as HTMLElement, 'Parked')
  await user.click(columns.getByRole('button', { name: 'Save' }))
  expect(await columns.findByText('Saved.')).toBeVisible()
  expect(now()?.columns?.map(({ name }) => name)).toEqual(['To do', 'In progress', 'Done', 'Parked'])
})

test('reasons are lines, each once; citation style and team are chosen', async () => {
  project()
  const team = worldNow().teams.all()[0]
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const reasons = await section('Reasons for exclusion')
  await user.type(reasons.getByRole('textbox'), 'Not a trial{Enter}{Enter}No control{Enter}Not a trial')
  await user.click(reasons.getByRole('button', { name: 'Save' }))
  expect(await reasons.findByText('Saved.')).toBeVisible()
  expect(now()?.reasons).toEqual(['Not a trial', 'No control'])

  const style = await section('Citation style')
  await user.selectOptions(style.getByRole('combobox'), 'Vancouver')
  await user.click(style.getByRole('button', { name: 'Save' }))
  expect(await style.findByText('Saved.')).toBeVisible()

  const place = await section('Team')
  await user.selectOptions(await place.findByRole('combobox'), team?.name ?? '')
  expect(place.getByText(/Everybody in .* sees this project/)).toBeVisible()
  await user.click(place.getByRole('button', { name: 'Save' }))
  expect(await place.findByText('Saved.')).toBeVisible()
  expect(now()).toMatchObject({ citationStyle: 'Vancouver', teamId: team?.id })
})

test('who may not change it reads every field and is told who may', async () => {
  project()
  renderAt(ADDRESS, { as: 'team-member' })
  const about = await section('Name and question')
  expect(about.getByRole('textbox', { name: 'Goal' })).toHaveValue('Weigh it')
  expect(about.getByRole('textbox', { name: 'Goal' })).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument()
  expect(await screen.findByText(/^Only leads change this: /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export the project' })).toBeVisible()
})

test('archiving makes it read-only and is undone; handing on names the consequence', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  await waitFor(() => expect(now()?.isArchived).toBe(false))
  const heir = await screen.findByRole('combobox', { name: 'New owner' })
  await user.selectOptions(heir, idOf('team-member'))
  await user.click(screen.getByRole('button', { name: 'Transfer' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/You stay as a lead/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Transfer' }))
  await waitFor(() => expect(now()?.ownerId).toBe(idOf('team-member')))
  expect(await screen.findByText(/Only the owner can archive, delete or hand on this project/)).toBeVisible()
})

test('it is deleted with its name typed, and not with another', async () => {
  project()
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const box = await screen.findByRole('textbox', { name: 'Name of the project' })
  const button = screen.getByRole('button', { name: 'Delete this project' })
  await user.type(box, 'radium')
  await user.click(button)
  expect(box).toHaveAccessibleDescription('Type the name of the project exactly as it is.')
  expect(now()).toBeDefined()
  await user.clear(box)
  await user.type(box, 'Radium')
  await user.click(button)
  await waitFor(() => expect(now()).toBeUndefined())
  await waitFor(() => expect(addressNow()).toBe('/collaborate'))
})

test('the export holds settings, people, tasks, milestones, papers and activity; half of it is no export', async () => {
  project()
  worldNow().tasks.put({ id: 'task-1', title: 'Weigh', status: 'todo', createdBy: idOf('team-owner'), projectId: ID })
  const files: Blob[] = []
  class Saving extends URL {
    static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`
    static override revokeObjectURL = () => undefined
  }
  vi.stubGlobal('URL', Saving)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user } = renderAt(ADDRESS, { as: 'team-member' })
  const button = await screen.findByRole('button', { name: 'Export the project' })
  breakCall({ call: 'milestones.list', status: 500, body: { message: 'Disk full' } })
  await user.click(button)
  expect(await screen.findByText('The export failed')).toBeVisible()
  expect(files).toHaveLength(0)
  mendAll()
  await user.click(button)
  await waitFor(() => expect(files).toHaveLength(1))
  const bundle: unknown = JSON.parse((await files[0]?.text()) ?? '')
  expect(bundle).toMatchObject({
    format: 'roadrunner-project/1',
    project: { title: 'Radium', stages: [{ name: 'Screening' }] },
    members: [{ role: 'lead' }, { role: 'reviewer' }],
    tasks: [{ title: 'Weigh' }],
    milestones: [],
    resources: [],
  })
})

test('who leads sees each consent by which a file is shared, and takes back their own', async () => {
  project()
  const [paper] = starterPapers
  const file = { documentId: paper?.id ?? '', type: 'application/pdf', bytes: 10, hash: 'a'.repeat(64), uploadedAt: '2026-01-01T00:00:00.000Z' } // prettier-ignore
  const share = { projectId: ID, at: '2026-02-03T10:00:00.000Z', basis: 'licence', words: 'CC BY 4.0' } as const
  for (const [id, who] of [
    ['f-mine', 'team-owner'],
    ['f-theirs', 'team-member'],
  ] as const)
    // prettier-ignore
    worldNow().paperFiles.put({ ...file, id, name: `${id}.pdf`, ownerId: idOf(who), shares: [share] })
  const { user } = renderAt(ADDRESS, { as: 'team-owner' })
  const table = await screen.findByRole('table', { name: 'Full texts shared with the project' })
  expect(within(table).getByRole('row', { name: /f-theirs\.pdf/ })).toHaveTextContent(
    'A licence of ours allows itCC BY 4.0',
  )
  expect(within(table).getAllByRole('button', { name: /^Stop sharing/ })).toHaveLength(1)
  await user.click(within(table).getByRole('button', { name: 'Stop sharing: f-mine.pdf' }))
  await waitFor(() => expect(within(table).queryByText('f-mine.pdf')).toBeNull())
  expect(worldNow().paperFiles.get('f-mine')?.shares).toEqual([])
})
