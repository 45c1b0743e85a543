import { afterEach, expect, test } from 'vitest'

import { completionsAddress, languageModel, ModelFailure } from '#engine/language-model/language-model.ts'
import { configureEnvironment } from '#engine/world/environment.ts'
import { startModelServer } from '#tests/support/model-server.ts'

configureEnvironment(() => process.env)

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
])('the address %s is asked at %s', (given, asked) => {
  expect(completionsAddress(given)).toBe(asked)
})

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
