import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import type { GridColumn, GridEntryOf } from '#contract/grid.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { documentText } from '#science/evidence/document-text.ts'
import { estimatedTokens } from '#science/synthesis/reading-plan.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'
import { startModelServer } from '#tests/support/model-server.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { until } from '#tests/support/until.ts'

const columns: GridColumn[] = [
  { id: 'sample-size', version: 1, name: 'Sample size', type: 'number', libraryKey: 'sample-size' },
  { id: 'own', version: 3, name: 'What protects', type: 'text', instruction: 'What protects against tuberculosis?' },
]

let world: World
let me: Caller
let id: string
let papers: Awaited<ReturnType<typeof ask<typeof documentsApi.list>>>['documents']
const servers: Awaited<ReturnType<typeof startModelServer>>[] = []

beforeEach(async () => {
  world = await freshWorld()
  me = await signedIn('free')
  papers = (await ask(me, documentsApi.list, { query: { scope: 'starter', text: 'BCG', limit: '5' } })).documents
  const documentIds = papers.map((paper) => paper.id)
  id = (await ask(me, synthesesApi.create, { body: { kind: 'grid', title: 'BCG', documentIds } })).id
})
afterEach(async () => {
  setLanguageModel(world.id, undefined)
  for (const server of servers.splice(0)) await server.close()
})

const model = async (...args: Parameters<typeof startModelServer>) => {
  const server = await startModelServer(...args)
  servers.push(server)
  setLanguageModel(world.id, { url: server.url, model: 'tiny' })
  return server
}
const run = (more: Record<string, unknown> = {}) =>
  ask(me, synthesesApi.generate, {
    body: {
      analysisId: id,
      clientKey: 'run-key-1',
      documentIds: papers.map((paper) => paper.id),
      query: 'Does BCG protect?',
      columns,
      ...more,
    },
  })
const log = async () => {
  const { entries } = await ask(me, analysesApi.entries, { params: { id }, query: {} })
  return entries.flatMap(({ data }) => readGridEntry(data) ?? [])
}
const runs = async () => (await log()).filter((entry): entry is GridEntryOf<'run'> => entry.kind === 'run')
const found = async () =>
  (await log()).filter((entry): entry is GridEntryOf<'suggestion'> => entry.kind === 'suggestion')
const ended = () => until(async () => expect(await runs()).toHaveLength(2))

test('without a model each value is taken from its paper, and each quote stands there letter by letter', async () => {
  await run()
  await ended()
  const cells = await found()
  expect(cells).toHaveLength(papers.length * columns.length)
  expect(
    cells.filter(({ columnId, value }) => columnId === 'sample-size' && value !== undefined).length,
  ).toBeGreaterThan(0)
  for (const { rowId, columnId, evidence = [], columnVersion } of cells) {
    expect(columnVersion).toBe(columnId === 'own' ? 3 : 1)
    const paper = papers.find((each) => each.id === rowId)!
    for (const { quote, start, end } of evidence) expect(documentText(paper).slice(start, end)).toBe(quote)
  }
  expect((await runs())[1]).toMatchObject({ status: 'complete', cost: 1 })
})

test('the same key sent again begins no second run', async () => {
  await run()
  await run()
  await ended()
  expect(await found()).toHaveLength(papers.length * columns.length)
})

test('a cancel keeps what arrived and brings nothing after it', async () => {
  let asked = 0
  await model(() => {
    asked += 1
    if (asked === 3) {
      const data = { kind: 'run', runId: 'run-key-1', status: 'cancelled' }
      void ask(me, analysesApi.append, { params: { id }, body: { entries: [{ id: 'cancel-entry', data }] } })
    }
    return JSON.stringify({ cells: [{ column: 'own', value: 'Vaccination', quote: 'nowhere in the paper at all' }] })
  })
  await run()
  await until(async () => expect((await runs()).map(({ status }) => status)).toEqual(['started', 'cancelled']))
  const kept = await found()
  expect(new Set(kept.map(({ rowId }) => rowId)).size).toBeGreaterThanOrEqual(2)
  expect(new Set(kept.map(({ rowId }) => rowId)).size).toBeLessThan(papers.length)
  // A later run starts cleanly: nothing of the cancelled one is written between.
  setLanguageModel(world.id, undefined)
  await run({ clientKey: 'run-key-2' })
  await until(async () => expect((await runs()).at(-1)).toMatchObject({ runId: 'run-key-2', status: 'complete' }))
  expect((await found()).filter(({ runId }) => runId === 'run-key-1')).toHaveLength(kept.length)
})

test('a model that breaks off in the middle: what arrived stays, the run failed and cost nothing', async () => {
  let asked = 0
  const server = createServer((request, response) => {
    // Its list of models is asked for beside, and it has none.
    if (request.method === 'GET') return void response.writeHead(404).end('{}')
    asked += 1
    if (asked > 2) {
      response.destroy()
      return
    }
    const content = JSON.stringify({ cells: [{ column: 'own', value: 'BCG', quote: '' }] })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\ndata: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  setLanguageModel(world.id, { url: `http://127.0.0.1:${port}/v1`, model: 'tiny' })
  await run()
  await ended()
  expect((await runs())[1]).toMatchObject({ status: 'failed', cost: 0 })
  expect((await runs())[1]?.error).toMatch(/language model/)
  expect(await found()).toHaveLength(2 * columns.length)
  await new Promise((resolve) => server.close(resolve))
})

test('a quote that the paper does not have is kept as "no source found", and the cell says so', async () => {
  await model(() =>
    JSON.stringify({
      cells: [
        { column: 'own', value: 'Prayer', quote: 'Prayer protected every single child.' },
        { column: 'sample-size', value: 'many' },
      ],
    }),
  )
  await run()
  await ended()
  const cells = await found()
  const own = cells.filter(({ columnId }) => columnId === 'own')
  expect(own.every(({ evidence }) => evidence?.[0]?.verified === 'none')).toBe(true)
  expect(own.every(({ check }) => check === 'The words given as its source are not in the paper.')).toBe(true)
  // "many" is no number: the service looked, and nothing is proposed.
  expect(cells.filter(({ columnId }) => columnId === 'sample-size').every(({ value }) => value === undefined)).toBe(
    true,
  )
})

test('an answer that is no JSON fails that paper alone, with its reason', async () => {
  let asked = 0
  await model(() => {
    asked += 1
    return asked === 1 ? 'I would rather not.' : JSON.stringify({ cells: [] })
  })
  await run()
  await ended()
  expect((await runs())[1]).toMatchObject({ status: 'complete', failed: [{ rowId: papers[0]?.id }] })
})

test('nothing left: no run, nothing in the log', async () => {
  setUses(world, seedUserId('free'), { extract: 2 })
  expect(
    (
      await refused(me, synthesesApi.generate, {
        body: {
          analysisId: id,
          clientKey: 'run-key-1',
          documentIds: papers.map((paper) => paper.id),
          query: 'x',
          columns,
        },
      })
    ).body.code,
  ).toBe('limit_reached')
  expect(await log()).toEqual([])
})

test('the end of a run that took long is told to who began it, with the way to the grid; a short one is seen', async () => {
  const told = () => world.notifications.filter(({ metadata }) => metadata?.analysisId === id)
  await run()
  await ended()
  expect(told()).toEqual([])
  let now = Date.now()
  const clock = vi.spyOn(world, 'now').mockImplementation(() => new Date((now += 6000)).toISOString())
  await run({ clientKey: 'run-key-2' })
  await until(async () => expect(told()).toHaveLength(1))
  clock.mockRestore()
  expect(told()[0]).toMatchObject({ title: 'A run has finished', message: 'In “BCG”.', accountId: seedUserId('free') })
})

test('a model with little room is given the passages that the columns ask for, and never more than it takes', async () => {
  const context = 900
  const server = await model('{"cells": []}')
  setLanguageModel(world.id, { url: server.url, model: 'tiny', context })
  await run({ columns: columns.slice(1) })
  await ended()
  expect(server.asked).toHaveLength(papers.length)
  for (const [at, { messages }] of server.asked.entries()) {
    expect(messages.reduce((sum, { content }) => sum + estimatedTokens(content), 0)).toBeLessThan(context)
    expect(messages[1]?.content).toContain(papers[at]!.title)
  }
})
