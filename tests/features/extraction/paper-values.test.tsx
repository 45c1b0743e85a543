import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { starterLibrary } from '#engine/papers/library.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('individual')
const paper = starterLibrary().find(({ id }) => id === 'p-keeling-1976')
if (!paper?.abstract) throw new Error('The paper has an abstract.')
const QUOTE = 'The annual mean was 3.4% higher in 1971'
const columns = startColumns('year', 'design', 'sample-size')

function putGrid(id: string, more: object = {}) {
  worldNow().syntheses.put({
    id,
    ownerId: ME,
    kind: 'grid',
    title: `Grid ${id}`,
    status: 'complete',
    version: 1,
    updatedAt: '2026-11-20T10:00:00.000Z',
    documentIds: ['p-keeling-1976', 'p-aronson-1948'],
    body: { ...emptyGridBody(), columns },
    ...more,
  })
}

/** Somebody's value in the cell of the sample size, with the passage that it stands on. */
function putValue(id: string) {
  const column = columns.find(({ libraryKey, id: own }) => (libraryKey ?? own) === 'sample-size')
  const at = '2026-11-20T10:00:00.000Z'
  const start = paper?.abstract?.indexOf(QUOTE) ?? -1
  const evidence = {
    documentId: 'p-keeling-1976',
    quote: QUOTE,
    start,
    end: start + QUOTE.length,
    textHash: '',
    verified: 'exact',
  }
  const data = {
    kind: 'cell',
    verb: 'edit',
    rowId: 'p-keeling-1976',
    columnId: column?.id ?? '',
    columnVersion: 1,
    value: 34,
    evidence: [evidence],
  }
  const entries = [{ seq: 1, id: `${id}-entry`, at, accountId: ME, data }]
  worldNow().analysisEntries.put({ id: `${id}:1`, analysisId: id, entries })
}

async function openValues() {
  const rendered = renderAt('/document/p-keeling-1976', { as: 'individual' })
  await rendered.user.click(await screen.findByRole('tab', { name: 'Values' }, { timeout: 60_000 }))
  return rendered
}

test('each value of the paper stands there with its state; its passage is lit, and it is decided on beside the text', async () => {
  putGrid('one', { seq: 1 })
  putGrid('other', { documentIds: ['p-aronson-1948'] })
  putGrid('review', { kind: 'review' })
  putValue('one')
  const { user } = await openValues()
  const grid = await screen.findByRole('region', { name: 'Grid one' })
  expect(screen.queryByRole('region', { name: 'Grid other' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Grid review' })).toBeNull()
  expect(within(grid).getByRole('link', { name: /^Open the analysis/ })).toHaveAttribute('href', '/analyze?id=one')

  const value = await within(grid).findByRole('button', { name: /^Sample size.*34$/i })
  expect(value.closest('li')).toHaveTextContent('Edited')
  await user.click(within(grid).getByRole('button', { name: /^Show the passage: Sample size/i }))
  await waitFor(() => expect(document.querySelector('mark[data-mark="lit"]')).toHaveTextContent(QUOTE))

  // What rules find in the paper stands there as a suggestion, and is confirmed here.
  const year = await within(grid).findByRole('button', { name: /^Year.*\d{4}$/i })
  expect(year.closest('li')).toHaveTextContent('Suggested')
  await user.click(year)
  await user.click(within(grid).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(year.closest('li')).toHaveTextContent('Confirmed'))
  const log = () =>
    worldNow()
      .analysisEntries.all()
      .flatMap(({ entries }) => entries)
  await waitFor(() => expect(log()).toHaveLength(2))
  expect(log()[1]?.data).toMatchObject({ kind: 'cell', verb: 'confirm', rowId: 'p-keeling-1976' })
}, 120_000)

test('a paper of no grid leads to one, and a list that could not be read is asked for again', async () => {
  breakCall({ call: 'syntheses.list', status: 500, body: { message: 'The list is being sorted.' } })
  const { user } = await openValues()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Your analyses could not be listed')
  expect(alert).toHaveTextContent('The list is being sorted.')
  mendAll()
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
  await user.click(await screen.findByRole('link', { name: 'Extract values' }))
  await waitFor(() => expect(addressNow()).toMatch(/^\/analyze\?documents=p-keeling-1976/))
}, 120_000)
