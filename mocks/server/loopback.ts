import { worldById } from './worlds.ts'
import { connectedAs, mayHearIn, tokenIn } from './connected-as.ts'
import { createEmitter, type Listener } from '../live/emitter.ts'
import { hubOf, type Connection } from '#engine/live/hub.ts'
import { react } from './reactions.ts'

/** A socket that ends in the hub of the same page; what it offers is named as in socket.io-client. */
export type LoopbackSocket = {
  readonly id: string | undefined
  readonly connected: boolean
  /** Whether it is connected or will be without being asked again. */
  readonly active: boolean
  on(event: string, listener: Listener): LoopbackSocket
  once(event: string, listener: Listener): LoopbackSocket
  off(event?: string, listener?: Listener): LoopbackSocket
  removeAllListeners(event?: string): LoopbackSocket
  listeners(event: string): Listener[]
  /** Kept until the connection stands; `volatile.emit` is not. */
  emit(event: string, payload?: unknown): LoopbackSocket
  readonly volatile: { emit(event: string, payload?: unknown): LoopbackSocket }
  readonly sendBuffer: unknown[]
  connect(): LoopbackSocket
  disconnect(): LoopbackSocket
  readonly io: { on(event: string, listener: Listener): void; off(event?: string, listener?: Listener): void }
  /** For tests: the line breaks and stays broken until `connect`; with `givesUp` all attempts are used up. */
  interrupt(options?: { givesUp?: boolean }): void
}

type Options = { worldId?: string; token: () => unknown; cookies?: () => Record<string, string> }

/** Text and back, as over a wire: page and hub share nothing. */
const overTheWire = (payload: unknown): unknown =>
  payload === undefined ? undefined : (JSON.parse(JSON.stringify(payload)) as unknown)

const report = (error: unknown) => console.error('loopback:', error)
let opened = 0

export function createLoopbackSocket({ worldId = 'default', token, cookies = () => ({}) }: Options): LoopbackSocket {
  const events = createEmitter()
  const manager = createEmitter()
  let state: 'idle' | 'opening' | 'open' | 'broken' = 'idle'
  /** Counts connections: what still travels for an old one is dropped. */
  let turn = 0
  let id: string | undefined
  let connection: Connection | undefined

  const close = (next: 'idle' | 'broken', reason: string) => {
    const was = connection
    turn += 1
    state = next
    connection = undefined
    id = undefined
    was?.closed()
    if (was) events.fire('disconnect', reason)
  }
  const open = async (current: number) => {
    const world = await worldById(worldId)
    if (current !== turn) return
    const account = connectedAs(world.id, { cookies: cookies(), token: tokenIn(token()) })
    if (!account()) {
      state = 'idle'
      events.fire('connect_error', new Error('Unauthorized'))
      return
    }
    const later = (run: () => void) =>
      queueMicrotask(() => {
        if (current === turn) run()
      })
    opened += 1
    id = `loopback-${opened}`
    connection = hubOf(world.id).connect(
      {
        id,
        account,
        mayHear: mayHearIn(world.id, account),
        deliver: (event, payload) => {
          const sent = overTheWire(payload)
          later(() => events.fire(event, sent))
        },
        drop: () => later(() => close('idle', 'io server disconnect')),
      },
      react,
    )
    state = 'open'
    for (const [event, payload] of sendBuffer.splice(0)) send(event, payload)
    events.fire('connect')
  }
  const send = (event: string, payload: unknown) => {
    connection?.receive(event, overTheWire(payload)).catch(report)
  }
  const sendBuffer: [string, unknown][] = []

  const socket: LoopbackSocket = {
    get id() {
      return id
    },
    get connected() {
      return state === 'open'
    },
    get active() {
      return state !== 'idle'
    },
    on: (event, listener) => (events.on(event, listener), socket),
    once: (event, listener) => {
      const first: Listener = (...values) => {
        events.off(event, first)
        listener(...values)
      }
      return socket.on(event, first)
    },
    off: (event, listener) => (events.off(event, listener), socket),
    removeAllListeners: (event) => (events.off(event), socket),
    listeners: (event) => events.listeners(event),
    emit: (event, payload) => {
      if (connection) send(event, payload)
      else sendBuffer.push([event, payload])
      return socket
    },
    volatile: { emit: (event, payload) => (send(event, payload), socket) },
    sendBuffer,
    connect: () => {
      if (state === 'open' || state === 'opening') return socket
      state = 'opening'
      turn += 1
      open(turn).catch(report)
      return socket
    },
    disconnect: () => (close('idle', 'io client disconnect'), socket),
    io: manager,
    interrupt: ({ givesUp = false } = {}) => {
      // As the client does it: at first it means to come back, and gives up after its last attempt.
      close('broken', 'transport close')
      if (!givesUp) return
      state = 'idle'
      manager.fire('reconnect_failed')
    },
  }
  return socket
}
