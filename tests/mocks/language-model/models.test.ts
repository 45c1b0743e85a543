import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { adminApi } from '#contract/admin.ts'
import { capabilitiesApi } from '#contract/capabilities.ts'
import { modelsApi } from '#contract/models.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { documentsApi } from '#contract/documents.ts'
import type { World } from '#engine/world/world.ts'
import { isPrivateAddress } from '#mocks/language-model/private-address.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { startModelServer, startScriptedModel } from '#tests/support/model-server.ts'
import { until } from '#tests/support/until.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'

const KEY = 'sk-planted-4f9d2c81b7e6a035'
const OWN = { whose: 'own' } as const
const ALL = { whose: 'everyone' } as const
const at = (url: string) => ({ provider: 'compatible' as const, url, model: 'tiny' })

let world: World
beforeEach(async () => {
  world = await freshWorld()
  vi.stubEnv('ROADRUNNER_KEYS_SECRET', 'a secret of this server alone')
  vi.stubEnv('ROADRUNNER_OWN_MODELS', 'on')
  vi.stubEnv('ROADRUNNER_OWN_MODELS_PRIVATE', 'on')
})
afterEach(() => vi.unstubAllEnvs())

test('an admin chooses for everybody, a person for themselves, and each is told which one writes', async () => {
  const [admin, person] = [await signedIn('admin'), await signedIn('individual')]
  const body = { ...at('http://127.0.0.1:9/v1'), model: 'for-all' }
  expect((await ask(person, modelsApi.get, { params: OWN })).inUse).toBeNull()
  await ask(admin, modelsApi.set, { params: ALL, body })
  expect((await ask(person, modelsApi.get, { params: OWN })).inUse).toEqual({ model: 'for-all', chosenBy: 'admin' })
  await ask(person, modelsApi.set, { params: OWN, body: { ...body, model: 'mine' } })
  expect((await ask(person, modelsApi.get, { params: OWN })).inUse).toEqual({ model: 'mine', chosenBy: 'person' })
  expect((await ask(person, capabilitiesApi.get, {})).model).toBe('mine')
  expect((await ask(await signedIn('free'), capabilitiesApi.get, {})).model).toBe('for-all')
  await ask(person, modelsApi.remove, { params: OWN })
  expect((await ask(person, capabilitiesApi.get, {})).model).toBe('for-all')
})

test('only admins choose for everybody; where people may not choose, none is taken and none is used', async () => {
  const [admin, person] = [await signedIn('admin'), await signedIn('individual')]
  const body = at('http://127.0.0.1:9/v1')
  for (const call of [modelsApi.set, modelsApi.try])
    expect((await refused(person, call, { params: ALL, body })).status).toBe(403)
  expect((await refused(person, modelsApi.get, { params: ALL })).status).toBe(403)
  expect((await refused(person, modelsApi.allow, { body: { on: true } })).status).toBe(403)
  await ask(person, modelsApi.set, { params: OWN, body })
  await ask(admin, modelsApi.allow, { body: { on: false } })
  expect(await ask(person, modelsApi.get, { params: OWN })).toMatchObject({
    mayChoose: false,
    chosen: null,
    inUse: null,
  })
  expect((await refused(person, modelsApi.set, { params: OWN, body })).body.code).toBe('no_own')
  expect((await ask(person, capabilitiesApi.get, {})).model).toBeUndefined()
})

test('without a secret on the server no key is taken, and the page is told', async () => {
  vi.stubEnv('ROADRUNNER_KEYS_SECRET', '')
  const person = await signedIn('individual')
  expect((await ask(person, modelsApi.get, { params: OWN })).keepsKeys).toBe(false)
  const body = at('http://127.0.0.1:9/v1')
  const { status, body: said } = await refused(person, modelsApi.set, { params: OWN, body: { ...body, key: KEY } })
  expect([status, said.code]).toEqual([422, 'no_secret'])
  expect((await ask(person, modelsApi.set, { params: OWN, body })).chosen).toMatchObject({ hasKey: false })
})

describe('a key', () => {
  test('is kept sealed, opens for its owner alone, and stands in no answer, row, log, failure or line of the console', async () => {
    const lines: unknown[] = []
    for (const name of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, name).mockImplementation((...args) => lines.push(args))
    const seen: string[] = []
    const [admin, person] = [await signedIn('admin'), await signedIn('individual')]
    const server = await startScriptedModel([
      { status: 401, body: JSON.stringify({ error: { message: `Wrong key ${KEY} or sk-planted*******a035.` } }) },
    ])
    const body = { ...at(server.url), key: KEY }
    const both = [
      { page: admin, params: ALL },
      { page: person, params: OWN },
    ]
    for (const { page, params } of both) {
      seen.push(JSON.stringify(await ask(page, modelsApi.set, { params, body })))
      seen.push(JSON.stringify(await ask(page, modelsApi.get, { params })))
      seen.push(JSON.stringify(await ask(page, modelsApi.try, { params, body: at(server.url) })))
      seen.push(JSON.stringify(await refused(page, modelsApi.list, { params, body: at(server.url) })))
    }
    const [paper] = (await ask(person, documentsApi.list, { query: { text: 'bcg', limit: '1' } })).documents
    const run = { documentIds: [paper?.id ?? ''], query: 'Does it work?' }
    const { id } = await ask(person, synthesesApi.generate, { body: run })
    const failed = await until(async () => {
      const row = await ask(person, synthesesApi.get, { params: { id } })
      expect(row.status).toBe('failed')
      return row
    })
    expect(failed.error).toContain('Wrong key …')
    seen.push(JSON.stringify([failed, await ask(admin, adminApi.log, { query: {} }), lines]))
    seen.push(JSON.stringify(await ask(admin, adminApi.platform, {})))
    seen.push(JSON.stringify(world.models.filter(() => true)), JSON.stringify(world.adminLog.filter(() => true)))
    await server.close()
    vi.restoreAllMocks()
    expect(server.asked.length).toBeGreaterThan(2)
    for (const text of seen) for (const part of [KEY, KEY.slice(0, 8), KEY.slice(-6)]) expect(text).not.toContain(part)
    expect(world.models.get('everyone')?.sealedKey).not.toBe(world.models.get(seedUserId('individual'))?.sealedKey)
  })

  test('goes to the server it was entered for and to no other', async () => {
    const person = await signedIn('individual')
    const [first, second] = [await startModelServer('Hello.'), await startModelServer('Hello.')]
    await ask(person, modelsApi.set, { params: OWN, body: { ...at(first.url), key: KEY } })
    await ask(person, modelsApi.try, { params: OWN, body: at(first.url) })
    expect(first.asked[0]?.authorization).toBe(`Bearer ${KEY}`)
    const { status, body } = await refused(person, modelsApi.try, { params: OWN, body: at(second.url) })
    expect([status, body.code, second.asked]).toEqual([422, 'other_server', []])
    await Promise.all([first.close(), second.close()])
  })

  test('that was sealed in another row or with another secret opens nothing, and the run says what to do', async () => {
    const person = await signedIn('individual')
    await ask(person, modelsApi.set, { params: OWN, body: { ...at('http://127.0.0.1:9/v1'), key: KEY } })
    const mine = world.models.get(seedUserId('individual'))!
    world.models.put({ ...mine, id: seedUserId('free') })
    const { unseal } = await import('#mocks/language-model/vault.ts')
    expect(await unseal(mine.sealedKey!, mine.id)).toBe(KEY)
    expect(await unseal(mine.sealedKey!, seedUserId('free'))).toBeUndefined()
    vi.stubEnv('ROADRUNNER_KEYS_SECRET', 'another secret altogether')
    expect(await unseal(mine.sealedKey!, mine.id)).toBeUndefined()
  })

  test('in an address is refused, because addresses are shown', async () => {
    const person = await signedIn('individual')
    for (const url of [
      'https://me:word@models.example/v1',
      'https://models.example/v1?api_key=abc',
      'ftp://models.example',
    ])
      expect((await refused(person, modelsApi.set, { params: OWN, body: at(url) })).status, url).toBe(422)
  })
})

describe('the network of the server', () => {
  test.each([
    ['127.0.0.1', true], ['127.8.8.8', true], ['10.1.2.3', true], ['172.16.0.1', true], ['172.32.0.1', false], ['192.168.1.1', true],
    ['169.254.169.254', true], ['100.64.0.1', true], ['0.0.0.0', true], ['224.0.0.1', true], ['255.255.255.255', true],
    ['8.8.8.8', false], ['::1', true], ['::', true], ['fe80::1', true], ['fe80::1%eth0', true], ['fc00::1', true], ['fd12::1', true],
    ['::ffff:127.0.0.1', true], ['::ffff:8.8.8.8', true], ['64:ff9b::7f00:1', true], ['2002:7f00:1::', true], ['2001:db8::1', true],
    ['ff02::1', true], ['2606:4700:4700::1111', false], ['not an address', true],
  ])('%s is private: %s', (address, is) => {
    expect(isPrivateAddress(address)).toBe(is)
  }) // prettier-ignore

  test('is not reached by people’s own addresses, in whatever way they are written', async () => {
    vi.stubEnv('ROADRUNNER_OWN_MODELS_PRIVATE', '')
    const person = await signedIn('individual')
    const server = await startModelServer('Hello.')
    const port = new URL(server.url).port
    for (const host of [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0',
    ]) {
      const body = at(`http://${host}:${port}/v1`)
      const trial = await ask(person, modelsApi.try, { params: OWN, body })
      expect(trial.failure, host).toBe(
        'The address of the language model leads into this server’s own network, which is not allowed. Choose another address.',
      )
      expect((await refused(person, modelsApi.list, { params: OWN, body })).body.message).toMatch(/own network/)
    }
    expect(server.asked).toEqual([])
    const admin = await signedIn('admin')
    expect((await ask(admin, modelsApi.try, { params: ALL, body: at(server.url) })).failure).toBeUndefined()
    await server.close()
  })

  test('is not reached by being sent on', async () => {
    const person = await signedIn('individual')
    const inside = await startModelServer('Hello.')
    const outside = await startScriptedModel([{ status: 307, headers: { location: inside.url }, body: '' }])
    const trial = await ask(person, modelsApi.try, { params: OWN, body: at(outside.url) })
    expect(trial.failure).toContain('It sends on to another address')
    expect(inside.asked).toEqual([])
    await Promise.all([inside.close(), outside.close()])
  })
})

test('trying a model is a real small run, and the report says what was borne', async () => {
  const admin = await signedIn('admin')
  const server = await startModelServer(
    '## Sleep\n\nPatients slept 38 minutes longer with dimmed light [[trial|"Patients slept 38 minutes longer with dimmed light"]]. They slept 83 minutes longer [[trial|"Patients slept 38 minutes longer with dimmed light"]].',
  )
  const trial = await ask(admin, modelsApi.try, { params: ALL, body: at(server.url) })
  await server.close()
  expect(trial).toMatchObject({ sentences: 2, borne: 1 })
  expect(trial.failure).toBeUndefined()
  expect(trial.words).toContain('## Sleep')
})

test('somebody who leaves takes their choice and its key along', async () => {
  const person = await signedIn('individual')
  await ask(person, modelsApi.set, { params: OWN, body: { ...at('http://127.0.0.1:9/v1'), key: KEY } })
  const { removeAccount } = await import('#mocks/accounts/account-removal.ts')
  removeAccount(world, world.accounts.get(seedUserId('individual'))!)
  expect(world.models.size).toBe(0)
})
