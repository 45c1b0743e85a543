import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { starterLibrary } from '#engine/papers/library.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { readGridBody, emptyGridBody } from '#science/grid/read-grid.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const papers = starterLibrary()
  .filter(({ title }) => /BCG/.test(title))
  .slice(0, 4)
const columns = startColumns('year', 'design')
const [year, design] = columns

/** A grid in which somebody has said the design of each paper: two trials, one cohort, one not yet. */
function putGrid() {
  const at = '2026-11-20T10:00:00.000Z'
  worldNow().syntheses.put({
    id: 'grid-1',
    ownerId: seedUserId('individual'),
    kind: 'grid',
    title: 'BCG trials',
    status: 'complete',
    version: 1,
    updatedAt: at,
    documentIds: papers.map(({ id }) => id),
    seq: 4,
    body: { ...emptyGridBody(), columns },
  })
  const said = ['Trial', 'Cohort', 'Trial', undefined]
  const entries = papers.map(({ id }, index) => ({
    seq: index + 1,
    id: `entry-${index}`,
    at,
    accountId: seedUserId('individual'),
    data: {
      kind: 'cell',
      verb: said[index] === undefined ? 'not_reported' : 'edit',
      rowId: id,
      columnId: design?.id ?? '',
      columnVersion: 1,
      ...(said[index] !== undefined && { value: said[index] }),
    },
  }))
  worldNow().analysisEntries.put({ id: 'grid-1:1', analysisId: 'grid-1', entries })
}

const headings = () => [...screen.getByRole('grid').querySelectorAll('[aria-colspan]')].map((each) => each.textContent)

test('rows stand in groups under their headings, keys go from row to row, and the choice is kept', async () => {
  putGrid()
  const { user } = renderAt('/analyze?id=grid-1', { as: 'individual' })
  const grid = await screen.findByRole('grid', {}, { timeout: 60_000 })
  await waitFor(() => expect(grid).toHaveTextContent('Cohort'))
  await user.selectOptions(screen.getByLabelText('Group by'), `By ${design?.name}`)
  await waitFor(() => expect(headings()).toEqual(['Cohort 1 row', 'Trial 2 rows', 'Nothing yet 1 row']))
  expect(grid).toHaveAttribute('aria-rowcount', '8')
  const first = grid.querySelector<HTMLElement>('[data-row="0"] [data-column="0"]')
  first?.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', '1'))
  expect(document.activeElement?.closest('[data-row]')).toHaveTextContent('Trial')
  await waitFor(() => {
    const body = readGridBody(worldNow().syntheses.get('grid-1')?.body)
    expect(body?.views['grid']).toMatchObject({ groupBy: design?.id })
  })
}, 120_000)

test('two columns are counted against each other, and a number opens its papers', async () => {
  putGrid()
  const { user } = renderAt('/analyze?id=grid-1', { as: 'individual' })
  const grid = await screen.findByRole('grid', {}, { timeout: 60_000 })
  await waitFor(() => expect(grid).toHaveTextContent('Cohort'))
  await waitFor(() => expect(grid.querySelectorAll('[data-row] [data-column="0"]')[3]).toHaveTextContent(/\d{4}/))
  await user.click(screen.getByRole('button', { name: 'Count two columns' }))
  const dialog = await screen.findByRole('dialog', { name: 'Count two columns' })
  await user.selectOptions(within(dialog).getByLabelText('Rows by'), design?.name ?? '')
  await user.selectOptions(within(dialog).getByLabelText('Columns by'), year?.name ?? '')
  expect(within(dialog).getByText('3 of 4 rows have a value in both.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Trial: 2' }))
  const drawer = await screen.findByRole('dialog', { name: 'Trial' })
  expect(drawer).toHaveTextContent('2 papers')
  expect(within(drawer).getByText(papers[0]?.title ?? '', { exact: false })).toBeVisible()
}, 120_000)
