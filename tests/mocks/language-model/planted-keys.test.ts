import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { documentsApi } from '#contract/documents.ts'
import { modelsApi } from '#contract/models.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import type { Store } from '#engine/world/store.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { greeting } from '#mocks/server/greeting.ts'
import { ledgerOf, recordAccepted } from '#mocks/server/ledger.ts'
import { forgetWorld, worldById } from '#mocks/server/worlds.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { NORTHFIELD } from '#mocks/seed/teams.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { configureWorlds, worldSettings } from '#mocks/world/world-settings.ts'
import { startAnsweringModel } from '#tests/support/model-server.ts'
import { keepingStore } from '#tests/support/keeping-store.ts'
import { until } from '#tests/support/until.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

const planted = {
  admin: 'Qm7tY2pL9wXz4RvK0sJd',
  person: 'sk-pers0n-2be86f0d914ac753',
  environment: 'sk-env1r-70f3d8a5e92c61b4',
  secret: 'the secret with which all of them are sealed',
}
const OWN = { whose: 'own' } as const
const ALL = { whose: 'everyone' } as const

/** Everything that left the server or was written: answers with their heads, rows as they were committed, the console. */
const seen: { where: string; text: string }[] = []
const note = (where: string, what: unknown) =>
  seen.push({ where, text: typeof what === 'string' ? what : JSON.stringify(what) })

/** Keys with which the provider was asked. */
const used = new Set<string>()

const before = worldSettings()
let model: Awaited<ReturnType<typeof startAnsweringModel>>
let people: Record<'admin' | 'individual', Caller>
let ids: string[]

beforeAll(async () => {
  vi.stubEnv('ROADRUNNER_KEYS_SECRET', planted.secret)
  vi.stubEnv('ROADRUNNER_OWN_MODELS', 'on')
  vi.stubEnv('ROADRUNNER_OWN_MODELS_PRIVATE', 'on')
  vi.stubEnv('ROADRUNNER_LLM_KEY', planted.environment)
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...args) => void note('console', args.map(String).join(' ')))
  const kept = keepingStore()
  const store: Store = {
    ...kept,
    commit: (changes) => {
      for (const { table, id, value } of changes) note(`row ${table} ${id}`, value ?? {})
      return kept.commit(changes)
    },
  }
  configureWorlds({ ...before, storeFor: () => Promise.resolve(store) })
  forgetWorld('default')
  // A provider that says the key back, whole and by its end.
  model = await startAnsweringModel((_, said = '') => {
    used.add(said.replace('Bearer ', ''))
    const message = `Wrong key ${said} or …${said.slice(-10)}. Headers: {"authorization":"${said}"}`
    return { status: 401, body: JSON.stringify({ error: { message } }) }
  })
  vi.stubEnv('ROADRUNNER_LLM_URL', model.url)
  people = { admin: await signedIn('admin'), individual: await signedIn('individual') }
  const at = { provider: 'compatible' as const, url: model.url, model: 'tiny' }
  const texts: string[] = []
  const run = async () => {
    const [paper] = (await ask(people.individual, documentsApi.list, { query: { text: 'bcg', limit: '1' } })).documents
    const body = { documentIds: [paper?.id ?? ''], query: 'Does it work?' }
    const { id } = await ask(people.individual, synthesesApi.generate, { body })
    await until(async () => {
      const row = await ask(people.individual, synthesesApi.get, { params: { id } })
      expect(row.status).toBe('failed')
      note('failed run', row)
    })
    texts.push(id)
    return paper?.id ?? ''
  }
  // By the environment's key, by the admin's, by the person's own.
  await run()
  await ask(people.admin, modelsApi.set, { params: ALL, body: { ...at, key: planted.admin } })
  await run()
  await ask(people.individual, modelsApi.set, { params: OWN, body: { ...at, key: planted.person } })
  ids = [await run(), ...texts.slice(-1), seedUserId('individual'), STATINS, NORTHFIELD]
})
afterAll(async () => {
  await model.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  configureWorlds(before)
  forgetWorld('default')
})

/** The address of a call with each of its names filled in, once for every id that could stand there. */
function addressesOf(path: string): string[] {
  if (!path.includes(':')) return [path]
  return [...ids, 'own', 'everyone'].map((id) => path.replace(/:\w+/g, encodeURIComponent(id)))
}
const isLeaving = /log-?out|sign-?out|sessions|account|\/try$|\/list$/i

/** Letters of a key in a row that no sentence has by chance. */
const partsOf = (key: string) => [key, key.slice(0, 12), key.slice(-10)]

test('planted keys stand in no answer of any call, in no row as it was written, and in no line of the console', async () => {
  const reads = endpoints.filter(({ method }) => method === 'GET')
  expect(reads.length).toBeGreaterThan(80)
  let answered = 0
  for (const page of Object.values(people))
    for (const { path } of reads)
      for (const address of addressesOf(path)) {
        const { status, body, response } = await page.get(address)
        if (status === 200) answered += 1
        note(`GET ${address}`, body)
        note(`head of ${address}`, JSON.stringify([...response.headers]))
      }
  expect(answered).toBeGreaterThan(100)
  // A key that is sent where none belongs is not said back by the refusal, nor kept.
  const body = { key: planted.person, apiKey: planted.admin, model: 'm', provider: 'compatible', url: model.url }
  for (const { method, path } of endpoints)
    if (method !== 'GET' && method !== 'DELETE' && !isLeaving.test(path)) {
      const [address = path] = addressesOf(path)
      const send = { POST: 'post', PUT: 'put', PATCH: 'patch' } as const
      note(`${method} ${address}`, (await people.individual[send[method]](address, body)).body)
    }
  for (const whose of [OWN, ALL])
    for (const call of [modelsApi.try, modelsApi.list]) {
      const page = whose === ALL ? people.admin : people.individual
      const path = call.path.replace(':whose', whose.whose)
      note(path, (await page.post(path, { provider: 'compatible', url: model.url, model: 'tiny' })).body)
    }
  const world = await worldById('default')
  await world.commit()
  note('start', greeting({ url: 'http://127.0.0.1', data: '.data' }))
  for (const endpoint of [modelsApi.set, modelsApi.list, modelsApi.try])
    recordAccepted(world.id, endpoint, undefined, { params: ALL, body })
  note(
    'ledger',
    ledgerOf(world.id).map(({ input }) => ({ ...input, body: { ...(input['body'] as object), apiKey: '' } })),
  )
  expect(handlers.length).toBeGreaterThan(100)
  // The provider was asked with each of them: they were there to be told.
  const { admin, person, environment } = planted
  expect([admin, person, environment].filter((key) => !used.has(key))).toEqual([])
  expect(seen.filter(({ where }) => where.startsWith('row models')).length).toBeGreaterThan(1)
  const told = seen.filter(({ text }) =>
    Object.values(planted).some((key) => partsOf(key).some((part) => text.includes(part))),
  )
  expect(told.map(({ where, text }) => `${where}: ${text.slice(0, 200)}`)).toEqual([])
})
