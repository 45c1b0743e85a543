import { SOCKET } from '#contract/realtime.ts'
import { readToken } from '#shared/api/token.ts'
import { env } from '#shared/env.ts'

type Listener = (...args: never[]) => void

/** The part of Socket.IO's client that we use; the in-page double has the same. */
export type SocketLike = {
  readonly connected: boolean
  /** False once the client has given up or was refused: it then waits for `connect`. */
  readonly active: boolean
  on(event: string, listener: Listener): unknown
  off(event: string, listener?: Listener): unknown
  emit(event: string, ...args: unknown[]): unknown
  connect(): unknown
  disconnect(): unknown
  /** Events emitted while disconnected; emptied when the person changes. */
  sendBuffer?: unknown[]
  io: { on(event: string, listener: Listener): unknown; off(event: string, listener?: Listener): unknown }
}

export type CreateSocket = () => SocketLike | Promise<SocketLike>

/**
 * A socket that is idle until it is told to connect. One of its own for each person: nothing is shared with the last one.
 *
 * @param url origin of the server; the page's own without it
 */
export const createSocketAt =
  (url: string | undefined): CreateSocket =>
  async () => {
    const { io } = await import('socket.io-client')
    const options = {
      path: '/socket.io',
      transports: [...SOCKET.transports],
      // Without it the client would try the first transport alone, again and again: polling is for networks without
      // websocket.
      tryAllTransports: true,
      reconnectionDelay: SOCKET.reconnectionDelayMs,
      reconnectionDelayMax: SOCKET.reconnectionDelayMaxMs,
      reconnectionAttempts: SOCKET.reconnectionAttempts,
      timeout: SOCKET.timeoutMs,
      withCredentials: true,
      autoConnect: false,
      forceNew: true,
      // Read at each connect: a token captured once would outlive its session. Never in the address.
      auth: (send: (data: object) => void) => {
        const token = readToken()
        send(token ? { token } : {})
      },
    }
    return (url ? io(url, options) : io(options)) as unknown as SocketLike
  }

export const createSocket = createSocketAt(env.socketUrl)
