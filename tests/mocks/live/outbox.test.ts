import { afterAll, expect, test, vi } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { memoryStore, type Store } from '#engine/world/store.ts'
import { configureWorlds, worldSettings } from '#mocks/world/world-settings.ts'
import { closeWorlds, worldById } from '#mocks/server/worlds.ts'

import { signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

/** A store that keeps what it is given only when the test says so. */
function slowStore() {
  let isSlow = false
  let fails = false
  let release = () => {}
  const store: Store = {
    ...memoryStore(),
    commit: () => {
      if (fails) return Promise.reject(new Error('The disk is full.'))
      if (!isSlow) return Promise.resolve()
      return new Promise<void>((resolve) => {
        release = resolve
      })
    },
  }
  return {
    store,
    slow: () => void (isSlow = true),
    fail: () => void (fails = true),
    work: () => {
      isSlow = false
      fails = false
      release()
    },
  }
}

const before = worldSettings()
afterAll(async () => {
  await closeWorlds()
  configureWorlds(before)
})

async function slowWorld() {
  await closeWorlds()
  const disk = slowStore()
  configureWorlds({ ...before, storeFor: () => Promise.resolve(disk.store) })
  const world = await worldById('default')
  return { disk, world, page: await signedIn('team-member'), ear: await listen('team-member') }
}

test('an event leaves only after the commit of its write', async () => {
  const { disk, world, page, ear } = await slowWorld()
  disk.slow()
  const reply = page.patch('/notifications/mark-all-read')
  const isMarked = () =>
    world.notifications.filter((row) => row.accountId === seedUserId('team-member')).every(({ isRead }) => isRead)
  while (!isMarked()) await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => setImmediate(resolve))
  expect(ear.heard).toEqual([])
  disk.work()
  expect((await reply).status).toBe(200)
  expect(ear.of('all_notifications_read')).toHaveLength(1)
})

test('of a write that the store refuses nobody hears', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { disk, page, ear } = await slowWorld()
  disk.fail()
  expect((await page.patch('/notifications/mark-all-read')).status).toBe(500)
  expect(ear.heard).toEqual([])
  disk.work()
})
