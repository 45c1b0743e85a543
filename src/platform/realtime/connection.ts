import { receivedEvents, type PayloadOf, type ReceivedEvent, type SentEvent } from '#contract/realtime.ts'

import { createStore } from '#shared/browser/store.ts'

import { hearEngine } from './engine-events.ts'
import type { CreateSocket, SocketLike } from './socket.ts'

export type ConnectionState = 'connected' | 'connecting' | 'down'
type Handler = (payload: never) => void
type Room = { join: SentEvent; leave: SentEvent; payload: unknown; users: number }

/** Nobody wants to learn later that somebody was typing. */
const VOLATILE: ReadonlySet<string> = new Set(['comment-typing', 'project-chat-typing', 'document-awareness'])
/** Sent to one person alone: where the payload names another one, a server mixed up its rooms. */
const PERSONAL: ReadonlySet<string> = new Set(['new_notification', 'notification_read', 'all_notifications_read'])
/** After a refusal the session may be gone: it is checked, at most this often, and one more try is made by itself. */
const REFUSAL_CHECK_MS = 60_000
const REFUSALS_MAX = 2

const ownerOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && Object.hasOwn(payload, 'userId')
    ? (payload as { userId: unknown }).userId
    : undefined

/**
 * The live connection of one person: state, rooms and listeners. It survives what Socket.IO gives up on: after the
 * specified attempts it waits, and `wake` (back online, tab visible, a session that was checked, a poll that worked) or
 * `retry` (a click, a sign-in) starts it again. `checkSession` is asked where the server refused or ended it: whether
 * the session still stands.
 */
export function createConnection(createSocket: CreateSocket, userId: string, checkSession: () => Promise<boolean>) {
  let socket: SocketLike | undefined
  const { get: state, set: setState, subscribe: onState } = createStore<ConnectionState>('connecting')
  let isClosed = false
  let hasConnected = false
  let lastCheck = -Infinity
  let refusals: number[] = []
  let isFailureLogged = false
  const rooms = new Map<string, Room>()
  const handlers = new Map<ReceivedEvent, Set<Handler>>()
  const connectListeners = new Set<(isFirst: boolean) => void>()
  const logged = new Set<string>()

  const deliver = (event: ReceivedEvent, payload: unknown) => {
    const owner = PERSONAL.has(event) ? ownerOf(payload) : undefined
    if (owner !== undefined && owner !== null && owner !== userId && `${owner as string | number}` !== userId) return
    const parsed = receivedEvents[event].safeParse(payload)
    if (!parsed.success) {
      // Once, and without its content: a flood of bad events must not become a flood of lines.
      if (!logged.has(event)) console.warn(`A '${event}' event of unknown form was dropped.`)
      logged.add(event)
      return
    }
    handlers.get(event)?.forEach((handler) => handler(parsed.data as never))
  }

  /** Events are delivered at most once: whoever lives on them asks for what came before, and while we were away. */
  const tellConnected = (isFirst: boolean) => {
    for (const listener of connectListeners) listener(isFirst)
  }
  const onConnect = () => {
    setState('connected')
    isFailureLogged = false
    for (const { join, payload } of rooms.values()) socket?.emit(join, payload)
    tellConnected(!hasConnected)
    hasConnected = true
  }
  /** Neither a refusal nor a dismissal is tried again by Socket.IO: perhaps nobody is signed in any more. */
  const onTurnedAway = () => {
    setState('down')
    const now = Date.now()
    refusals = [...refusals.filter((at) => now - at < REFUSAL_CHECK_MS), now]
    if (now - lastCheck < REFUSAL_CHECK_MS) return
    lastCheck = now
    void checkSession().then((stands) => stands && wake())
  }
  const onDisconnect = () => (socket?.active ? setState('connecting') : onTurnedAway())
  const onConnectError = (error: Error) => {
    // Only logged, and once for each time away.
    if (!isFailureLogged) console.warn(`The live connection could not be opened: ${error.message}`)
    isFailureLogged = true
    if (!socket?.active) onTurnedAway()
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
    if (isClosed || state() !== 'down') return
    const now = Date.now()
    if (refusals.filter((at) => now - at < REFUSAL_CHECK_MS).length >= REFUSALS_MAX) return
    if (!socket) return open()
    setState('connecting')
    socket.connect()
  }

  const isKnown = (event: string): event is ReceivedEvent => Object.hasOwn(receivedEvents, event)
  const unhear = hearEngine((event, payload) => (isKnown(event) ? deliver(event, payload) : undefined))

  rooms.set('user', { join: 'join-user-room', leave: 'leave-user-room', payload: userId, users: 1 })
  open()

  return {
    state,
    onState,
    onConnect: (listener: (isFirst: boolean) => void) => {
      connectListeners.add(listener)
      return () => void connectListeners.delete(listener)
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
    /** As `wake`, for a reason of its own: a refusal of a moment ago is none to wait. */
    retry() {
      refusals = []
      wake()
    },
    /** After a long sleep nobody knows what was missed: as if it had just connected, or one more try. */
    resume() {
      if (state() === 'connected') tellConnected(false)
      else wake()
    },
    /** Leaves, and drops what was waiting to be sent: it must never go out under another name. */
    close() {
      isClosed = true
      unhear()
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
