import { afterEach, describe, expect, it } from 'vitest'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { memoryStore, type Store } from '#engine/world/store.ts'
import type { Change } from '#engine/world/table.ts'
import { openWorld } from '#engine/world/world.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { setFault } from '#mocks/server/faults.ts'
import { configureWorlds } from '#mocks/world/world-settings.ts'
import { closeWorlds, forgetWorld, freshWorld, worldById, worldOf } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { signedIn } from '../caller.ts'

afterEach(async () => {
  await closeWorlds()
  configureWorlds({ storeFor: () => Promise.resolve(memoryStore()), allowNamed: false })
})

describe('worlds of one process', () => {
  it('are opened once, however many ask at the same time', async () => {
    let opened = 0
    const storeFor = () => {
      opened += 1
      return Promise.resolve(memoryStore())
    }
    configureWorlds({ storeFor, allowNamed: true })
    const worlds = await Promise.all(Array.from({ length: 20 }, () => worldOf({ 'mock-world': 'one' })))
    expect([new Set(worlds).size, opened]).toEqual([1, 1])
  })

  it('are chosen by a cookie only where that is allowed and the name is one', async () => {
    const idFor = async (name: string) => (await worldOf({ 'mock-world': name })).id
    expect(await idFor('mine')).toBe('default')
    configureWorlds({ storeFor: () => Promise.resolve(memoryStore()), allowNamed: true })
    expect(await idFor('mine-1_A')).toBe('mine-1_A')
    for (const name of ['', '../x', 'a b', 'x'.repeat(65)]) expect(await idFor(name)).toBe('default')
  })

  it('are tried again where the store did not open', async () => {
    let isBroken = true
    const storeFor = () => (isBroken ? Promise.reject(new Error('no disk')) : Promise.resolve(memoryStore()))
    configureWorlds({ storeFor, allowNamed: false })
    await expect(worldOf({})).rejects.toThrow('no disk')
    isBroken = false
    expect((await worldOf({})).accounts.size).toBeGreaterThan(0)
  })

  it('begin anew for a test, and are read again when somebody else wrote', async () => {
    const before = await freshWorld()
    before.accounts.remove(before.accounts.all()[0]?.id ?? '')
    const fresh = await freshWorld()
    expect(fresh.accounts.size).toBe(before.accounts.size + 1)
    expect(await worldById('default')).toBe(fresh)
    forgetWorld('default')
    expect(await worldById('default')).not.toBe(fresh)
  })

  it('begin anew without the model and the faults that an earlier test gave them', async () => {
    const { id } = await freshWorld()
    setLanguageModel(id, { url: 'http://127.0.0.1:9/v1', model: 'left behind' })
    setFault(id, { call: '*', status: 500 })
    await freshWorld()
    const person = await signedIn('individual')
    expect((await ask(person, capabilitiesApi.get, {})).model).toBeUndefined()
  })

  it('write what is pending before they close', async () => {
    const kept: Change[] = []
    let isClosed = false
    const store: Store = {
      load: () => Promise.resolve([]),
      commit: (changes) => Promise.resolve(void kept.push(...changes)),
      close: () => Promise.resolve(void (isClosed = true)),
    }
    configureWorlds({ storeFor: () => Promise.resolve(store), allowNamed: false })
    const world = await worldOf({})
    world.helpEvents.put({ id: 'late', kind: 'fab_click', at: world.now() })
    await closeWorlds()
    expect([kept.some((change) => change.id === 'late'), isClosed]).toEqual([true, true])
  })
})

describe('a commit', () => {
  /** A store whose commits wait to be let through or refused. */
  function heldStore() {
    const waiting: { changes: readonly Change[]; done(): void; fail(error: Error): void }[] = []
    const store: Store = {
      load: () => Promise.resolve([]),
      commit: (changes) => new Promise((done, fail) => waiting.push({ changes, done, fail })),
      close: () => Promise.resolve(),
    }
    return { store, waiting }
  }
  const turns = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const event = (id: string) => ({ id, kind: 'fab_click', at: '' })

  it('is not over before the commit that took its rows along', async () => {
    const { store, waiting } = heldStore()
    const world = await openWorld('default', store, () => undefined)
    const done: string[] = []
    world.helpEvents.put(event('first'))
    world.helpEvents.put(event('second'))
    const first = world.commit().then(() => done.push('first'))
    const second = world.commit().then(() => done.push('second'))
    await turns()
    expect([waiting.length, done]).toEqual([1, []])
    waiting[0]?.done()
    await Promise.all([first, second])
    expect(waiting).toHaveLength(1)
  })

  it('that is refused leaves its rows to the next one, in their order', async () => {
    const { store, waiting } = heldStore()
    const world = await openWorld('default', store, () => undefined)
    world.helpEvents.put(event('first'))
    const refused = world.commit()
    await turns()
    world.helpEvents.put(event('second'))
    waiting[0]?.fail(new Error('disk full'))
    await expect(refused).rejects.toThrow('disk full')
    const next = world.commit()
    await turns()
    expect(waiting[1]?.changes.map((change) => change.id)).toEqual(['first', 'second'])
    waiting[1]?.done()
    await next
  })
})
