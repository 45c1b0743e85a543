import { receivedEvents, type PayloadOf, type ReceivedEvent, type SentEvent } from '#contract/realtime.ts'

import type { CreateSocket, SocketLike } from './socket.ts'

export type ConnectionState = 'connected' | 'connecting' | 'down'
type Handler = (payload: never) => void
type Room = { join: SentEvent; leave: SentEvent; payload: unknown; users: number }

/** Nobody wants to learn later that somebody was typing. */
const VOLATILE: ReadonlySet<string> = new Set(['comment-typing', 'project-chat-typing'])
/** After a refusal the session may be gone: it is checked, at most this often. */
const REFUSAL_CHECK_MS = 60_000

/**
 * The live connection of one person: state, rooms and listeners. It survives what Socket.IO gives up on: after the
 * specified attempts it waits, and `wake` (back online, tab visible, a poll that worked, a click) starts it again.
 */
export function createConnection(createSocket: CreateSocket, userId: string, onRefused: () => void) {
  let socket: SocketLike | undefined
  let state: ConnectionState = 'connecting'
  let isClosed = false
  let hasConnected = false
  let lastRefusal = -Infinity
  const rooms = new Map<string, Room>()
  const handlers = new Map<ReceivedEvent, Set<Handler>>()
  const stateListeners = new Set<() => void>()
  const reconnectListeners = new Set<() => void>()
  const logged = new Set<string>()

  const setState = (next: ConnectionState) => {
    if (state === next) return
    state = next
    for (const listener of stateListeners) listener()
  }

  const deliver = (event: ReceivedEvent, payload: unknown) => {
    const parsed = receivedEvents[event].safeParse(payload)
    if (!parsed.success) {
      // Once, and without its content: a flood of bad events must not become a flood of lines.
      if (!logged.has(event)) console.warn(`A '${event}' event of unknown form was dropped.`)
      logged.add(event)
      return
    }
    handlers.get(event)?.forEach((handler) => handler(parsed.data as never))
  }

  const onConnect = () => {
    setState('connected')
    for (const { join, payload } of rooms.values()) socket?.emit(join, payload)
    // Events are delivered at most once: what came while we were away is asked for.
    if (hasConnected) for (const listener of reconnectListeners) listener()
    hasConnected = true
  }
  const onDisconnect = () => setState(socket?.active ? 'connecting' : 'down')
  const onConnectError = () => {
    if (socket?.active) return
    setState('down')
    if (Date.now() - lastRefusal < REFUSAL_CHECK_MS) return
    lastRefusal = Date.now()
    onRefused()
  }
  const onGivenUp = () => setState('down')

  const attach = (created: SocketLike) => {
    if (isClosed) return
    socket = created
    created.on('connect', onConnect)
    created.on('disconnect', onDisconnect)
    created.on('connect_error', onConnectError)
    created.io.on('reconnect_failed', onGivenUp)
    for (const event of Object.keys(receivedEvents) as ReceivedEvent[]) {
      created.on(event, (payload: unknown) => deliver(event, payload))
    }
    created.connect()
  }
  const open = () => {
    setState('connecting')
    Promise.resolve()
      .then(createSocket)
      .then(attach, () => setState('down'))
  }

  const wake = () => {
    if (isClosed || state !== 'down') return
    if (!socket) return open()
    setState('connecting')
    socket.connect()
  }

  rooms.set('user', { join: 'join-user-room', leave: 'leave-user-room', payload: userId, users: 1 })
  open()

  return {
    state: () => state,
    onState: (listener: () => void) => {
      stateListeners.add(listener)
      return () => void stateListeners.delete(listener)
    },
    onReconnect: (listener: () => void) => {
      reconnectListeners.add(listener)
      return () => void reconnectListeners.delete(listener)
    },
    on<E extends ReceivedEvent>(event: E, handler: (payload: PayloadOf<E>) => void) {
      const all = handlers.get(event) ?? new Set()
      handlers.set(event, all.add(handler))
      return () => void all.delete(handler)
    },
    emit(event: SentEvent, payload: unknown) {
      if (VOLATILE.has(event) && !socket?.connected) return
      socket?.emit(event, payload)
    },
    /** Joins a room, now and after every reconnect, until as many have left as have joined. */
    join(name: string, room: Omit<Room, 'users'>) {
      const known = rooms.get(name)
      if (known) known.users += 1
      else {
        rooms.set(name, { ...room, users: 1 })
        if (socket?.connected) socket.emit(room.join, room.payload)
      }
      return () => {
        const mine = rooms.get(name)
        if (!mine || --mine.users > 0) return
        rooms.delete(name)
        if (socket?.connected) socket.emit(room.leave, room.payload)
      }
    },
    wake,
    /** Leaves, and drops what was waiting to be sent: it must never go out under another name. */
    close() {
      isClosed = true
      if (!socket) return
      if (socket.connected) for (const { leave, payload } of rooms.values()) socket.emit(leave, payload)
      for (const event of ['connect', 'disconnect', 'connect_error', ...Object.keys(receivedEvents)]) socket.off(event)
      socket.io.off('reconnect_failed')
      socket.disconnect()
      if (socket.sendBuffer) socket.sendBuffer.length = 0
    },
  }
}

export type Connection = ReturnType<typeof createConnection>
