import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { accepted } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const body = { ...emptyGridBody(), columns: startColumns('year') }
const put = (id: string, owner: SeedKey, more: Record<string, unknown>) =>
  worldNow().syntheses.put({
    id,
    ownerId: seedUserId(owner),
    status: 'complete',
    title: id,
    version: 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...more,
  })
beforeEach(() => {
  put('first-grid', 'team-owner', { kind: 'grid', body, documentIds: [] })
  put('second-grid', 'team-owner', { kind: 'grid', body, documentIds: [] })
  put('own-answer', 'team-owner', {})
  put('members-matrix', 'team-member', { kind: 'lit_matrix', projectId: STATINS, body })
})
const open = async () => {
  const rendered = renderAt('/synthesis-history', { as: 'team-owner' })
  await screen.findByRole('link', { name: 'first-grid' })
  return rendered
}
const actionsOf = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` })

test('every kind opens in its own view, and what others share has no delete', async () => {
  const { user } = await open()
  expect(screen.getByRole('link', { name: 'first-grid' })).toHaveAttribute('href', '/analyze?id=first-grid')
  expect(screen.getByRole('link', { name: 'members-matrix' })).toHaveAttribute(
    'href',
    '/literature-matrix?id=members-matrix',
  )
  expect(screen.getByRole('link', { name: 'own-answer' })).toHaveAttribute('href', '/synthesis-history?id=own-answer')
  await user.click(actionsOf('members-matrix'))
  const menu = await screen.findByRole('menu')
  expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
})

test('a deleted one is taken back in time, and nothing has left the browser', async () => {
  const { user } = await open()
  await user.click(actionsOf('own-answer'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'own-answer' })).toBeVisible()
  expect(accepted('syntheses.remove')).toHaveLength(0)
})

test('leaving the page deletes what was not taken back', async () => {
  const { user, unmount } = await open()
  await user.click(actionsOf('own-answer'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByRole('button', { name: 'Undo' })
  unmount()
  await waitFor(() => expect(worldNow().syntheses.get('own-answer')).toBeUndefined())
})

test('renamed, archived, and duplicated with what people entered', async () => {
  worldNow().analysisEntries.put({
    id: 'first-grid:1',
    analysisId: 'first-grid',
    entries: [
      {
        seq: 1,
        id: 'entry-one',
        at: '2026-11-19T10:00:00.000Z',
        accountId: seedUserId('team-member'),
        data: { kind: 'note', rowId: 'r', noteId: 'n', text: 'Look again' },
      },
    ],
  })
  put('first-grid', 'team-owner', { kind: 'grid', body, documentIds: [], seq: 1 })
  const { user } = await open()
  await user.click(actionsOf('first-grid'))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  const copy = await screen.findByRole('link', { name: 'first-grid (copy)' })
  const id = new URL(copy.getAttribute('href') ?? '', 'http://x').searchParams.get('id')
  const entries = worldNow()
    .analysisEntries.filter(({ analysisId }) => analysisId === id)
    .flatMap((row) => row.entries)
  expect(entries.map(({ data }) => data)).toMatchObject([
    { kind: 'imported', id: 'entry-one', at: '2026-11-19T10:00:00.000Z', entry: { text: 'Look again' } },
  ])
  await user.click(actionsOf('second-grid'))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Renamed grid{Enter}')
  expect(await screen.findByRole('link', { name: 'Renamed grid' })).toBeVisible()
  await user.click(actionsOf('Renamed grid'))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Renamed grid' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('checkbox', { name: 'Archived' }))
  expect(await screen.findByRole('link', { name: 'Renamed grid' })).toBeVisible()
})

test('two of one kind are compared, two of different kinds are not', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Choose first-grid' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose own-answer' }))
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Choose own-answer' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose second-grid' }))
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  const dialog = await screen.findByRole('dialog', { name: 'Compare two analyses' })
  expect(await within(dialog).findByText('1 column in both')).toBeVisible()
})
