import { Server } from 'socket.io'
import type { Socket } from 'socket.io-client'
import { afterEach, expect, test, vi } from 'vitest'

import { receivedEvents } from '#contract/realtime.ts'
import { createConnection } from '#platform/realtime/connection.ts'
import { createSocketAt } from '#platform/realtime/socket.ts'

import { listen } from '#tests/mocks/server/listening.ts'
import { until } from '#tests/support/until.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server of Socket.IO and nothing else. */
async function realServer(transports: ('websocket' | 'polling')[] = ['polling', 'websocket']) {
  const running = await listen()
  const server = new Server(running.server, { transports, serveClient: false })
  closing.push(() => server.close())
  return { server, url: running.url }
}

async function open(url: string) {
  const socket = (await createSocketAt(url)()) as unknown as Socket
  closing.push(() => socket.disconnect())
  return socket
}

test('the numbers are those of the text', async () => {
  const { io } = await open('http://127.0.0.1:9')
  expect(io.opts).toMatchObject({
    transports: ['websocket', 'polling'],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    reconnectionAttempts: 5,
    timeout: 20_000,
    withCredentials: true,
  })
  // Clients of a server that starts again do not all knock at the same moment.
  expect(io.randomizationFactor()).toBeGreaterThan(0)
})

test.each([
  ['websocket where there is one', ['polling', 'websocket'], 'websocket'],
  ['polling where websocket is blocked', ['polling'], 'polling'],
] as const)('it travels over %s, and all events arrive', async (_, transports, expected) => {
  const { server, url } = await realServer([...transports])
  const heard = new Set<string>()
  const socket = await open(url)
  const arrived = new Promise<void>((resolve) => {
    for (const event of Object.keys(receivedEvents)) {
      socket.on(event, () => {
        heard.add(event)
        if (heard.size === Object.keys(receivedEvents).length) resolve()
      })
    }
  })
  server.on('connection', (client) => {
    for (const event of Object.keys(receivedEvents)) client.emit(event, {})
  })
  socket.connect()
  await arrived
  expect(socket.io.engine.transport.name).toBe(expected)
})

test('the token is read at each connect and never stands in the address', async () => {
  const { server, url } = await realServer()
  const given: { token: unknown; address: string | undefined }[] = []
  server.use((client, next) => {
    given.push({ token: client.handshake.auth['token'], address: client.request.url })
    next()
  })
  let token: string | null = 'first-token'
  vi.stubGlobal('localStorage', { getItem: () => token })
  const socket = await open(url)
  const stands = () => new Promise<void>((resolve) => void socket.once('connect', () => resolve()))
  let standing = stands()
  socket.connect()
  await standing
  token = 'second-token'
  standing = stands()
  socket.disconnect().connect()
  await standing
  token = null
  standing = stands()
  socket.disconnect().connect()
  await standing
  expect(given.map((one) => one.token)).toEqual(['first-token', 'second-token', undefined])
  expect(given.map(({ address }) => address).join(' ')).not.toContain('-token')
})

test('a real server that ends the connection, or refuses it, leaves it down until it is woken; then rooms are joined again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { server, url } = await realServer()
  const joined: unknown[] = []
  let isRefusing = false
  server.use((_, next) => next(isRefusing ? new Error('Unauthorized') : undefined))
  server.on('connection', (client) => {
    client.onAny((event: string, payload: unknown) => joined.push([event, payload]))
  })
  let checks = 0
  const connection = createConnection(createSocketAt(url), 'u1', () => Promise.resolve((checks += 1) > 1))
  closing.push(() => connection.close())
  connection.join('document/d1', { join: 'join-document', leave: 'leave-document', payload: { documentId: 'd1' } })
  const untilState = (wanted: string) => until(() => expect(connection.state()).toBe(wanted))
  await untilState('connected')
  await until(() => expect(joined).toHaveLength(2))

  isRefusing = true
  server.disconnectSockets()
  await untilState('down')
  expect(checks).toBe(1)
  connection.wake()
  await untilState('connecting')
  await untilState('down')
  isRefusing = false
  connection.retry()
  await untilState('connected')
  await until(() => expect(joined).toHaveLength(4))
  expect(joined.slice(2)).toEqual([
    ['join-user-room', 'u1'],
    ['join-document', { documentId: 'd1' }],
  ])
})

test('twenty clients come back by themselves after the server was away', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { server, url } = await realServer()
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open(url)))
  for (const socket of sockets) {
    socket.io.reconnectionDelay(20)
    socket.connect()
  }
  await until(() => expect(sockets.every(({ connected }) => connected)).toBe(true))
  // As a restart does it: every line is cut from below.
  for (const client of await server.fetchSockets()) {
    ;(client as unknown as { conn: { close(): void } }).conn.close()
  }
  server.engine.close()
  await until(() => expect(sockets.every(({ connected }) => connected)).toBe(true))
})
