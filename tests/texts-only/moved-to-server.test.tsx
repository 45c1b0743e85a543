import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { highlightsApi } from '#contract/highlights.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { setTextsAlone } from '#mocks/server/texts-alone.ts'
import { runForgetters } from '#platform/session/forgetters.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keepingStore, lineTo } from '#tests/support/engine-line.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { textsOnly } from '#tests/support/texts-only.ts'

testApi()

const draftOf = (title: string) => ({
  type: 'article-journal' as const,
  title,
  year: 2001,
  authors: [],
  keywords: [],
  ids: { doi: `10.5555/${title.toLowerCase().replaceAll(' ', '-')}` },
})
const mine = <R extends { ownerId: string }>(rows: R[]) => rows.filter(({ ownerId }) => ownerId === 'user-individual')

test('what this browser kept moves to a server that has a place for it, counted, nothing twice, and stays here until it is removed', async () => {
  const openLine = lineTo(keepingStore())
  textsOnly({ keeps: 'little' })
  const first = renderAt('/settings?tab=data', { as: 'individual', openLine })
  await screen.findByRole('region', { name: 'Kept in this browser' })
  const records = ['Sleep and tea', 'Tea and sleep'].map((title, line) => ({ line, draft: draftOf(title) }))
  const body = { importId: 'import-of-test', batch: 0, file: 'two.ris', records }
  const { outcomes } = await callApi(documentsApi.importBatch, { body })
  const ids = outcomes.map(({ documentId = '' }) => documentId)
  await callApi(filesApi.upload, { params: { id: ids[0] ?? '' }, body: { file: new File(['Of sleep.'], 'sleep.txt') } })
  const place = { quote: 'Sleep', start: 0, end: 5, textHash: 'x', colour: 'amber' as const, note: '', tags: [] }
  await callApi(highlightsApi.create, { params: { id: ids[0] ?? '' }, body: place })
  const grid = { kind: 'grid', title: 'Trials', documentIds: ids, body: { format: 1, of: ids[0] } }
  const made = await callApi(synthesesApi.create, { body: grid })
  const entries = [{ id: 'entry-one-of-test', data: { type: 'note', text: 'Seen', paper: ids[1] } }]
  await callApi(analysesApi.append, { params: { id: made.id }, body: { entries } })
  expect(mine(worldNow().documents.all())).toEqual([])
  first.unmount()
  runForgetters()

  setTextsAlone(worldNow().id, undefined)
  const { user } = renderAt('/settings?tab=data', { openLine })
  const card = within(await screen.findByRole('region', { name: 'Still in this browser' }))
  expect(await card.findByText('2 papers and 1 analysis are kept here.')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Move it to the server' }))
  expect(await card.findByText('2 moved + 0 there already + 0 left out = 2 in this browser')).toBeVisible()
  expect(card.getAllByText('1 moved + 0 there already + 0 left out = 1 in this browser')).toHaveLength(3)
  expect(
    mine(worldNow().documents.all())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted())
  expect(worldNow().syntheses.get(made.id)).toMatchObject(grid)
  const { entries: log } = await callApi(analysesApi.entries, { params: { id: made.id } })
  expect(log.map(({ data }) => data)).toEqual([entries[0]?.data])

  await user.click(card.getByRole('button', { name: 'Move again' }))
  expect(await card.findByText('0 moved + 2 there already + 0 left out = 2 in this browser')).toBeVisible()
  expect(card.getAllByText('0 moved + 1 there already + 0 left out = 1 in this browser')).toHaveLength(3)
  expect(mine(worldNow().documents.all())).toHaveLength(2)
  expect(worldNow().highlights.size).toBe(1)
  expect(mine(worldNow().syntheses.all())).toHaveLength(1)

  await user.click(card.getByRole('button', { name: 'Remove it from this browser' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Still in this browser' })).not.toBeInTheDocument())
  expect(mine(worldNow().documents.all())).toHaveLength(2)
})
