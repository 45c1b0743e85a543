import { beforeEach, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

type Listed = { success: boolean; data: { id: string; createdAt: string; isRead: boolean; type: string }[] }
const unread = { body: { data: { count: 2 } } }

test('the list is one’s own, the newest first, and the count agrees with it', async () => {
  const page = await signedIn('team-member')
  const { success, data } = (await page.get('/notifications')).body as Listed
  expect(success).toBe(true)
  expect(data.map((item) => item.type)).toEqual(['mention', 'project_update', 'project_invitation_received', 'system'])
  expect(data.filter((item) => !item.isRead)).toHaveLength(2)
  expect(await page.get('/notifications/unread-count')).toMatchObject(unread)
})

test('of two in one moment the later stands first', async () => {
  const createdAt = new Date().toISOString()
  for (const id of ['first', 'second']) {
    const accountId = seedUserId('free')
    world.notifications.put({ id, accountId, type: 'system', title: id, isRead: false, createdAt })
  }
  const { data } = (await (await signedIn('free')).get('/notifications')).body as Listed
  expect(data.slice(0, 2).map((item) => item.id)).toEqual(['second', 'first'])
})

test('reading one tells the person’s other pages and nobody else', async () => {
  const page = await signedIn('team-member')
  const [own, other] = await Promise.all([listen('team-member'), listen('team-owner')])
  const mention = world.notifications.find((row) => row.type === 'mention')?.id ?? ''
  await page.patch(`/notifications/${mention}/read`)
  expect(world.notifications.get(mention)?.isRead).toBe(true)
  expect(own.of('notification_read')).toEqual([{ notificationId: mention }])
  expect(other.heard).toEqual([])
  expect(await page.get('/notifications/unread-count')).toMatchObject({ body: { data: { count: 1 } } })
})

test('reading all leaves other people’s unread', async () => {
  const page = await signedIn('team-member')
  const own = await listen('team-member')
  await page.patch('/notifications/mark-all-read')
  expect(await page.get('/notifications/unread-count')).toMatchObject({ body: { data: { count: 0 } } })
  expect(own.of('all_notifications_read')).toHaveLength(1)
  expect(world.notifications.filter((row) => row.accountId === seedUserId('tester') && !row.isRead)).toHaveLength(1)
})

test('a deleted one is gone', async () => {
  const page = await signedIn('team-member')
  const mention = world.notifications.find((row) => row.type === 'mention')?.id ?? ''
  expect((await page.del(`/notifications/${mention}`)).status).toBe(200)
  expect(world.notifications.has(mention)).toBe(false)
  expect((await page.del(`/notifications/${mention}`)).status).toBe(404)
})

test('another’s notification does not exist, and visitors have none', async () => {
  const mention = world.notifications.find((row) => row.type === 'mention')?.id ?? ''
  const free = await signedIn('free')
  expect((await free.patch(`/notifications/${mention}/read`)).status).toBe(404)
  expect((await free.del(`/notifications/${mention}`)).status).toBe(404)
  expect(world.notifications.get(mention)?.isRead).toBe(false)
  expect((await caller().get('/notifications')).status).toBe(401)
  expect((await caller().get('/notifications/unread-count')).status).toBe(401)
})
