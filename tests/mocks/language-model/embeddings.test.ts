import { afterAll, expect, test } from 'vitest'

import type { ModelProvider } from '#contract/model-providers.ts'
import { modelsApi } from '#contract/models.ts'
import { ModelFailure, type LanguageModel } from '#engine/language-model/language-model.ts'
import { planForModel } from '#engine/language-model/plan-for-model.ts'
import { embedTexts } from '#mocks/language-model/embed.ts'
import { sendByNode } from '#mocks/language-model/node-transport.ts'
import { configureTransport, type Sent } from '#mocks/language-model/transport.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { ask } from '../ask.ts'
import { signedIn } from '../caller.ts'

afterAll(() => configureTransport(sendByNode))

function replying(body: unknown, status = 200): Sent[] {
  const calls: Sent[] = []
  configureTransport((sent) => {
    calls.push(sent)
    const bytes = Buffer.from(JSON.stringify(body))
    const pieces = (async function* () {
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
    })()
    return Promise.resolve({ status, header: () => undefined, body: pieces })
  })
  return calls
}
const settings = (provider: ModelProvider, url: string) => ({
  provider,
  url,
  model: 'm',
  key: 'k',
  embeddings: 'small',
})
const run = () => ({ signal: new AbortController().signal, mayBePrivate: true })

/** As the providers document them; OpenAI's may come in another order and say which is which. */
const openAi = {
  object: 'list',
  data: [
    { object: 'embedding', index: 1, embedding: [0, 2] },
    { object: 'embedding', index: 0, embedding: [3, 4] },
  ],
  model: 'small',
  usage: { prompt_tokens: 8, total_tokens: 8 },
}
const azureBase = 'https://x.openai.azure.com/openai/deployments'
test.each<[ModelProvider, string, string, unknown]>([
  ['openai', 'https://api.openai.com/v1', 'https://api.openai.com/v1/embeddings', openAi],
  ['openai-responses', 'https://api.openai.com/v1/responses', 'https://api.openai.com/v1/embeddings', openAi],
  ['vllm', 'http://localhost:8000', 'http://localhost:8000/v1/embeddings', openAi],
  ['azure', `${azureBase}/big?api-version=2024-10-21`, `${azureBase}/small/embeddings?api-version=2024-10-21`, openAi],
  ['gemini', 'https://generativelanguage.googleapis.com/v1beta/openai/', 'https://generativelanguage.googleapis.com/v1beta/openai/embeddings', openAi],
  ['ollama', 'http://localhost:11434', 'http://localhost:11434/api/embed', { model: 'small', embeddings: [[3, 4], [0, 2]] }],
])('%s turns texts into vectors of length 1, in their order', async (provider, url, address, reply) => {
  const calls = replying(reply)
  const vectors = await embedTexts(settings(provider, url), ['one', 'two'], run())
  expect(vectors.map((each) => [...each].map((n) => Math.round(n * 100) / 100))).toEqual([[0.6, 0.8], [0, 1]])
  expect(calls.map((each) => each.url.href)).toEqual([address])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ model: 'small', input: ['one', 'two'] })
}) // prettier-ignore

test.each([
  ['too few', { data: [{ embedding: [1] }] }, 200],
  ['of different lengths', { data: [{ embedding: [1] }, { embedding: [1, 2] }] }, 200],
  ['none at all', { choices: [] }, 200],
  ['a refusal', { error: { message: 'no such model' } }, 404],
])('vectors that are %s are a failure in words', async (_, reply, status) => {
  replying(reply, status)
  const asked = embedTexts(settings('openai', 'https://api.openai.com/v1'), ['one', 'two'], run())
  await expect(asked).rejects.toBeInstanceOf(ModelFailure)
})

const filler = Array.from({ length: 120 }, (_, at) => `Sentence number ${at} speaks of tea and sleep in a general way.`)
const NEAR = 'Nocturnal rest lengthened by half an hour under the herbal infusion.'
const long: ReadablePaper = {
  id: 'long',
  title: 'Herbs at night',
  abstract: [...filler, NEAR].join(' '),
  authors: [],
  keywords: [],
  ids: {},
  type: 'article-journal',
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
}
const asks: string[][] = []
const model = (embed?: LanguageModel['embed']): LanguageModel => ({
  name: 'tiny',
  chosenBy: 'server',
  context: () => Promise.resolve(1500),
  answer: async function* () {},
  ...(embed && { embed }),
})
const byMeaning: LanguageModel['embed'] = (texts) => {
  asks.push([...texts])
  return Promise.resolve(texts.map((text, at) => Float32Array.from(at === 0 || text === NEAR ? [1, 0] : [0, 1])))
}
const plan = async (embed?: LanguageModel['embed'], signal?: AbortSignal) => {
  const asked = { model: model(embed), query: 'Does tea help people sleep?', papers: [long], frame: [] }
  const { texts } = await planForModel({ ...asked, ...(signal && { signal }) })
  return texts.get('long') ?? ''
}

test('a passage that is near by its meaning alone is among those a model is given, in a run and not in an estimate', async () => {
  const { signal } = new AbortController()
  expect(await plan()).not.toContain(NEAR)
  expect(await plan(byMeaning)).not.toContain(NEAR)
  expect(asks).toEqual([])
  const given = await plan(byMeaning, signal)
  expect(given).toContain(NEAR)
  expect(filler.filter((each) => given.includes(each)).length).toBeGreaterThan(10)
  expect(asks).toHaveLength(1)
})

test('without vectors a run goes on by words; a stopped one ends', async () => {
  const failing: LanguageModel['embed'] = () => Promise.reject(new ModelFailure('None.'))
  expect(await plan(failing, new AbortController().signal)).toBe(await plan())
  await expect(plan(failing, AbortSignal.abort())).rejects.toThrow('None.')
})

test('an admin names an embedding model, is told how it did in a try, and finds it in the form', async () => {
  await freshWorld()
  const admin = await signedIn('admin')
  const params = { whose: 'everyone' as const }
  const body = { provider: 'openai' as const, url: 'https://models.test/v1', model: 'm', embeddings: 'small' }
  replying({ data: [{ embedding: [0.1, 0.2, 0.3] }] })
  expect(await ask(admin, modelsApi.try, { params, body })).toMatchObject({ vectorLength: 3 })
  replying({ error: { message: 'no such model' } }, 404)
  const { vectorLength, vectorFailure } = await ask(admin, modelsApi.try, { params, body })
  expect([vectorLength, vectorFailure]).toEqual([undefined, expect.stringContaining('no such model')])
  expect((await ask(admin, modelsApi.set, { params, body })).chosen).toMatchObject({ embeddings: 'small' })
  const without = { provider: body.provider, url: body.url, model: body.model }
  expect((await ask(admin, modelsApi.set, { params, body: without })).chosen?.embeddings).toBeUndefined()
})
