import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { STATINS } from '#mocks/seed/projects.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const PAGE = `/collaborate/${STATINS}/reports`
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a report', () => {
  test('says in numbers what the log holds, and opens the events behind each sentence', async () => {
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    const done = await section('Done')
    expect(done.getByText('2 tasks were done.')).toBeVisible()
    await user.click(done.getByText('2 events'))
    expect(
      done.getByText('Milo Brandt finished the task “Pilot the criteria on 20 records” from In progress to Done.'),
    ).toBeVisible()
    const found = await section('Found')
    expect(found.getByText('2 papers were added to the project.')).toBeVisible()
    expect((await section('Blocked')).getByText('1 task is past its day.')).toBeVisible()
    expect((await section('Decided')).getByText('1 milestone day was moved.')).toBeVisible()
  })

  test('compares with the period before, of the same length', async () => {
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    await user.selectOptions(await screen.findByLabelText('Period'), 'Last 14 days')
    expect(addressNow()).toMatch(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/)
    expect(await screen.findByText('That is 1 more than in the period before (1).')).toBeVisible()
    expect((await section('Done')).getByText('2 tasks were done.')).toBeVisible()
  })

  test('of a period in which nothing happened says so, and invents nothing', async () => {
    renderAt(`${PAGE}?from=2020-01-01&to=2020-01-07`, { as: 'team-member' })
    expect(await screen.findByText('Nothing happened in this period')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Done' })).not.toBeInTheDocument()
    expect(screen.getByText('Nobody changed anything in this period.')).toBeVisible()
  })

  test('keeps one’s own words for its days', async () => {
    const { user, unmount } = renderAt(PAGE, { as: 'team-owner' })
    await user.type(await screen.findByLabelText('Your words'), 'A good week.')
    unmount()
    renderAt(PAGE)
    expect(await screen.findByLabelText('Your words')).toHaveValue('A good week.')
  })

  test('logs what each person did', async () => {
    renderAt(PAGE, { as: 'team-owner' })
    const table = within(await screen.findByRole('table', { name: 'Work log' }))
    const rows = table.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toContain('Milo Brandt101CSV of Milo Brandt')
  })

  test('can be asked for again when the log does not come', async () => {
    breakCall({ call: 'activity.list', status: 500, body: { message: 'The disk is full.' } })
    const { user } = renderAt(PAGE, { as: 'team-owner' })
    expect(await screen.findByText('Failed to load the activity. Please try again.')).toBeVisible()
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('2 tasks were done.')).toBeVisible()
    expect(worldNow().activity.size).toBeGreaterThan(0)
  })
})
