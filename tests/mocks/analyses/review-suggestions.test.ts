import { afterEach, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { newReviewBody } from '#contract/review-body.ts'
import { readReviewEntry } from '#contract/review-entries.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'
import { criterionColumns } from '#science/screening/criterion-columns.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { until } from '#tests/support/until.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'

const PAPER = 'p-aronson-1948'
const servers: Awaited<ReturnType<typeof startModelServer>>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('a model suggests by the criteria of a review and votes on nothing; nobody writes a suggestion in its name', async () => {
  const world = await freshWorld()
  const me = await signedIn('individual')
  const columns = criterionColumns([
    { id: 'a', kind: 'include', text: 'Trial of BCG' },
    { id: 'b', kind: 'exclude', text: 'Animals' },
  ])
  const body = newReviewBody('systematic', {})
  const made = { kind: 'review', title: 'BCG', query: 'Does BCG work?', documentIds: [PAPER], body }
  const { id } = await ask(me, synthesesApi.create, { body: made })
  const run = { analysisId: id, clientKey: 'run-of-review', documentIds: [PAPER], query: 'Does BCG work?', columns }
  expect(await refused(me, synthesesApi.generate, { body: run })).toMatchObject({
    status: 422,
    body: { code: 'no_model' },
  })

  const title = starterPapers.find((each) => each.id === PAPER)?.title ?? ''
  const cells = [
    { column: columns[0]?.id, value: 'holds', quote: title },
    { column: columns[1]?.id, value: 'holds', quote: 'guinea pigs were infected' },
  ]
  const server = await startModelServer(JSON.stringify({ cells }))
  servers.push(server)
  setLanguageModel(world.id, { url: server.url, model: 'tiny' })
  await ask(me, synthesesApi.generate, { body: run })
  const log = async () => (await ask(me, analysesApi.entries, { params: { id }, query: {} })).entries
  const read = async () => (await log()).flatMap(({ data }) => readGridEntry(data) ?? [])
  await until(async () => expect((await read()).at(-1)).toMatchObject({ kind: 'run', status: 'complete' }))
  const [held, struck] = (await read()).filter((entry) => entry.kind === 'suggestion')
  expect(held).toMatchObject({ value: 'holds', from: 'tiny', evidence: [{ quote: title, verified: 'exact' }] })
  expect(held).not.toHaveProperty('check')
  expect(struck).toMatchObject({
    evidence: [{ verified: 'none' }],
    check: 'The words given as its source are not in the paper.',
  })
  expect((await log()).flatMap(({ data }) => readReviewEntry(data) ?? [])).toEqual([])
  // What it was asked holds the criteria and the paper, and nobody's vote.
  expect(server.asked).toHaveLength(1)

  const forged = { ...held, runId: 'forged' }
  const entries = [{ id: 'forged-entry', data: forged }]
  expect(await refused(me, analysesApi.append, { params: { id }, body: { entries } })).toMatchObject({ status: 422 })
})
