import { expect, test } from 'vitest'

import { flood, floodSchema } from '#mocks/server/flood.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { listen } from '../ear.ts'

test('a flood is made of real notifications: each is kept, each is told, in order', async () => {
  const world = await freshWorld()
  const ear = await listen('free')
  const accountId = seedUserId('free')
  const before = world.notifications.count((row) => row.accountId === accountId)
  expect(await flood(world, { accountId, total: 500, perSecond: 10_000 })).toMatchObject({ sent: 500 })
  expect(world.notifications.count((row) => row.accountId === accountId)).toBe(before + 500)
  expect(ear.of('new_notification').map((note) => (note as { title: string }).title)).toEqual(
    Array.from({ length: 500 }, (_, n) => `Event ${n + 1}`),
  )
})

test('a flood without end is not begun', () => {
  for (const odd of [{ total: 1e9 }, { perSecond: 0 }, { total: 1.5 }, {}]) {
    expect(floodSchema.safeParse({ accountId: 'a', total: 1, perSecond: 1, ...odd }).success).toBe(
      Object.keys(odd).length === 0,
    )
  }
})
