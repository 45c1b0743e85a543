import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { exampleDocument } from '#features/meta-analysis/model/example.ts'
import { makeLive } from '#features/writing/live/make-live.tsx'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()

let client: QueryClient
beforeEach(() => {
  signInAs('individual')
  client = new QueryClient()
})

test('a forest plot is drawn from the stored analysis; its hash is another one exactly when what it shows is', async () => {
  const document = exampleDocument()
  const { id, version } = await callApi(synthesesApi.create, {
    body: { kind: 'meta-analysis', title: 'BCG trials', body: document, documentIds: [] },
  })
  const first = await makeLive(client, id, 'forest_plot')
  expect(first.made.svg).toContain('<svg')
  expect(first.made.results).toMatchObject([{ measure: 'RR', studies: 13 }])
  expect(first.made.lines?.length).toBeGreaterThan(13)

  const renamed = await callApi(synthesesApi.update, {
    params: { id },
    body: { title: 'Another title', version: version ?? 1 },
  })
  expect((await makeLive(client, id, 'forest_plot')).inputsHash).toBe(first.inputsHash)

  const [outcome] = document.outcomes
  const [line] = outcome?.lines ?? []
  if (line) line.excluded = 'Tried out'
  await callApi(synthesesApi.update, { params: { id }, body: { body: document, version: renamed.version ?? 2 } })
  const changed = await makeLive(client, id, 'forest_plot')
  expect(changed.inputsHash).not.toBe(first.inputsHash)
  expect(changed.made.results?.[0]?.studies).toBe(12)

  await callApi(synthesesApi.remove, { params: { id } })
  expect(statusOf(await makeLive(client, id, 'forest_plot').catch((error: unknown) => error))).toBe(404)
})

test('a table of the evidence has the cells of the grid, decisions of people before rules', async () => {
  const { documents } = await callApi(documentsApi.list, { query: { scope: 'starter', text: 'bcg', limit: '2' } })
  const [paper] = documents
  if (!paper) throw new Error('The starter library has papers on BCG.')
  const { id } = await callApi(synthesesApi.create, {
    body: {
      kind: 'grid',
      title: 'Trials',
      documentIds: [paper.id],
      body: { ...emptyGridBody(), columns: [{ id: 'where', version: 1, name: 'Where', type: 'text' }] },
    },
  })
  const cell = { kind: 'cell', verb: 'set', rowId: paper.id, columnId: 'where', columnVersion: 1, value: 'Dakota' }
  await callApi(analysesApi.append, { params: { id }, body: { entries: [{ id: 'entry-0001', data: cell }] } })
  const { made } = await makeLive(client, id, 'evidence_table')
  expect(made.columns).toEqual(['Paper', 'Where'])
  expect(made.rows).toEqual([[expect.stringContaining('Aronson'), 'Dakota']])
})

test('what cannot be made says why', async () => {
  const { id } = await callApi(synthesesApi.create, { body: { title: 'Nothing yet', documentIds: [] } })
  await expect(makeLive(client, id, 'summary')).rejects.toThrow('no sentence with a verified source')
})
