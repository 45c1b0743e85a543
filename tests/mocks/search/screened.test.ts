import { beforeEach, expect, test } from 'vitest'

import { searchApi } from '#contract/search.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const ME = 'user-individual'
const PAPER = 'p-colditz-1994'
const vote = (id: string, verdict: string, at: string, accountId = ME) => ({
  seq: Number(id),
  id,
  at,
  accountId,
  data: { id, at, by: accountId, kind: 'vote', stage: 'title-abstract', recordId: PAPER, verdict },
})
const undone = (id: string, undoes: string, at: string) => ({
  seq: Number(id),
  id,
  at,
  accountId: ME,
  data: { id, at, by: ME, kind: 'undone', undoes },
})

test('a paper that the person screened says so, with the last vote that stands; votes of others are not told', async () => {
  const made = { title: 'BCG review', kind: 'systematic-review', ownerId: ME, createdAt: '2026-01-01T00:00:00Z' }
  world.syntheses.put({ ...made, id: 'rev-1' })
  world.syntheses.put({ ...made, id: 'rev-2', title: 'Not mine', ownerId: 'user-free' })
  world.analysisEntries.put({
    id: 'e1',
    analysisId: 'rev-1',
    entries: [
      vote('1', 'exclude', '2026-01-02T00:00:00Z'),
      vote('2', 'include', '2026-01-03T00:00:00Z'),
      vote('3', 'maybe', '2026-01-04T00:00:00Z'),
      undone('4', '3', '2026-01-05T00:00:00Z'),
      vote('5', 'exclude', '2026-01-06T00:00:00Z', 'user-enterprise'),
    ],
  })
  world.analysisEntries.put({ id: 'e2', analysisId: 'rev-2', entries: [vote('1', 'exclude', '2026-01-02T00:00:00Z')] })
  const page = await signedIn('individual')
  const run = await ask(page, searchApi.run, { body: { query: 'BCG vaccine tuberculosis meta-analysis' } })
  const screened = run.items.filter((hit) => hit.screened !== undefined)
  expect(screened.map(({ paper }) => paper.id)).toEqual([PAPER])
  expect(screened[0]?.screened).toEqual([{ analysisId: 'rev-1', title: 'BCG review', verdict: 'include' }])
  const other = await signedIn('enterprise')
  const theirs = await ask(other, searchApi.run, { body: { query: 'BCG vaccine tuberculosis meta-analysis' } })
  expect(theirs.items.some((hit) => hit.screened !== undefined)).toBe(false)
})
