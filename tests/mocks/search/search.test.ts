import { beforeEach, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { searchApi } from '#contract/search.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const imported = (title: string, abstract: string, ids = {}) => ({
  body: {
    importId: 'import-0001',
    batch: 0,
    file: 'z.ris',
    records: [{ line: 1, draft: { type: 'article-journal', title, abstract, authors: [], keywords: [], ids } }],
  },
})

test('a question finds the papers that answer it, with the words and the sentence that matched', async () => {
  const page = await signedIn('individual')
  const run = await ask(page, searchApi.run, { body: { query: 'Does BCG vaccination prevent tuberculosis?' } })
  const [first] = run.items
  expect(run.total).toBeGreaterThan(12)
  expect(first?.paper.title).toMatch(/BCG|tubercul/i)
  expect(first?.terms.length).toBeGreaterThan(0)
  expect(first?.paper.abstract).toContain(first?.sentence)
  expect(run.perSource.map(({ source }) => source)).toEqual(['starter', 'own'])
})

test('imported papers are found at once, by their importer alone', async () => {
  const mine = await signedIn('individual')
  await ask(mine, documentsApi.importBatch, imported('Zymurgical quaternions', 'Fermentation in quaternions.'))
  const body = { query: 'zymurgical quaternions' }
  const run = await ask(mine, searchApi.run, { body })
  expect(run.items[0]?.paper.title).toBe('Zymurgical quaternions')
  expect(run.perSource).toContainEqual(expect.objectContaining({ source: 'own', hits: 1 }))
  expect((await ask(await signedIn('enterprise'), searchApi.run, { body })).total).toBe(0)
})

test('one paper from two sources is one result with two origins', async () => {
  const page = await signedIn('individual')
  const { documents } = await ask(page, documentsApi.list, { query: { text: 'colditz 1994', limit: '1' } })
  const title = documents[0]?.title ?? ''
  await ask(page, documentsApi.importBatch, imported(title, 'The authors’ own abstract on BCG.', documents[0]?.ids))
  const { items } = await ask(page, searchApi.run, { body: { query: title } })
  const same = items.filter(({ paper }) => paper.title === title)
  expect(same).toHaveLength(1)
  expect(same[0]?.paper.origin.map(({ kind }) => kind)).toEqual(['import', 'starter'])
})

test('a run is kept and opened again as it was answered, by its owner alone', async () => {
  const page = await signedIn('individual')
  const run = await ask(page, searchApi.run, { body: { query: 'statins mortality' } })
  const params = { runId: run.runId }
  expect(await ask(page, searchApi.get, { params })).toEqual(run)
  expect((await ask(page, searchApi.runs, {})).runs[0]).toMatchObject({ ...params, query: 'statins mortality' })
  const other = await signedIn('enterprise')
  expect((await refused(other, searchApi.get, { params })).status).toBe(404)
  expect((await ask(other, searchApi.runs, {})).runs).toEqual([])
})

test('with nothing left this month a search is refused and nothing is kept', async () => {
  const page = await signedIn('free')
  setUses(world, seedUserId('free'), { search: 3 })
  const { status, body } = await refused(page, searchApi.run, { body: { query: 'anything' } })
  expect(status).toBe(403)
  expect(body.code).toBe('limit_reached')
  expect(world.searchRuns.size).toBe(0)
})

const manyRecords = (n: number) => ({
  body: {
    importId: 'import-many',
    batch: 0,
    file: 'many.ris',
    records: Array.from({ length: n }, (_, i) => ({
      line: i + 1,
      draft: {
        type: 'article-journal',
        title: `Zymurgical study ${i}`,
        abstract: 'Quaternions were fermented in the cellar.',
        year: 1950 + (i % 60),
        authors: [],
        keywords: [],
        ids: { doi: `10.9/z.${i}` },
      },
    })),
  },
})

test('a run goes on page by page without being counted, and is one run that remembers what it gave', async () => {
  const page = await signedIn('free')
  await ask(page, documentsApi.importBatch, manyRecords(450))
  const first = await ask(page, searchApi.run, { body: { query: 'zymurgical quaternions' } })
  expect(first.items).toHaveLength(200)
  expect(first.total).toBe(450)
  const cursor = first.next ?? ''
  const second = await ask(page, searchApi.run, { body: { query: first.query, cursor } })
  expect(second.runId).toBe(first.runId)
  expect(second.items).toHaveLength(400)
  // An answer that was lost is asked for again with the same cursor.
  expect(await ask(page, searchApi.run, { body: { query: first.query, cursor } })).toEqual(second)
  const third = await ask(page, searchApi.run, { body: { query: first.query, cursor: second.next ?? '' } })
  expect(new Set(third.items.map(({ paper }) => paper.id)).size).toBe(450)
  expect(third.items.at(-1)?.sentence).toBeDefined()
  expect(third.next).toBeUndefined()
  expect(await ask(page, searchApi.get, { params: { runId: first.runId } })).toEqual(third)
  expect(world.searchRuns.size).toBe(1)
  const other = await signedIn('individual')
  expect(await refused(other, searchApi.run, { body: { query: 'x', cursor } })).toMatchObject({ status: 404 })
})

test('filters narrow what is searched before the best are taken, and belong to the run', async () => {
  const page = await signedIn('individual')
  await ask(page, documentsApi.importBatch, manyRecords(450))
  const body = { query: 'zymurgical quaternions' }
  await ask(page, searchApi.run, { body })
  const narrowed = await ask(page, searchApi.run, { body: { ...body, filters: { from: 2000, to: 2004 } } })
  expect(narrowed.total).toBe(35)
  expect(narrowed.items.every(({ paper }) => (paper.year ?? 0) >= 2000 && (paper.year ?? 0) <= 2004)).toBe(true)
  expect(narrowed.perSource).toContainEqual(expect.objectContaining({ source: 'own', hits: 35 }))
  // Another question than the one without filters: nothing is said of what is new.
  expect(narrowed.since).toBeUndefined()
  const { runs } = await ask(page, searchApi.runs, {})
  expect(runs.find(({ runId }) => runId === narrowed.runId)?.filters).toEqual({ from: 2000, to: 2004 })
})
