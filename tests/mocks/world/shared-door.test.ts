import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'

import { openWorld, type World } from '#engine/world/world.ts'
import { openStores, type Stores } from '#mocks/world/pglite.ts'

import { startPostgres, type TestPostgres } from './postgres.ts'

const found = await startPostgres()
const postgres = found as TestPostgres

let folder: string
let url: string
const opened: { world: World; stores: Stores }[] = []
afterEach(async () => {
  for (const { world, stores } of opened.splice(0)) {
    await world.close()
    await stores.close()
  }
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => found?.stop())

/** A world as a process of its own has it. */
async function open(): Promise<World> {
  const stores = await openStores(folder, undefined, { url, stopped: () => undefined })
  const world = await openWorld('default', await stores.storeFor('default'), (empty) => {
    empty.usage.put({ id: 'count', accountId: 'a', feature: 'search', month: '2026-01', used: 0 })
  })
  opened.push({ world, stores })
  return world
}
async function two(): Promise<[World, World]> {
  folder = await mkdtemp(join(tmpdir(), 'roadrunner-door-'))
  url = await postgres.newDatabase()
  return Promise.all([open(), open()])
}
const used = (world: World) => world.usage.get('count')?.used ?? 0
const addOne = (world: World) => world.write(() => world.usage.update('count', { used: used(world) + 1 }))
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'kept',
    (error: { status?: number; body?: { code?: string } }) => `${error.status} ${error.body?.code}`,
  )
/** Ends the connections of all, as the loss of a network does. */
const cut = () =>
  postgres.run(
    url,
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'roadrunner' and datname = current_database()",
  )

describe.runIf(found)('a world of two processes', () => {
  test('is seeded once, loses no addition of either, and shows each what the other has kept', async () => {
    const [a, b] = await two()
    await Promise.all(Array.from({ length: 60 }, async (_, n) => addOne(n % 2 === 0 ? a : b)))
    await Promise.all([a.door?.fresh(), b.door?.fresh()])
    expect([used(a), used(b)]).toEqual([60, 60])
    await a.write(() => a.usage.remove('count'))
    await b.door?.fresh()
    expect(b.usage.has('count')).toBe(false)
  })

  test('lets others in while a call waits outside, and shows it what they kept when it comes back', async () => {
    const [a, b] = await two()
    const seen = await a.during(false, async (apart) => {
      a.usage.update('count', { used: 5 })
      await apart(() => addOne(b))
      return used(a)
    })
    expect(seen).toBe(6)
  })

  test('refuses what was written while nobody had the turn, where others wrote the same row, and keeps theirs', async () => {
    const [a, b] = await two()
    await addOne(b)
    // Nobody told this one: as a call that took too long would.
    a.usage.update('count', { used: 40 })
    const late = a.during(false, async () => undefined)
    expect(await outcome(late)).toBe('kept')
    await b.door?.fresh()
    expect([used(a), used(b)]).toEqual([1, 1])
  })

  test('takes back what the database did not keep, and refuses the calls that were under way', async () => {
    const [a, b] = await two()
    const lost = a.during(false, async () => {
      a.usage.update('count', { used: 40 })
      await cut()
    })
    expect(await outcome(lost)).toBe('503 database_away')
    await expect.poll(() => outcome(addOne(b))).toBe('kept')
    await expect.poll(() => outcome(a.door?.fresh() ?? Promise.reject(new Error('no door')))).toBe('kept')
    expect([used(a), used(b)]).toEqual([used(b), used(b)])
    expect(used(a)).toBeLessThan(40)
  })

  test('removes a file when no process names it any more, and not before', async () => {
    const [a, b] = await two()
    const files = async () => {
      const [store = ''] = (await readdir(folder)).filter((name) => name.startsWith('files-'))
      return readdir(join(folder, store))
    }
    await a.write(() => a.contents.put({ id: 'one', bytes: 'QUJD' }))
    await b.write(() => b.contents.put({ id: 'two', bytes: 'QUJD' }))
    await a.write(() => a.contents.remove('one'))
    await addOne(a)
    await a.door?.fresh()
    expect(await a.contents.get('two')).toEqual({ id: 'two', bytes: 'QUJD' })
    await b.write(() => b.contents.remove('two'))
    await addOne(b)
    await addOne(b)
    expect(await files()).toEqual([])
  })
})
