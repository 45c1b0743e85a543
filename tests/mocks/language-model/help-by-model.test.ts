import { afterEach, expect, test } from 'vitest'

import { modelsApi } from '#contract/models.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { helpTopics } from '#mocks/help/help-topics.ts'
import { startModelServer } from '#tests/support/model-server.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'

const servers: Awaited<ReturnType<typeof startModelServer>>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test('a model answers on the product from the help texts alone: what they do not bear, and what cites none, is struck', async () => {
  const world = await freshWorld()
  const me = await signedIn('free')
  const question = 'How do I search for papers?'
  expect(await refused(me, modelsApi.help, { body: { question } })).toMatchObject({
    status: 422,
    body: { code: 'no_model' },
  })
  const search = helpTopics.find(({ intent }) => intent === 'search')!
  const quote = search.answer.split(/(?<=\.) /)[0]!
  const server = await startModelServer(
    `## Searching\n\n${quote.replace(/\.$/, '')} [[help-search|"${quote}"]]. It searches 900 databases at once [[help-search|"${quote}"]]. Reviewers were increased by 12% in all arms.`,
  )
  servers.push(server)
  setLanguageModel(world.id, { url: server.url, model: 'tiny' })
  const { model, sentences } = await ask(me, modelsApi.help, { body: { question } })
  expect(model).toBe('tiny')
  expect(sentences.map(({ isStruck }) => isStruck)).toEqual([false, true, true])
  expect(sentences[0]).toMatchObject({ sources: [{ title: search.title, quote }] })
  expect(server.asked[0]?.messages.at(-1)?.content).toContain(quote)
})

test('a model that fails, or states nothing, says so in words to act on', async () => {
  const world = await freshWorld()
  const me = await signedIn('free')
  for (const answer of ['', '## Searching']) {
    const server = await startModelServer(answer)
    servers.push(server)
    setLanguageModel(world.id, { url: server.url, model: 'tiny' })
    const said = await refused(me, modelsApi.help, { body: { question: 'How do I search?' } })
    expect(said).toMatchObject({ status: 502, body: { code: 'model_failed' } })
    expect(JSON.stringify(said)).toMatch(/another model|again/i)
  }
})
