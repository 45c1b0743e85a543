import { beforeEach, describe, expect, test } from 'vitest'

import { openEngine, type Engine, type EngineReply } from '#engine/engine.ts'
import { memoryStore } from '#engine/world/store.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { encodeBody, pathOf, queryOf } from '#shared/api/request.ts'
import { signedIn, type Caller } from '#tests/mocks/caller.ts'

import { callsWithoutScene, expectedEnds, play, type Outcome, type Way } from './play-scenes.ts'
import type { SentFile } from './scenes.ts'

const isSentFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'fileName' in value
const withFiles = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]: [string, unknown]) => [
          name,
          isSentFile(value) ? new File([value.text], value.fileName, { type: value.type }) : value,
        ]),
      )
    : body

const overHttp = (page: Caller): Way => ({
  async ask(endpoint, { params, query, body }) {
    const path = `${pathOf(endpoint, params)}${queryOf(query)}`
    const given = withFiles(body)
    const payload = endpoint.encoding === 'multipart' ? encodeBody(endpoint, given).body : given
    const write = { POST: page.post, PUT: page.put, PATCH: page.patch, DELETE: page.del }
    const sent = endpoint.method === 'GET' ? await page.get(path) : await write[endpoint.method](path, payload)
    if (sent.status >= 300) return { is: `refused with ${sent.status}`, value: sent.body }
    if (!sent.response.headers.get('content-type')?.includes('json')) return { is: 'content', value: sent.body }
    const unwrapped = endpoint.envelope ? endpoint.envelope.unwrap(sent.body) : sent.body
    return { is: 'answer', value: endpoint.response.parse(unwrapped) }
  },
})

const outcomeOf = (reply: EngineReply): Outcome => {
  if (reply.is === 'answer') return { is: 'answer', value: reply.output }
  if (reply.is === 'refused') return { is: `refused with ${reply.status}`, value: reply.body }
  if (reply.is === 'failed') return { is: 'failed', value: reply.message }
  return { is: 'content', value: typeof reply.body === 'string' ? reply.body : new TextDecoder().decode(reply.body) }
}
const ofEngine = (engine: Engine): Way => ({
  async ask({ domain, name }, { params, query, body }) {
    return outcomeOf(await engine.ask({ name: `${domain}.${name}`, input: { params, query, body: withFiles(body) } }))
  },
})

describe('the same calls have the same answers', () => {
  beforeEach(() => freshWorld())

  test('over HTTP and of the engine itself, every call that the engine answers', async () => {
    const engine = openEngine({
      id: 'same-answers',
      person: { id: 'user-individual', username: 'individual', email: 'individual@roadrunner.test' },
      tell: () => {},
      openStore: () => Promise.resolve(memoryStore()),
    })
    const [http, own] = [await play(overHttp(await signedIn('individual'))), await play(ofEngine(engine))]
    // Neither refused throughout, nor empty: the calls were good ones.
    expect(http.map(([name, is]) => [name, is])).toEqual(expectedEnds)
    expect(own).toEqual(http)
    await engine.close()
  })

  test('no call that the engine answers is left out', () => {
    expect(callsWithoutScene()).toEqual([])
  })
})
