import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keepingStore, lineTo } from '#tests/support/engine-line.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { textsOnly } from '#tests/support/texts-only.ts'

testApi()

const papers = (starterPapers as readonly { id: string }[]).slice(0, 3).map(({ id }) => id)
const lineDown = () => breakCall({ call: '*', cut: 'before' })
const onServer = () => [...worldNow().syntheses.all()].filter(({ ownerId }) => ownerId === 'user-individual')

async function atWork() {
  const { asked } = textsOnly({ keeps: 'little', shape: 'bare' })
  renderAt('/settings?tab=data', { as: 'individual', openLine: lineTo(keepingStore()) })
  expect(await screen.findByRole('region', { name: 'Kept in this browser' })).toBeVisible()
  return asked
}

/** Makes one without a line and works on it; gives its id. */
async function madeOnTrain(kind: string): Promise<string> {
  const body = { format: 1 }
  const wish = { kind, title: `A ${kind} of a train`, documentIds: papers, body, clientKey: `train-${kind}` }
  const made = await callApi(synthesesApi.create, { body: wish })
  expect(made).toMatchObject({ kind, keptIn: 'waiting', body })
  expect((await callApi(synthesesApi.create, { body: wish })).id).toBe(made.id)
  const params = { id: made.id }
  if (kind !== 'review' && kind !== 'draft') {
    const entries = [{ id: 'entry-of-a-train', data: { type: 'note', text: 'Seen' } }]
    await callApi(analysesApi.append, { params, body: { entries } })
  }
  const renamed = { title: `${kind}, renamed`, version: made.version ?? 1 }
  await callApi(synthesesApi.update, { params, body: renamed })
  return made.id
}

test('analyses of every kind are made without a line, worked on, and sent once when somebody answers again', async () => {
  const asked = await atWork()
  const before = onServer().length
  const kinds = ['grid', 'review', 'draft', 'meta_analysis', 'narrative_review', 'canvas']
  lineDown()
  const ids: string[] = []
  for (const kind of kinds) ids.push(await madeOnTrain(kind))
  const waiting = await callApi(synthesesApi.list, {})
  expect(waiting.map(({ id, keptIn }) => [id, keptIn])).toEqual(
    expect.arrayContaining(ids.map((id) => [id, 'waiting'])),
  )
  expect(onServer()).toHaveLength(before)

  mendAll()
  const listed = await callApi(synthesesApi.list, {})
  expect(
    listed
      .filter(({ title }) => title?.endsWith(', renamed'))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted())
  expect(listed.some(({ keptIn }) => keptIn === 'waiting')).toBe(false)
  for (const [index, kind] of kinds.entries()) {
    const params = { id: ids[index] ?? '' }
    expect(onServer().filter(({ title }) => title === `${kind}, renamed`)).toHaveLength(1)
    const opened = await callApi(synthesesApi.get, { params })
    expect(opened).toMatchObject({ id: params.id, kind, body: { format: 1 } })
    const last = { title: `${kind}, with a line`, version: opened.version ?? 1 }
    expect(await callApi(synthesesApi.update, { params, body: last })).toMatchObject({ id: params.id, kind })
    expect(onServer().filter(({ title }) => title === `${kind}, with a line`)).toHaveLength(1)
    await callApi(synthesesApi.remove, { params })
  }
  expect(onServer()).toHaveLength(before)
  expect(asked).toEqual([])
})

test('a synthesis that is asked for without a line is written here by rules, and nothing is counted', async () => {
  await atWork()
  lineDown()
  const body = { documentIds: papers, query: 'What works?', clientKey: 'train-synthesis' }
  const written = await callApi(synthesesApi.generate, { body })
  expect(written).toMatchObject({ keptIn: 'browser', writtenBy: { kind: 'documents' } })
  mendAll()
  expect(onServer().map(({ query }) => query)).not.toContain('What works?')
})

test('where only the reply was lost nothing is made twice: it says that it failed, and the same key finds it', async () => {
  await atWork()
  const before = onServer().length
  breakCall({ call: 'syntheses.create', cut: 'after', times: 1 })
  const wish = { kind: 'grid', title: 'Lost reply', documentIds: [], body: { format: 1 }, clientKey: 'lost-reply' }
  await expect(callApi(synthesesApi.create, { body: wish })).rejects.toThrow(/Network error/)
  const made = await callApi(synthesesApi.create, { body: wish })
  expect(made.keptIn).toBeFalsy()
  expect(onServer()).toHaveLength(before + 1)
})

test('an analysis that this browser never had says so, until what it holds is brought here', async () => {
  await atWork()
  const elsewhere = worldNow().syntheses.put({
    id: 'syn-elsewhere',
    ownerId: 'user-individual',
    kind: 'grid',
    title: 'Made at home',
    body: { format: 1 },
    version: 1,
  })
  const params = { id: elsewhere.id }
  const listed = await callApi(synthesesApi.list, {})
  expect(listed.find(({ id }) => id === elsewhere.id)).toMatchObject({ keptIn: 'elsewhere', title: 'Made at home' })
  expect(await callApi(synthesesApi.get, { params })).toMatchObject({ keptIn: 'elsewhere' })
  await callApi(synthesesApi.update, { params, body: { title: 'Still there' } })
  expect(await callApi(synthesesApi.get, { params })).toMatchObject({ keptIn: 'elsewhere', title: 'Still there' })
  await callApi(synthesesApi.update, { params, body: { kind: 'grid', body: { format: 1 } } })
  const filled = await callApi(synthesesApi.get, { params })
  expect(filled).toMatchObject({ kind: 'grid', body: { format: 1 } })
  expect(filled.keptIn).toBeFalsy()
})
