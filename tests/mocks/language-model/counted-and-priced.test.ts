import { afterEach, beforeEach, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import { modelsApi } from '#contract/models.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { usedThisMonth } from '#engine/people/plan-limits.ts'
import type { World } from '#engine/world/world.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { until } from '#tests/support/until.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

const ME = seedUserId('individual')
let world: World
let me: Caller
let paper: { id: string; title: string }
let server: Awaited<ReturnType<typeof startModelServer>>

beforeEach(async () => {
  world = await freshWorld()
  me = await signedIn('individual')
  paper = (await ask(me, documentsApi.list, { query: { scope: 'starter', text: 'BCG', limit: '1' } })).documents[0]!
  server = await startModelServer(`BCG cut deaths by 99.7% [[${paper.id}|"words that no paper has at all, not one"]].`)
})
afterEach(async () => {
  setLanguageModel(world.id, undefined)
  await server.close()
})

test('a synthesis and an answer of Copilot of which every sentence is struck are shown, and not counted', async () => {
  setLanguageModel(world.id, { url: server.url, model: 'tiny' })
  const { id } = await ask(me, synthesesApi.generate, {
    body: { documentIds: [paper.id], query: 'Does BCG prevent tuberculosis?' },
  })
  await until(async () =>
    expect(await ask(me, synthesesApi.get, { params: { id } })).toMatchObject({ status: 'complete' }),
  )
  await until(() => expect(usedThisMonth(world, ME, 'synthesis')).toBe(0))

  const scope = { kind: 'papers' as const, ids: [paper.id] }
  const { id: sessionId } = await ask(me, copilotApi.createSession, { body: { scope } })
  const body = { text: 'Does BCG vaccination prevent tuberculosis?', parentId: null }
  const { answer } = await ask(me, copilotApi.ask, { params: { sessionId }, body })
  await until(async () =>
    expect(await ask(me, copilotApi.message, { params: { sessionId, messageId: answer.id } })).toMatchObject({
      status: 'complete',
      writtenBy: { model: 'tiny' },
    }),
  )
  await until(() => expect(usedThisMonth(world, ME, 'synthesis')).toBe(0))
})

test('prices stand with the model that was chosen, and every run says beforehand what it asks and costs at most', async () => {
  const admin = await signedIn('admin')
  const prices = { asked: 2, answered: 10, currency: 'EUR' }
  const body = { provider: 'compatible' as const, url: server.url, model: 'tiny', context: 8000, prices }
  const { chosen } = await ask(admin, modelsApi.set, { params: { whose: 'everyone' }, body })
  expect(chosen).toMatchObject({ prices })
  const columns = [{ id: 'own', version: 1, name: 'What protects', type: 'text' }]
  const runs = [
    { asked: { documentIds: [paper.id], query: 'Does BCG work?' }, plan: 'whole' },
    { asked: { documentIds: [paper.id], query: 'Does BCG work?', columns }, plan: 'each' },
    { asked: { documentIds: [], query: '', text: 'A sentence that is to be rewritten.' }, plan: 'text' },
  ]
  for (const { asked, plan } of runs) {
    const told = await ask(me, analysesApi.estimate, { body: asked })
    expect(told).toMatchObject({ model: 'tiny', plan, calls: 1, context: 8000, cost: { currency: 'EUR' } })
    const amount = ((told.tokensAsked ?? 0) * prices.asked + (told.tokensAnswered ?? 0) * prices.answered) / 1_000_000
    expect(told.tokensAsked).toBeGreaterThan(20)
    expect(told.cost?.amount).toBeCloseTo(amount, 9)
  }
})
