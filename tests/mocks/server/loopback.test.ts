import { beforeEach, describe, expect, it } from 'vitest'

import { hubOf } from '#engine/live/hub.ts'
import { createLoopbackSocket, type LoopbackSocket } from '#mocks/server/loopback.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { openSession } from '#mocks/people/sessions.ts'
import { keyOfToken } from '#mocks/people/token-key.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

let world: World
let token: string
let socket: LoopbackSocket

beforeEach(async () => {
  world = await freshWorld()
  token = openSession(world, seedUserId('free')).token
  socket = createLoopbackSocket({ token: () => token })
})

const next = (event: string, from = socket) => new Promise<unknown>((resolve) => from.once(event, resolve))
const connected = async (one = socket) => {
  const done = next('connect', one)
  one.connect()
  await done
}
const me = seedUserId('free')
const notify = (id: string) => hubOf('default').toUser(me, 'notification_read', { notificationId: id })

describe('a socket inside the page', () => {
  it('is idle until it is told to connect, and says when it stands', async () => {
    expect([socket.connected, socket.active]).toEqual([false, false])
    await connected()
    expect([socket.connected, socket.active]).toEqual([true, true])
  })

  it('is refused without a session and does not try again by itself', async () => {
    token = 'made-up'
    const refused = next('connect_error')
    socket.connect()
    expect(await refused).toMatchObject({ message: 'Unauthorized' })
    expect([socket.connected, socket.active]).toEqual([false, false])
  })

  it('sends what was said before the line stood, but nothing volatile', async () => {
    socket.volatile.emit('join-document', { documentId: 'never' })
    socket.emit('join-user-room', me)
    await connected()
    const got = next('notification_read')
    notify('n-1')
    expect(await got).toEqual({ notificationId: 'n-1' })
    expect(socket.sendBuffer).toEqual([])
  })

  it('shares nothing with the hub', async () => {
    socket.emit('join-user-room', me)
    await connected()
    const sent = { id: 'n-1', type: 'system', title: 'Before', isRead: false, createdAt: world.now(), metadata: {} }
    const got = next('new_notification')
    hubOf('default').toUser(me, 'new_notification', sent)
    sent.title = 'After'
    expect(await got).toMatchObject({ title: 'Before' })
  })

  it('leaves its rooms when it goes, and others hear of it', async () => {
    const other = createLoopbackSocket({ token: () => openSession(world, seedUserId('tester')).token })
    await connected(other)
    await connected()
    other.emit('join-document', { documentId: 'page' })
    socket.emit('join-document', { documentId: 'page' })
    await next('user-joined-document', other)
    const id = socket.id
    const left = next('user-left-document', other)
    const gone = next('disconnect')
    socket.disconnect()
    expect(await left).toMatchObject({ documentId: 'page', socketId: id })
    expect(await gone).toBe('io client disconnect')
    expect(socket.active).toBe(false)
  })

  it('is cut by a sign-out', async () => {
    await connected()
    socket.emit('join-user-room', me)
    const gone = next('disconnect')
    await Promise.resolve()
    world.sessions.remove(keyOfToken(token))
    notify('n-1')
    expect(await gone).toBe('io server disconnect')
    expect(socket.active).toBe(false)
  })

  it('can break and be mended, and loses what was said to it in between', async () => {
    await connected()
    const broken = next('disconnect')
    socket.interrupt()
    expect(await broken).toBe('transport close')
    expect([socket.connected, socket.active]).toEqual([false, true])
    notify('lost')
    socket.emit('join-user-room', me)
    await connected()
    const got = next('notification_read')
    notify('n-2')
    expect(await got).toEqual({ notificationId: 'n-2' })
  })

  it('can use up its attempts', async () => {
    await connected()
    const givenUp = new Promise<void>((resolve) => socket.io.on('reconnect_failed', () => resolve()))
    socket.interrupt({ givesUp: true })
    await givenUp
    expect([socket.connected, socket.active]).toEqual([false, false])
  })
})
