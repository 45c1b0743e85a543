import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { highlightsApi } from '#contract/highlights.ts'
import { libraryFiltersApi } from '#contract/library-filters.ts'
import { searchApi } from '#contract/search.ts'
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
  await callApi(libraryFiltersApi.create, { body: { name: 'On tea', look: { text: 'tea' } } })
  const at = '2020-02-03T04:05:06.000Z'
  const hits = [{ documentId: ids[0] ?? '', score: 1, terms: ['sleep'] }]
  const run = { query: 'sleep and tea', at, perSource: [], total: 1, hits, clientKey: 'run-of-test' }
  const { runId } = await callApi(searchApi.bring, { body: run })
  const question = { id: 'q', parentId: null, createdAt: at, role: 'question' as const, text: 'Does tea help?' }
  const answer = { id: 'a', parentId: 'q', createdAt: at, role: 'answer' as const, status: 'complete', scope: null, steps: [], sections: [] } // prettier-ignore
  const said = { title: 'On tea', headId: 'a', createdAt: at, updatedAt: at, messages: [question, answer] }
  const scope = { kind: 'search' as const, id: runId }
  await callApi(copilotApi.bring, { body: { ...said, scope, clientKey: 'session-of-test' } })
  expect(mine(worldNow().documents.all())).toEqual([])
  first.unmount()
  runForgetters()

  setTextsAlone(worldNow().id, undefined)
  const { user } = renderAt('/settings?tab=data', { openLine })
  const card = within(await screen.findByRole('region', { name: 'Still in this browser' }))
  expect(
    await card.findByText('2 papers and 1 analysis are kept here, with 3 saved filters, searches and conversations.'),
  ).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Move it to the server' }))
  expect(await card.findByText('2 moved + 0 there already + 0 left out = 2 in this browser')).toBeVisible()
  expect(card.getAllByText('1 moved + 0 there already + 0 left out = 1 in this browser')).toHaveLength(6)
  expect(
    mine(worldNow().documents.all())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted())
  expect(worldNow().syntheses.get(made.id)).toMatchObject(grid)
  const { entries: log } = await callApi(analysesApi.entries, { params: { id: made.id } })
  expect(log.map(({ data }) => data)).toEqual([entries[0]?.data])

  const usage = worldNow().usage.size
  const { runs } = await callApi(searchApi.runs, {})
  expect(runs).toMatchObject([{ query: 'sleep and tea', at, total: 1 }])
  const there = await callApi(searchApi.get, { params: { runId: runs[0]?.runId ?? '' } })
  expect(there.items).toMatchObject([{ paper: { id: ids[0], title: 'Sleep and tea' }, terms: ['sleep'] }])
  const { sessions } = await callApi(copilotApi.sessions, {})
  expect(sessions).toMatchObject([{ scope: { kind: 'search', id: there.runId }, title: 'On tea' }])
  const { messages } = await callApi(copilotApi.messages, { params: { sessionId: sessions[0]?.id ?? '' } })
  expect(messages).toMatchObject([{ text: 'Does tea help?', parentId: null }, { status: 'complete' }])
  expect(messages[1]?.parentId).toBe(messages[0]?.id)
  expect(sessions[0]?.headId).toBe(messages[1]?.id)
  expect((await callApi(libraryFiltersApi.list, {})).filters).toMatchObject([{ name: 'On tea', look: { text: 'tea' } }])

  await user.click(card.getByRole('button', { name: 'Move again' }))
  expect(await card.findByText('0 moved + 2 there already + 0 left out = 2 in this browser')).toBeVisible()
  expect(card.getAllByText('0 moved + 1 there already + 0 left out = 1 in this browser')).toHaveLength(6)
  expect(mine(worldNow().documents.all())).toHaveLength(2)
  expect(worldNow().highlights.size).toBe(1)
  expect(mine(worldNow().syntheses.all())).toHaveLength(1)

  expect(mine(worldNow().searchRuns.all())).toHaveLength(1)
  expect(mine(worldNow().copilotSessions.all())).toHaveLength(1)
  expect(mine(worldNow().libraryFilters.all())).toHaveLength(1)
  expect(worldNow().usage.size).toBe(usage)

  await user.click(card.getByRole('button', { name: 'Remove it from this browser' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Still in this browser' })).not.toBeInTheDocument())
  expect(mine(worldNow().documents.all())).toHaveLength(2)
})

test('whoever kept a filter alone is offered the move, too', async () => {
  const openLine = lineTo(keepingStore())
  textsOnly({ keeps: 'little' })
  const first = renderAt('/settings?tab=data', { as: 'individual', openLine })
  await screen.findByRole('region', { name: 'Kept in this browser' })
  await callApi(libraryFiltersApi.create, { body: { name: 'On tea', look: { text: 'tea' } } })
  first.unmount()
  runForgetters()

  setTextsAlone(worldNow().id, undefined)
  renderAt('/settings?tab=data', { openLine })
  const card = within(await screen.findByRole('region', { name: 'Still in this browser' }))
  expect(
    await card.findByText('0 papers and 0 analyses are kept here, with 1 saved filter, search or conversation.'),
  ).toBeVisible()
})
