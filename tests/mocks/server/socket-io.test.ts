import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { hubOf } from '#engine/live/hub.ts'
import { attachRealtime } from '#mocks/server/socket-io.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import { openSession } from '#mocks/people/sessions.ts'
import { keyOfToken } from '#mocks/people/token-key.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { listen } from './listening.ts'

let world: World
let url: string
const closing: (() => unknown)[] = []

beforeEach(async () => {
  world = await freshWorld()
  const running = await listen()
  const server = attachRealtime(running.server)
  url = running.url
  closing.push(() => server.close())
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const session = (key: SeedKey) => openSession(world, seedUserId(key))

function connect(options: Parameters<typeof io>[1]): Socket {
  const socket = io(url, { reconnection: false, transports: ['websocket'], ...options })
  closing.push(() => socket.disconnect())
  return socket
}
const next = <T = unknown>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))

/** Connects as somebody, and resolves when the connection stands. */
async function connectAs(key: SeedKey, options: Parameters<typeof io>[1] = {}) {
  const { token } = session(key)
  const socket = connect({ auth: { token }, ...options })
  await next(socket, 'connect')
  return { socket, token, id: seedUserId(key) }
}

/** Messages of one socket arrive in order: once this answer is here, everything sent before it has had its effect. */
async function settled(socket: Socket) {
  const done = next(socket, 'user-joined-document')
  const marker = `marker-${Math.random().toString(36).slice(2)}`
  const other = await connectAs('tester')
  other.socket.emit('join-document', { documentId: marker })
  socket.emit('join-document', { documentId: marker })
  await done
  other.socket.disconnect()
}

describe('getting in', () => {
  it('is refused to nobody, to a made-up token and to a session that is over', async () => {
    const over = session('free')
    world.sessions.update(keyOfToken(over.token), { expiresAt: '2020-01-01T00:00:00.000Z' })
    for (const auth of [{}, { token: 'made-up' }, { token: { $ne: 1 } }, { token: over.token }]) {
      const error = await next<Error>(connect({ auth }), 'connect_error')
      expect(error.message).toBe('Unauthorized')
    }
  })

  it('works with the session cookie, over websocket and over polling', async () => {
    for (const transport of ['websocket', 'polling']) {
      const cookie = session('free').cookie.split(';')[0] ?? ''
      const socket = connect({ transports: [transport], extraHeaders: { cookie } })
      await next(socket, 'connect')
      expect(socket.io.engine.transport.name).toBe(transport)
    }
  })

  it('is refused to pages of other sites', async () => {
    const cookie = session('free').cookie.split(';')[0] ?? ''
    const socket = connect({ extraHeaders: { cookie, origin: 'https://evil.example' } })
    await next(socket, 'connect_error')
    expect(socket.connected).toBe(false)
  })
})

describe("a person's own room", () => {
  it('can be joined by that person alone', async () => {
    const free = await connectAs('free')
    const spy = await connectAs('student')
    const heard: unknown[] = []
    spy.socket.on('notification_read', (payload) => heard.push(payload))
    spy.socket.emit('join-user-room', free.id)
    free.socket.emit('join-user-room', free.id)
    await settled(spy.socket)
    await settled(free.socket)
    const got = next(free.socket, 'notification_read')
    hubOf('default').toUser(free.id, 'notification_read', { notificationId: 'n-1' })
    expect(await got).toEqual({ notificationId: 'n-1' })
    await settled(spy.socket)
    expect(heard).toEqual([])
  })

  it('falls silent when the person signs out', async () => {
    const { socket, token, id } = await connectAs('free')
    socket.emit('join-user-room', id)
    await settled(socket)
    const heard: unknown[] = []
    socket.on('notification_read', (payload) => heard.push(payload))
    world.sessions.remove(keyOfToken(token))
    const gone = next(socket, 'disconnect')
    hubOf('default').toUser(id, 'notification_read', { notificationId: 'n-1' })
    expect(await gone).toBe('io server disconnect')
    expect(heard).toEqual([])
  })

  it('gets nothing that the contract does not name', async () => {
    const { socket, id } = await connectAs('free')
    socket.emit('join-user-room', id)
    await settled(socket)
    const got = next(socket, 'notification_read')
    const leaky = { notificationId: 'n-1', passwordHash: 'secret' }
    hubOf('default').toUser(id, 'notification_read', leaky)
    expect(await got).toEqual({ notificationId: 'n-1' })
    expect(() => hubOf('default').toUser(id, 'notification_read', {} as never)).toThrow('does not fit the contract')
  })
})

describe('the room of a document', () => {
  it('tells who is there, who comes, who types and who goes', async () => {
    const [one, two] = [await connectAs('student'), await connectAs('individual')]
    one.socket.emit('join-document', { documentId: 'page' })
    await settled(one.socket)

    const [seenByOne, seenByTwo] = [next(one.socket, 'user-joined-document'), next(two.socket, 'user-joined-document')]
    two.socket.emit('join-document', { documentId: 'page' })
    expect(await seenByOne).toMatchObject({ documentId: 'page', userId: two.id, socketId: two.socket.id })
    expect(await seenByTwo).toMatchObject({ documentId: 'page', userId: one.id, socketId: one.socket.id })

    const typing = next(one.socket, 'user-typing')
    two.socket.emit('comment-typing', { documentId: 'page', isTyping: true, parentId: null })
    expect(await typing).toMatchObject({ documentId: 'page', isTyping: true, socketId: two.socket.id })

    const left = next(one.socket, 'user-left-document')
    const twoId = two.socket.id
    two.socket.disconnect()
    expect(await left).toMatchObject({ documentId: 'page', socketId: twoId })
  })

  it('keeps typing from those who are not in it', async () => {
    const [inside, outside] = [await connectAs('student'), await connectAs('individual')]
    const heard: unknown[] = []
    inside.socket.on('user-typing', (payload) => heard.push(payload))
    inside.socket.emit('join-document', { documentId: 'page' })
    outside.socket.emit('comment-typing', { documentId: 'page', isTyping: true })
    await settled(outside.socket)
    await settled(inside.socket)
    expect(heard).toEqual([])
  })

  it("is closed to others where it is somebody's own synthesis", async () => {
    world.syntheses.put({ id: 'mine', ownerId: seedUserId('student'), status: 'generating' })
    const [owner, other] = [await connectAs('student'), await connectAs('individual')]
    const heard: unknown[] = []
    other.socket.onAny((event: string) => event === 'content_stream' && heard.push(event))
    for (const { socket } of [owner, other]) {
      socket.emit('join-document', { documentId: 'mine' })
      await settled(socket)
    }
    const piece = { type: 'content_stream' as const, documentId: 'mine', sectionIndex: 0, content: 'First.' }
    const got = next(owner.socket, 'content_stream')
    hubOf('default').toDocument('mine', 'content_stream', piece)
    expect(await got).toEqual(piece)
    await settled(other.socket)
    expect(heard).toEqual([])
  })
})

describe('the chat of a project', () => {
  beforeEach(() => {
    world.projects.put({
      id: 'p-1',
      title: 'Review',
      ownerId: seedUserId('team-owner'),
      memberIds: [seedUserId('team-member')],
    })
  })

  it('gives the history, keeps what is said and sends it to all, the speaker too', async () => {
    const owner = await connectAs('team-owner')
    const first = next(owner.socket, 'project-chat-history')
    owner.socket.emit('join-project-chat', { projectId: 'p-1' })
    expect(await first).toEqual({ projectId: 'p-1', messages: [] })

    const own = next(owner.socket, 'project-chat-message')
    owner.socket.emit('send-project-chat-message', { projectId: 'p-1', message: 'Shall we begin?' })
    expect(await own).toMatchObject({ projectId: 'p-1', content: 'Shall we begin?', userId: owner.id })

    const member = await connectAs('team-member')
    const [history, joined] = [next(member.socket, 'project-chat-history'), next(owner.socket, 'project-user-joined')]
    member.socket.emit('join-project-chat', { projectId: 'p-1' })
    expect(await history).toMatchObject({ messages: [{ content: 'Shall we begin?' }] })
    expect(await joined).toMatchObject({ projectId: 'p-1', userId: member.id })
    expect(world.chat.filter((row) => row.room === 'p-1').map((row) => row.content)).toEqual(['Shall we begin?'])
  })

  it('neither shows nor takes anything where somebody does not belong to it', async () => {
    const [member, stranger] = [await connectAs('team-member'), await connectAs('enterprise')]
    const heard: string[] = []
    stranger.socket.onAny((event: string) => heard.push(event))
    stranger.socket.emit('join-project-chat', { projectId: 'p-1' })
    stranger.socket.emit('send-project-chat-message', { projectId: 'p-1', message: 'Let me in' })
    stranger.socket.emit('join-project-chat', { projectId: 'no-such-project' })
    const said = next(member.socket, 'project-chat-message')
    member.socket.emit('join-project-chat', { projectId: 'p-1' })
    member.socket.emit('send-project-chat-message', { projectId: 'p-1', message: 'Only us' })
    await said
    await settled(stranger.socket)
    expect(heard.filter((event) => event.startsWith('project'))).toEqual([])
    expect(world.chat.filter((row) => row.room === 'p-1').map((row) => row.content)).toEqual(['Only us'])
  })

  it('survives events and payloads of any other shape', async () => {
    const { socket } = await connectAs('team-owner')
    const bodies = [
      null,
      7,
      'text',
      [],
      {},
      { projectId: {} },
      { projectId: 'p-1', message: ' ' },
      { projectId: 'p-1' },
    ]
    for (const event of [
      'join-document',
      'join-project-chat',
      'send-project-chat-message',
      'constructor',
      '__proto__',
      'new',
    ]) {
      for (const body of bodies) socket.emit(event, body)
    }
    await settled(socket)
    expect(socket.connected).toBe(true)
    expect(world.chat.filter((row) => row.room === 'p-1')).toEqual([])
  })
})
