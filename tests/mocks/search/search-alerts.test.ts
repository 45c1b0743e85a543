import { afterEach, beforeEach, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { searchAlertsApi } from '#contract/search-alerts.ts'
import { searchApi } from '#contract/search.ts'
import { checkDueAlerts } from '#engine/search/search-alerts.ts'
import { setSources } from '#engine/sources/settings.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { openAlexReply, openAlexWork } from '../sources/replies.ts'
import { says, startSource } from '../sources/source-server.ts'
import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { until } from '#tests/support/until.ts'

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
})
afterEach(() => setSources('default', undefined))

let imports = 0
const imported = (title: string, ids = {}) => {
  imports += 1
  const draft = { type: 'article-journal', title, authors: [], keywords: [], ids, abstract: 'Quaternions ferment.' }
  const body = { importId: `import-${imports}000`, batch: 0, file: 'z.ris', records: [{ line: 1, draft }] }
  return ask(page, documentsApi.importBatch, { body })
}
const query = 'zymurgical quaternions'
const watched = async (words = query) => {
  const { runId } = await ask(page, searchApi.run, { body: { query: words } })
  return ask(page, searchAlertsApi.create, { body: { runId } })
}
const check = async () => (await ask(page, searchAlertsApi.check, {})).alerts[0]
const told = async () =>
  (await ask(page, notificationsApi.list, {})).filter(({ title }) => title.startsWith('New for your search'))

test('what comes into the library afterwards is told of once, and opened for free', async () => {
  await imported('Zymurgical quaternions of old')
  const alert = await watched()
  expect(alert).toMatchObject({ query, fresh: 0 })
  expect(await check()).toMatchObject({ fresh: 0, checkedAt: expect.any(String) })
  expect(await told()).toEqual([])

  await imported('Zymurgical quaternions, a new look', { doi: '10.1000/new' })
  const after = await check()
  expect(after).toMatchObject({ fresh: 1, runId: expect.any(String) })
  const [notice] = await told()
  expect(notice).toMatchObject({ title: `New for your search: ${query}`, metadata: { runId: after?.runId } })
  const run = await ask(page, searchApi.get, { params: { runId: after?.runId ?? '' } })
  expect(run).toMatchObject({ byAlert: true, total: 1, since: { fresh: 1 } })
  expect(run.items.map(({ paper, isNew }) => [paper.title, isNew])).toEqual([
    ['Zymurgical quaternions, a new look', true],
  ])

  expect(await check()).toMatchObject({ fresh: 1 })
  expect(await told()).toHaveLength(1)
  expect(await ask(page, searchAlertsApi.seen, { params: { id: alert.id } })).toMatchObject({ fresh: 0 })
})

test('a paper that was removed and came again is not told of a second time, with a DOI or without', async () => {
  await watched()
  for (const ids of [{ doi: '10.1000/again' }, {}]) {
    const title = `Zymurgical quaternions ${'doi' in ids ? 'with' : 'without'} an identifier`
    const [first] = (await imported(title, ids)).outcomes
    await check()
    await ask(page, documentsApi.remove, { params: { id: first?.documentId ?? '' } })
    await imported(title, ids)
    await check()
  }
  expect(await told()).toHaveLength(2)
})

test('a paper that a source outside gained is told of once, and one that fails is named', async () => {
  let works = [
    openAlexWork({ id: 'https://openalex.org/W1', title: 'Zymurgical quaternions abroad', ids: {}, doi: null }),
  ]
  let status = 200
  const source = await startSource((request, response) => says(openAlexReply(works), status)(request, response))
  setSources('default', { sources: ['openalex'], bases: { openalex: source.url } })
  try {
    await watched()
    works = [
      ...works,
      openAlexWork({ id: 'https://openalex.org/W2', title: 'Later zymurgical quaternions', ids: {}, doi: null }),
    ]
    expect(await check()).toMatchObject({ fresh: 1 })
    expect(await check()).toMatchObject({ fresh: 1 })
    status = 500
    expect(await check()).toMatchObject({ fresh: 1, failed: ['OpenAlex'] })
    expect(await told()).toHaveLength(1)
  } finally {
    source.stop()
  }
})

test('the same query is watched once; nobody else sees or ends it', async () => {
  const alert = await watched()
  expect((await watched(`  ${query} `)).id).toBe(alert.id)
  const other = await signedIn('enterprise')
  expect((await ask(other, searchAlertsApi.list, {})).alerts).toEqual([])
  expect((await refused(other, searchAlertsApi.remove, { params: { id: alert.id } })).status).toBe(404)
  await ask(page, searchAlertsApi.remove, { params: { id: alert.id } })
  expect((await ask(page, searchAlertsApi.list, {})).alerts).toEqual([])
})

test('checking costs no search', async () => {
  const free = await signedIn('free')
  const { runId } = await ask(free, searchApi.run, { body: { query } })
  await ask(free, searchAlertsApi.create, { body: { runId } })
  const before = world.usage.all()
  await ask(free, searchAlertsApi.check, {})
  expect(world.usage.all()).toEqual(before)
})

test('the server asks by itself: after an import, and for alerts that nobody asked for long', async () => {
  await watched()
  await imported('Zymurgical quaternions at import')
  await until(async () => expect(await told()).toHaveLength(1))

  const [alert] = world.searchAlerts.all()
  if (!alert) throw new Error('no alert')
  const asked = alert.checkedAt
  await checkDueAlerts(world, 60_000)
  expect(world.searchAlerts.get(alert.id)?.checkedAt).toBe(asked)
  world.searchAlerts.put({ ...alert, checkedAt: new Date(Date.now() - 120_000).toISOString() })
  await checkDueAlerts(world, 60_000)
  expect(Date.parse(world.searchAlerts.get(alert.id)?.checkedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('the last search of a query takes its alert with it', async () => {
  await watched()
  const { runs } = await ask(page, searchApi.runs, {})
  const again = await ask(page, searchApi.run, { body: { query } })
  for (const { runId } of runs) await ask(page, searchApi.remove, { params: { runId } })
  expect((await ask(page, searchAlertsApi.list, {})).alerts).toHaveLength(1)
  await ask(page, searchApi.remove, { params: { runId: again.runId } })
  expect((await ask(page, searchAlertsApi.list, {})).alerts).toEqual([])
})

test('what nobody has looked at stays together under one address; after a look a new one begins', async () => {
  const alert = await watched()
  await imported('Zymurgical quaternions, part one')
  const first = await check()
  await imported('Zymurgical quaternions, part two')
  const second = await check()
  expect(second).toMatchObject({ fresh: 2, runId: first?.runId })
  const run = await ask(page, searchApi.get, { params: { runId: second?.runId ?? '' } })
  expect(run.items.map(({ paper }) => paper.title)).toEqual([
    'Zymurgical quaternions, part two',
    'Zymurgical quaternions, part one',
  ])
  await ask(page, searchAlertsApi.seen, { params: { id: alert.id } })
  await imported('Zymurgical quaternions, part three')
  const third = await check()
  expect(third?.fresh).toBe(1)
  expect(third?.runId).not.toBe(first?.runId)
})
