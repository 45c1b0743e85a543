import { afterEach, expect, test } from 'vitest'

import { languageModel as modelFor, ModelFailure } from '#engine/language-model/language-model.ts'
import { protocolOf } from '#mocks/language-model/protocol-of.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { startModelServer, startScriptedModel, startSilentModel } from '#tests/support/model-server.ts'

const world = await freshWorld()
const languageModel = () => modelFor(world)
const addressOf = (url: string) => protocolOf(undefined, new URL(url)).address(new URL(url)).href

const VARIABLES = ['ROADRUNNER_LLM_URL', 'ROADRUNNER_LLM_KEY', 'ROADRUNNER_LLM_MODEL'] as const

afterEach(() => {
  for (const name of VARIABLES) delete process.env[name]
})

const readAll = async (answer: AsyncGenerator<string>) => {
  const seen: string[] = []
  for await (const text of answer) seen.push(text)
  return seen
}

test('without an address there is no model', () => {
  expect(languageModel()).toBeUndefined()
})

test.each([
  ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
  ['http://localhost:11434/v1/', 'http://localhost:11434/v1/chat/completions'],
  ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
  ['https://x.openai.azure.com/openai/deployments/tiny/chat/completions?api-version=2024-10-21', 'https://x.openai.azure.com/openai/deployments/tiny/chat/completions?api-version=2024-10-21'],
  ['https://x.openai.azure.com/openai/deployments/tiny?api-version=2024-10-21', 'https://x.openai.azure.com/openai/deployments/tiny/chat/completions?api-version=2024-10-21'],
  ['https://generativelanguage.googleapis.com/v1beta/openai/', 'https://generativelanguage.googleapis.com/v1beta/openai/chat/completions'],
  ['http://localhost:8000/models', 'http://localhost:8000/models/v1/chat/completions'],
])('the address %s is asked at %s', (given, asked) => {
  expect(addressOf(given)).toBe(asked)
}) // prettier-ignore

test('the answer grows piece by piece, and key and model are sent', async () => {
  const server = await startModelServer('One sentence with ünïcode. Another one.', { pieces: 7 })
  process.env['ROADRUNNER_LLM_URL'] = server.url
  process.env['ROADRUNNER_LLM_KEY'] = 'secret'
  process.env['ROADRUNNER_LLM_MODEL'] = 'tiny'

  const seen = await readAll(
    languageModel()!.answer([{ role: 'user', content: 'Hello' }], new AbortController().signal),
  )
  await server.close()

  expect(seen.length).toBeGreaterThan(3)
  expect(seen.at(-1)).toBe('One sentence with ünïcode. Another one.')
  expect(seen.every((text, index) => index === 0 || text.startsWith(seen[index - 1]!))).toBe(true)
  expect(server.asked[0]).toMatchObject({ authorization: 'Bearer secret', model: 'tiny' })
})

test('a model that refuses or is gone fails with a sentence for people', async () => {
  const server = await startModelServer('', { status: 503 })
  process.env['ROADRUNNER_LLM_URL'] = server.url
  const signal = new AbortController().signal
  const ask = () => readAll(languageModel()!.answer([], signal))

  await expect(ask()).rejects.toThrow('The language model answered with status 503.')
  await server.close()
  await expect(ask()).rejects.toThrow(ModelFailure)
  await expect(ask()).rejects.toThrow('The language model could not be reached.')
})

const said = (content: unknown, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, ...more }] })}\n\n`
const DONE = 'data: [DONE]\n\n'
const reply = (...events: string[]) => ({ body: events.join('') })

/** What a model with these replies, one for each time that it is asked, gives; and why it failed, if it did. */
async function asking(...replies: Parameters<typeof startScriptedModel>[0]) {
  const server = await startScriptedModel(replies)
  process.env['ROADRUNNER_LLM_URL'] = server.url
  process.env['ROADRUNNER_LLM_KEY'] = 'sk-planted-secret-key'
  let text = ''
  let failure: string | undefined
  try {
    for await (const soFar of languageModel()!.answer([], new AbortController().signal)) text = soFar
  } catch (error) {
    failure = (error as Error).message
    expect(error).toBeInstanceOf(ModelFailure)
  }
  await server.close()
  return { text, failure, asked: server.asked }
}

test.each([
  ['that reached its limit of length', [said('Half an'), said('', { finish_reason: 'length' }), DONE], /limit of length.*kept/],
  ['that a filter broke off', [said('Half an'), said('', { finish_reason: 'content_filter' }), DONE], /filter.*kept/],
  ['without an end', [said('Half an')], /broke off before its end.*kept/],
  ['with an error in its stream', [said('Half an'), 'data: {"error":{"message":"The engine is overloaded."}}\n\n'], /The engine is overloaded/],
])('an answer %s is no whole one, says so and keeps what was written', async (_, events, words) => {
  const { text, failure } = await asking(reply(...events))
  expect(text).toBe('Half an')
  expect(failure).toMatch(words)
}) // prettier-ignore

test.each([
  ['that ends with a reason and no mark', [said('Whole.', { finish_reason: 'stop' })]],
  ['in parts', [said([{ type: 'text', text: 'Who' }, { type: 'text', text: 'le.' }]), DONE]],
  ['behind thoughts', [said('<thi'), said('nk>Not for'), said(' anybody</th'), said('ink>\n\nWhole.'), DONE]],
  ['beside reasoning', [said('', { delta: { reasoning_content: 'Not for anybody' } }), said('Whole.'), DONE]],
  ['between kept-alive lines and events that say nothing', [': ping\n\n', 'data: {}\n\n', said('Whole.'), ': ping\n\n', DONE]],
])('an answer %s is read whole', async (_, events) => {
  expect(await asking(reply(...events))).toMatchObject({ text: 'Whole.', failure: undefined })
}) // prettier-ignore

test('a parameter that a model refuses is left out, then and the next time', async () => {
  const refused = {
    status: 400,
    body: '{"error":{"message":"Unsupported value: \'temperature\' does not support 0."}}',
  }
  const { text, asked } = await asking(refused, reply(said('Whole.'), DONE))
  expect(text).toBe('Whole.')
  expect(asked.map((body) => 'temperature' in body)).toEqual([true, false])
})

test('a model that is too busy is asked again after the time that it names, and not for ever', async () => {
  const busy = { status: 429, headers: { 'retry-after': '0' }, body: '{"error":{"message":"Slow down."}}' }
  expect(await asking(busy, busy, reply(said('Whole.'), DONE))).toMatchObject({ text: 'Whole.', failure: undefined })
  const { failure, asked } = await asking(busy)
  expect(failure).toBe(
    'The language model answered with status 429. It says: “Slow down.” It is too busy, or its account is used up: try again later.',
  )
  expect(asked).toHaveLength(3)
  const long = await asking({ ...busy, headers: { 'retry-after': '3600' } })
  expect(long.asked).toHaveLength(1)
})

test('the provider’s own words reach the person, without keys', async () => {
  const body =
    '{"error":{"message":"Incorrect key sk-planted-secret-key; see https://help.example/a?token=abc for model tiny."}}'
  const { failure } = await asking({ status: 401, body })
  expect(failure).toContain('Incorrect key …; see https://help.example/a for model tiny.')
  expect(failure).not.toContain('planted')
})

test('an answer that does not stream and was cut is kept and no whole one', async () => {
  const whole = (finish_reason: string) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choices: [{ message: { content: 'Text.' }, finish_reason }] }),
  })
  expect(await asking(whole('stop'))).toMatchObject({ text: 'Text.', failure: undefined })
  expect((await asking(whole('length'))).failure).toMatch(/limit of length/)
})

test.each([
  ['before its first sign of life', 'FIRST', [], /did not begin to answer in time/, ''],
  ['after it began', 'SILENCE', [said('Half an')], /stopped answering/, 'Half an'],
])('a model that is silent %s is given up after the time that is set', async (_, limit, events, words, kept) => {
  const server = await startSilentModel(events)
  process.env['ROADRUNNER_LLM_URL'] = server.url
  process.env[`ROADRUNNER_LLM_${limit}_SECONDS`] = '0.05'
  const seen: string[] = []
  try {
    for await (const text of languageModel()!.answer([], new AbortController().signal)) seen.push(text)
    expect.unreachable()
  } catch (error) {
    expect((error as Error).message).toMatch(words)
  } finally {
    delete process.env[`ROADRUNNER_LLM_${limit}_SECONDS`]
  }
  expect(seen.at(-1) ?? '').toBe(kept)
  await server.closed
})

test('a model that goes on and on is stopped after the time in all, however often it is heard of', async () => {
  const server = await startSilentModel([], { every: ': ping\n\n' })
  process.env['ROADRUNNER_LLM_URL'] = server.url
  process.env['ROADRUNNER_LLM_TOTAL_SECONDS'] = '0.1'
  await expect(readAll(languageModel()!.answer([], new AbortController().signal))).rejects.toThrow(
    'took longer than this server allows',
  )
  delete process.env['ROADRUNNER_LLM_TOTAL_SECONDS']
  await server.closed
})

test('who stops an answer closes its connection', async () => {
  const server = await startSilentModel([said('Half an')])
  process.env['ROADRUNNER_LLM_URL'] = server.url
  const stop = new AbortController()
  const answer = languageModel()!.answer([], stop.signal)
  expect(await answer.next()).toMatchObject({ value: 'Half an' })
  stop.abort()
  await expect(answer.next()).rejects.toThrow('The run was stopped.')
  await server.closed
})
