import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { starterLibrary } from '#engine/papers/library.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const papers = starterLibrary()
  .filter(({ title }) => /BCG/.test(title))
  .slice(0, 3)

const openTable = async () => {
  worldNow().syntheses.put({
    id: 'table-1',
    ownerId: seedUserId('individual'),
    kind: 'lit_table',
    title: 'BCG table',
    status: 'complete',
    version: 1,
    documentIds: papers.map(({ id }) => id),
    body: { ...emptyGridBody(), columns: startColumns('design', 'effect') },
  })
  const rendered = renderAt('/literature-review-table?id=table-1', { as: 'individual' })
  await screen.findByRole('region', { name: 'Literature review table' })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(papers.length))
  return rendered
}
const saved = () => {
  const body = worldNow().syntheses.get('table-1')?.body as
    | { views: Record<string, Record<string, unknown>> }
    | undefined
  return body?.views['lit_table']
}

test('the citation style is live, short or whole, and kept in the analysis', async () => {
  const { user } = await openTable()
  await user.selectOptions(await screen.findByLabelText('Citation style'), 'IEEE')
  await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('[1]'))
  await user.selectOptions(screen.getByLabelText('Text'), 'Long')
  await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(papers[0]?.title ?? '?'))
  await waitFor(() => expect(saved()).toMatchObject({ style: 'IEEE', length: 'long' }))
})

test('an arrangement that could not be saved is there again when the page is opened once more, and is saved then', async () => {
  const { user, unmount } = await openTable()
  breakCall({ call: 'syntheses.update', status: 503 })
  await user.selectOptions(await screen.findByLabelText('Citation style'), 'IEEE')
  await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('[1]'))
  expect(saved()?.['style']).toBeUndefined()
  unmount()
  mendAll()
  renderAt('/literature-review-table?id=table-1', { as: 'individual' })
  await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('[1]'))
  await waitFor(() => expect(saved()).toMatchObject({ style: 'IEEE' }))
})

test('rows are grouped by year, and two papers of one study become one row and come apart again', async () => {
  const { user } = await openTable()
  await user.selectOptions(screen.getByLabelText('Group by'), 'Year')
  for (const year of new Set(papers.map((paper) => paper.year))) {
    expect(await screen.findByText(String(year), { selector: 'th span' })).toBeVisible()
  }
  await user.selectOptions(screen.getByLabelText('Group by'), 'Nothing')
  const boxes = () => screen.getAllByRole('checkbox', { name: /^Choose/ })
  await user.click(boxes()[0]!)
  await user.click(boxes()[1]!)
  await user.click(screen.getByRole('button', { name: 'Merge into one study' }))
  expect(await screen.findByText('One study in 2 papers')).toBeVisible()
  expect(screen.getByText(`2 studies in 3 papers`, { exact: false })).toBeVisible()
  await user.click(boxes()[0]!)
  await user.click(screen.getByRole('button', { name: 'Take apart' }))
  await waitFor(() => expect(boxes()).toHaveLength(3))
})

test('a row takes comments, and a cell shows what it stands on', async () => {
  const { user } = await openTable()
  await user.click(screen.getAllByRole('button', { name: /^Comment on/ })[0]!)
  const comments = await screen.findByRole('complementary', { name: 'Comments' })
  await user.type(within(comments).getByLabelText('Comment'), 'Is this the final report?')
  await user.click(within(comments).getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByRole('button', { name: /^1 comment on/ })).toBeVisible()
  const effect = await screen.findAllByRole('button', { name: /95% CI.*Main effect, Suggested/ })
  await user.click(effect[0]!)
  const cell = await screen.findByRole('complementary', { name: 'Cell' })
  await user.click(within(cell).getByRole('button', { name: 'Confirm' }))
  expect(await within(cell).findByText('Confirmed')).toBeVisible()
})

test('columns are hidden and ordered, and a preset brings what is missing', async () => {
  const { user } = await openTable()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Design' }))
  await user.click(screen.getByRole('button', { name: 'Results table' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const head = await screen.findAllByRole('columnheader')
  expect(head.map(({ textContent }) => textContent)).toEqual([
    'Citation',
    'Sample size (people)',
    'Number per arm',
    'Events',
    'Main effect',
    'P value',
    'Main finding',
  ])
})
