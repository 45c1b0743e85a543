import { afterEach, beforeEach, expect, test } from 'vitest'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { documentsApi } from '#contract/documents.ts'
import { usageApi } from '#contract/usage.ts'
import { writingApi } from '#contract/writing.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { startModelServer } from '#tests/support/model-server.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
})
afterEach(() => setLanguageModel(world.id, undefined))

const wish = { action: 'shorten' as const, instruction: '', before: '', sentences: [], passages: [] }
let keys = 0
const key = () => `writing-key-${++keys}`

async function bcg() {
  const { documents } = await ask(page, documentsApi.list, { query: { text: 'bcg', limit: '2' } })
  const [paper] = documents
  if (!paper) throw new Error('The starter library has papers on BCG.')
  return paper
}

test('without a model the server shortens and goes on, and says that it rewrites nothing', async () => {
  const { features } = await ask(page, capabilitiesApi.get, {})
  expect(features).toContain('writing')
  expect(await ask(page, writingApi.actions, {})).toEqual({ actions: ['shorten', 'continue'] })
  const sentences = [{ id: 'a', text: 'This is so.', paperIds: [] }]
  expect(await refused(page, writingApi.assist, { body: { ...wish, action: 'rewrite', sentences, clientKey: key() } })).toMatchObject({ status: 422, body: { code: 'no_model' } })
}) // prettier-ignore

test('going on takes the chosen passages, each looked up in its paper', async () => {
  const paper = await bcg()
  const quote = /[^.]{30,}\./.exec(paper.abstract ?? '')?.[0].trim() ?? ''
  const passages = [
    { documentId: paper.id, quote },
    { documentId: paper.id, quote: 'Nobody ever wrote these words about the vaccine.' },
  ]
  const answer = await ask(page, writingApi.assist, {
    body: { ...wish, action: 'continue', passages, clientKey: key() },
  })
  expect(answer.writtenBy).toEqual({ kind: 'documents' })
  expect(answer.sentences.map(({ isStruck }) => isStruck)).toEqual([false, true])
  expect(answer.sentences[0]?.citations[0]?.verified).toBe('exact')
})

test('a model that invents papers, quotes and numbers: every one of them is struck', async () => {
  const paper = await bcg()
  const model = await startModelServer(
    [
      `The vaccine halves the risk [[${paper.id}|"a quote that nobody ever wrote down"]].`,
      'It prevents everything [[W999|"it prevents everything that there is"]].',
      `The risk fell by 97% [[${paper.id}]].`,
      'They called it “the best vaccine of all times”.',
      `The text said so before [[${paper.id}]].`,
    ].join(' '),
  )
  setLanguageModel(world.id, { url: model.url, model: 'inventor' })
  const sentences = [{ id: 'a', text: 'The text said so before.', paperIds: [paper.id] }]
  const answer = await ask(page, writingApi.assist, {
    body: { ...wish, action: 'rewrite', sentences, clientKey: key() },
  })
  await model.close()
  expect(answer.writtenBy).toEqual({ kind: 'model', model: 'inventor' })
  expect(answer.sentences.map(({ isStruck, problems }) => [isStruck, problems[0]?.kind])).toEqual([
    [true, 'quote-not-found'],
    [true, 'unknown-paper'],
    [true, 'number-not-found'],
    [true, 'words-not-found'],
    [false, undefined],
  ])
})

test('a repeat under the same key is the same answer, and asks the model once', async () => {
  const model = await startModelServer('A shorter text.')
  setLanguageModel(world.id, { url: model.url, model: 'tiny' })
  const body = { ...wish, sentences: [{ id: 'a', text: 'A text that is longer.', paperIds: [] }], clientKey: key() }
  const first = await ask(page, writingApi.assist, { body })
  expect(await ask(page, writingApi.assist, { body })).toEqual(first)
  expect(model.asked).toHaveLength(1)
  await model.close()
})

test('a model that fails counts nothing and can be asked again under the same key', async () => {
  const broken = await startModelServer('', { status: 503 })
  setLanguageModel(world.id, { url: broken.url, model: 'tiny' })
  const body = { ...wish, sentences: [{ id: 'a', text: 'A text that is longer.', paperIds: [] }], clientKey: key() }
  expect(await refused(page, writingApi.assist, { body })).toMatchObject({
    status: 502,
    body: { code: 'model_failed' },
  })
  await broken.close()
  setLanguageModel(world.id, undefined)
  expect((await ask(page, writingApi.assist, { body })).sentences).toHaveLength(1)
})

test('nothing is written when the month is used up, and what was written is counted once', async () => {
  const free = await signedIn('free')
  const body = { ...wish, sentences: [{ id: 'a', text: 'A text.', paperIds: [] }] }
  await ask(free, writingApi.assist, { body: { ...body, clientKey: key() } })
  expect(await ask(free, usageApi.check, { params: { feature: 'write' } })).toMatchObject({ remainingCount: 1 })
  setUses(world, seedUserId('free'), { write: 2 })
  expect(await refused(free, writingApi.assist, { body: { ...body, clientKey: key() } })).toMatchObject({ status: 403, body: { code: 'limit_reached' } })
}) // prettier-ignore
