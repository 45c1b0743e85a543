import { beforeEach, expect, test } from 'vitest'

import { searchApi, SEARCHES_KEPT } from '#contract/search.ts'
import { libraryOf, paperFor } from '#engine/papers/library.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { bestSentence } from '#science/synthesis/best-sentence.ts'
import type { World } from '#engine/world/world.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})
const ownerId = seedUserId('individual')

/** A search as versions before kept it: its papers as they are. */
const before = (id: string, at: string) => ({
  id,
  ownerId,
  at,
  run: { runId: id, query: 'BCG vaccine', at, perSource: [], total: 1 },
  hits: [{ documentId: 'p-colditz-1994', score: 1, terms: ['BCG'] }],
})

test('a search of an earlier version opens with its paper and the sentence that matched', async () => {
  world.searchRuns.put(before('run-old', '2026-01-01T00:00:00.000Z'))
  const run = await ask(await signedIn('individual'), searchApi.get, { params: { runId: 'run-old' } })
  expect(run.items.map(({ paper, terms }) => [paper.id, terms])).toEqual([['p-colditz-1994', ['BCG']]])
  expect(run.items[0]?.sentence).toContain('BCG')
})

test('the row of a search holds its papers as a short text, and further papers come from it', async () => {
  const page = await signedIn('individual')
  const run = await ask(page, searchApi.run, { body: { query: 'patients treatment risk mortality trial' } })
  const row = world.searchRuns.get(run.runId)
  expect(row?.hits).toBeUndefined()
  expect(row?.found?.length).toBeLessThan(run.total * 100)
  expect(await ask(page, searchApi.get, { params: { runId: run.runId } })).toEqual(run)
})

test('a new search takes the place of the oldest beyond those that are kept, but not of one that an alert shows', async () => {
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString()
  for (let n = 0; n < SEARCHES_KEPT + 1; n += 1) world.searchRuns.put(before(`run-${n}`, at(n)))
  const told = { id: 'alert-1', ownerId, query: 'BCG', createdAt: at(0), told: [], since: at(0), fresh: 1 }
  world.searchAlerts.put({ ...told, runId: 'run-0' })
  const page = await signedIn('individual')
  const run = await ask(page, searchApi.run, { body: { query: 'statins' } })
  expect((await refused(page, searchApi.get, { params: { runId: 'run-1' } })).status).toBe(404)
  expect(world.searchRuns.has('run-0')).toBe(true)
  const { runs, most } = await ask(page, searchApi.runs, {})
  expect([runs[0]?.runId, runs.length, most]).toEqual([run.runId, SEARCHES_KEPT, SEARCHES_KEPT])
})

test('the best sentence is the same whether the words come from an index or from the text', async () => {
  const account = world.accounts.get(ownerId)
  if (!account) throw new Error('no account')
  const index = await libraryOf(world).indexFor(ownerId)
  const words = ['mortality', 'randomised', 'risk', 'vaccine', 'statins', 'significant reduction', 'zebra']
  const found = starterPapers.flatMap(({ id }) => {
    const paper = paperFor(world, account, id)
    if (!paper) return []
    return words.map((_, at) => {
      const asked = words.slice(at, at + 3)
      const plain = bestSentence({ abstract: paper.abstract }, asked)
      expect(bestSentence(paper, asked, index.abstractOf(id)), `${id} ${asked.join()}`).toBe(plain)
      return plain
    })
  })
  expect(found.filter((sentence) => sentence !== undefined).length).toBeGreaterThan(200)
})
