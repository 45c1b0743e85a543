import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'

import { cookiesOf, isOwnOrigin } from './http-headers.ts'
import { worldOf } from './worlds.ts'
import { connectedAs, mayHearIn, tokenIn } from './connected-as.ts'
import { hubOf } from '#engine/live/hub.ts'
import type { Client } from '#engine/live/rooms.ts'
import { react } from './reactions.ts'

const MAX_MESSAGE_BYTES = 256 * 1024

/** Mounts the hub on a server as real Socket.IO. Only signed-in pages of this origin get in. */
export function attachRealtime(server: HttpServer): Server {
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    // The development server has a socket of its own on the same port.
    destroyUpgrade: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, done) => {
      const allowed = isOwnOrigin(request)
      done(allowed ? null : 'The origin is not allowed.', allowed)
    },
  })
  io.use((socket, next) => void answerKnock(socket, next))
  io.on('connection', (socket) => {
    const { client, worldId } = socket.data as { client: Client; worldId: string }
    const connection = hubOf(worldId).connect(client, react)
    socket.onAny((event: string, payload: unknown) => {
      connection.receive(event, payload).catch((error: unknown) => console.error(`socket ${event}:`, error))
    })
    socket.on('disconnect', () => connection.closed())
  })
  return io
}

async function answerKnock(socket: Socket, next: (error?: Error) => void) {
  try {
    const client = await admit(socket)
    next(client ? undefined : new Error('Unauthorized'))
  } catch (error) {
    console.error('socket:', error)
    next(new Error('The server could not open the connection.'))
  }
}

/** The page behind a socket, where it is signed in. Its world is opened on the way. */
async function admit(socket: Socket): Promise<Client | undefined> {
  const cookies = cookiesOf(socket.handshake.headers.cookie)
  const world = await worldOf(cookies)
  await world.door?.fresh()
  const account = connectedAs(world.id, { cookies, token: tokenIn(socket.handshake.auth['token']) })
  if (!account()) return undefined
  const client: Client = {
    id: socket.id,
    account,
    mayHear: mayHearIn(world.id, account),
    deliver: (event, payload) => void socket.emit(event, payload),
    drop: () => void socket.disconnect(true),
  }
  socket.data = { client, worldId: world.id }
  return client
}
