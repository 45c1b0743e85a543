import { afterEach, expect, test } from 'vitest'

import { modelsApi } from '#contract/models.ts'
import { ModelFailure } from '#engine/language-model/language-model.ts'
import { readHelpAnswer } from '#mocks/help/help-by-model.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { helpTopics } from '#mocks/help/help-topics.ts'
import { inventionsDressed } from '#tests/science/synthesis/inventions.ts'
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

/** The 96 kinds of inventions, of the product instead of papers. */
const topic = helpTopics.find(({ intent }) => intent === 'search')!
const [HELD] = topic.answer.split(/(?<=\.) /) as [string]
const bare = HELD.replace(/\.$/, '')
const kinds = inventionsDressed({
  good: `${bare} [[help-search|"${HELD}"]].`,
  inventions: {
    'a figure beside a true quote': `It searches 412 databases at once [[help-search|"${HELD}"]].`,
    'a quote': `It searches 412 databases [[help-search|"Roadrunner searches 412 databases at once."]].`,
    'a changed quote': `It asks 412 of them [[help-search|"${bare} in 412 databases."]].`,
    'a topic that is none': `It searches 412 databases [[help-nothing|"${HELD}"]].`,
    'nothing for a source': 'It searches 412 databases.',
    'another topic as the source': `It searches 412 databases [[help-plans|"${HELD}"]].`,
  },
})

test.each(kinds)('$what, $how: the help shows it struck or not at all', async ({ answer }) => {
  const said = await readHelpAnswer(answer).catch((error: unknown) => {
    if (!(error instanceof ModelFailure)) throw error
    return []
  })
  expect(said.filter(({ text, isStruck }) => text.includes('412') && !isStruck)).toEqual([])
  // What is true beside it stays, as it does alone.
  const held = said.filter(({ text, isStruck }) => !text.includes('412') && !isStruck)
  expect(held.length).toBe(answer.includes(HELD) && answer.includes(`${bare} [[`) ? 1 : 0)
})
