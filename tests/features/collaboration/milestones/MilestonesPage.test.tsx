import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Milestone } from '#contract/milestones.ts'
import { milestonesSvg } from '#features/collaboration/milestones/export-milestones.ts'
import { arithmetic, healthOf } from '#features/collaboration/milestones/health.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const PAGE = `/collaborate/${STATINS}/milestones`
const card = (name: string) => screen.findByRole('article', { name })
const named = (title: string) => worldNow().milestones.find((row) => row.title === title)

describe('a milestone', () => {
  test('says how it stands, and shows the arithmetic', async () => {
    renderAt(PAGE, { as: 'team-member' })
    const screened = within(await card('Titles and abstracts screened'))
    expect(screened.getByText('Tight')).toBeVisible()
    expect(screened.getByText('2 of 4 tasks done, 2 left.')).toBeVisible()
    expect(screened.getByText('2 in the last 14 days = 0.14 a day.')).toBeVisible()
    expect(screened.getByText('2 left in 13 days, today included = 0.15 a day needed.')).toBeVisible()
    expect(within(await card('Protocol registered')).getByText('Reached')).toBeVisible()
    expect(within(await card('Extraction complete')).getByText('Stalled')).toBeVisible()
  })

  test('keeps the days that it had, with the reason', async () => {
    renderAt(PAGE, { as: 'team-member' })
    const screened = within(await card('Titles and abstracts screened'))
    expect(screened.getByText('Moved once')).toBeVisible()
    expect(
      screened.getByText(/by Thandi Okafor: The second database brought twice as many records as planned\.$/),
    ).toBeInTheDocument()
  })

  test('whose day has passed is moved with a reason, or not at all', async () => {
    worldNow().milestones.update('milestone-extracted', { dueDate: '2026-01-05' })
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    expect(within(await card('Extraction complete')).getByText('Overdue')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change “Extraction complete”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change milestone' }))
    await user.clear(dialog.getByLabelText('Day'))
    await user.type(dialog.getByLabelText('Day'), '2027-03-01')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('This date has passed. Say briefly why it is being moved.')).toBeVisible()
    expect(accepted('milestones.update')).toEqual([])
    await user.type(dialog.getByLabelText('Why it moves'), 'Two trials came late')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(named('Extraction complete')).toMatchObject({ dueDate: '2027-03-01' }))
    expect(named('Extraction complete')?.slips).toMatchObject([
      { from: '2026-01-05', to: '2027-03-01', reason: 'Two trials came late' },
    ])
    expect(await within(await card('Extraction complete')).findByText('Moved once')).toBeVisible()
  })

  test('that cannot be saved keeps what was typed', async () => {
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    await user.click(await screen.findByRole('button', { name: 'New milestone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New milestone' }))
    await user.type(dialog.getByLabelText('Title'), 'Preprint out')
    breakCall({ call: 'milestones.create', status: 503, body: { message: 'Busy.' } })
    await user.click(dialog.getByRole('button', { name: 'Create milestone' }))
    expect(await dialog.findByText('The milestone could not be saved. Busy. What you typed is kept.')).toBeVisible()
    expect(dialog.getByLabelText('Title')).toHaveValue('Preprint out')
    mendAll()
    await user.click(dialog.getByRole('button', { name: 'Create milestone' }))
    expect(await card('Preprint out')).toBeVisible()
    expect(accepted('milestones.create')).toHaveLength(1)
  })

  test('counts what it was told to count', async () => {
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    await user.click(await screen.findByRole('button', { name: 'New milestone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New milestone' }))
    await user.type(dialog.getByLabelText('Title'), 'Library complete')
    await user.selectOptions(dialog.getByLabelText('What counts'), 'Papers added to the project')
    await user.clear(dialog.getByLabelText('How many'))
    await user.type(dialog.getByLabelText('How many'), '40')
    await user.click(dialog.getByRole('button', { name: 'Create milestone' }))
    expect(
      await within(await card('Library complete')).findByText('0 of 40 papers in the project, 40 left.'),
    ).toBeVisible()
  })

  test('is reached by a click, and opened again by another', async () => {
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    await user.click(within(await card('Extraction complete')).getByRole('button', { name: 'Mark as reached' }))
    expect(await within(await card('Extraction complete')).findByText('Reached')).toBeVisible()
    await user.click(within(await card('Extraction complete')).getByRole('button', { name: 'Open again' }))
    await waitFor(() => expect(named('Extraction complete')?.status).toBe('open'))
  })
})

test('a template makes its milestones, with days that were changed before', async () => {
  const { user } = renderAt(PAGE, { as: 'team-owner' })
  await user.click(await screen.findByRole('button', { name: 'From a template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Milestones from a template' }))
  await user.selectOptions(dialog.getByLabelText('Kind of review'), 'Narrative review')
  const day = dialog.getByLabelText('Day of “Outline agreed”')
  await user.clear(day)
  await user.type(day, '2027-01-11')
  await user.click(dialog.getByRole('button', { name: 'Create 4 milestones' }))
  expect(await card('Reading done')).toBeVisible()
  expect(named('Outline agreed')).toMatchObject({ dueDate: '2027-01-11' })
})

test('the picture that is exported lets no text become markup', () => {
  const milestone: Milestone = {
    id: 'm',
    projectId: 'p',
    title: '<script>&"',
    dueDate: '2026-12-01',
    status: 'open',
    progress: { counts: 'tasks', done: 0, total: 0, recent: 0 },
    slips: [],
    version: 1,
  }
  const svg = milestonesSvg([milestone], '2026-11-20')
  expect(svg).toContain('&lt;script&gt;&amp;&quot;')
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
  expect(arithmetic(milestone, healthOf(milestone, '2026-11-20'))).toEqual([
    'It has no tasks and no measure, so there is nothing to count.',
  ])
})
