import type * as z from 'zod/mini'

import { receivedEvents, type ReceivedEvent } from '#contract/realtime.ts'

import { createRooms, type Client, type RoomName, type Rooms } from './rooms.ts'

/** What a transport does with a client: hand over what arrived, and say when it is gone. */
export type Connection = { receive(event: string, payload: unknown): Promise<void>; closed(): void }

/** What is done with an event that a page sent. */
export type Receive = (
  from: { worldId: string; rooms: Rooms; hub: Hub; client: Client },
  event: string,
  payload: unknown,
) => Promise<void>

/** What a handler hands over; the contract parses it, so that nothing else can leave. */
export type Emitted<E extends ReceivedEvent> = z.input<(typeof receivedEvents)[E]>

/** The live side of one world. `except` is the socket id of the page that caused the event. */
export type Hub = {
  toUser<E extends ReceivedEvent>(userId: string, event: E, payload: Emitted<E>): void
  toDocument<E extends ReceivedEvent>(documentId: string, event: E, payload: Emitted<E>, except?: string): void
  toProject<E extends ReceivedEvent>(projectId: string, event: E, payload: Emitted<E>, except?: string): void
  toClient<E extends ReceivedEvent>(client: Client, event: E, payload: Emitted<E>): void
  everyone<E extends ReceivedEvent>(event: E, payload: Emitted<E>): void
  /** Tells a page that came into a room who is there. */
  askedIn(room: RoomName, client: Client): void
  connect(client: Client, receive: Receive): Connection
  /** Ends every connection of this world. */
  dropAll(): void
}

/** Where an event goes, as it is told to the other processes that serve the same pages. */
export type Relayed = { worldId: string } & (
  | { to: RoomName | 'everyone'; event: ReceivedEvent; payload: unknown; except?: string | undefined }
  | { toSocket: string; event: ReceivedEvent; payload: unknown }
  /** A page came into a room: who else is there? */
  | { askedIn: RoomName; bySocket: string }
)

let relay: ((message: Relayed) => void) | undefined
/** Where several processes serve the same pages: hands on what each of them is to tell its own. */
export function configureRelay(next: ((message: Relayed) => void) | undefined): void {
  relay = next
}

/** Tells the pages of this process what another one handed on. What others have kept is to be in memory by then. */
export function relayed(message: Relayed): void {
  const rooms = roomsOf(message.worldId)
  const hub = createHub(message.worldId, rooms, undefined)
  if ('askedIn' in message) {
    const { askedIn, bySocket } = message
    for (const client of rooms.in(askedIn)) {
      const there = client.mayHear(askedIn) ? joined(askedIn, client) : undefined
      if (there) relay?.({ worldId: message.worldId, toSocket: bySocket, ...there })
    }
    return
  }
  const { event, payload } = message
  if ('toSocket' in message) {
    for (const client of rooms.everyone()) if (client.id === message.toSocket) hub.toClient(client, event, payload)
    return
  }
  hub.tell(message.to, event, payload, message.except)
}

/** That a page is in a room, as others are told. */
function joined(room: RoomName, client: Client): { event: ReceivedEvent; payload: unknown } | undefined {
  const account = client.account()
  if (!account) return undefined
  const [kind, id = ''] = room.split(/:(.*)/s)
  const who = { socketId: client.id, userId: account.id, userName: account.name }
  if (kind === 'document') return { event: 'user-joined-document', payload: { documentId: id, ...who } }
  if (kind === 'project') return { event: 'project-user-joined', payload: { projectId: id, ...who } }
  return undefined
}

/** Rooms outlive an edit of this module in the development server. */
const shared = globalThis as { roadrunnerRooms?: Map<string, Rooms> }
const roomsByWorld = (shared.roadrunnerRooms ??= new Map())

function roomsOf(worldId: string): Rooms {
  const rooms = roomsByWorld.get(worldId) ?? createRooms()
  roomsByWorld.set(worldId, rooms)
  return rooms
}

export const hubOf = (worldId: string): Hub =>
  createHub(worldId, roomsOf(worldId), (message) => relay?.({ worldId, ...message }))

/** Throws where a handler is wrong, and strips what the contract does not name. */
function checked(event: ReceivedEvent, payload: unknown): unknown {
  const result = receivedEvents[event].safeParse(payload)
  if (!result.success) throw new Error(`${event} does not fit the contract: ${result.error.message}`)
  return result.data
}

type Unaddressed<M> = M extends unknown ? Omit<M, 'worldId'> : never
type HubOfRooms = Hub & {
  tell(to: RoomName | 'everyone', event: ReceivedEvent, payload: unknown, except?: string): void
}

function createHub(
  worldId: string,
  rooms: Rooms,
  handOn: ((message: Unaddressed<Relayed>) => void) | undefined,
): HubOfRooms {
  const deliver = (clients: readonly Client[], event: ReceivedEvent, payload: unknown, except?: string) => {
    const parsed = checked(event, payload)
    for (const client of clients) {
      if (client.id === except) continue
      // Signed out meanwhile: the page must hear nothing more that is meant for that person.
      if (client.account()) client.deliver(event, parsed)
      else client.drop()
    }
  }
  /** Who is in a room and may be: whoever lost the right is put out of it. */
  const stillIn = (room: RoomName) =>
    rooms.in(room).filter((client) => {
      const isAllowed = client.mayHear(room)
      if (!isAllowed) rooms.leave(room, client)
      return isAllowed
    })
  const tell: HubOfRooms['tell'] = (to, event, payload, except) => {
    const clients = to === 'everyone' ? rooms.everyone() : to.startsWith('user:') ? rooms.in(to) : stillIn(to)
    deliver(clients, event, payload, except)
    handOn?.({ to, event, payload, except })
  }
  const hub: HubOfRooms = {
    tell,
    toUser: (userId, event, payload) => tell(`user:${userId}`, event, payload),
    toDocument: (documentId, event, payload, except) => tell(`document:${documentId}`, event, payload, except),
    toProject: (projectId, event, payload, except) => tell(`project:${projectId}`, event, payload, except),
    toClient: (client, event, payload) => deliver([client], event, payload),
    everyone: (event, payload) => tell('everyone', event, payload),
    askedIn: (room, client) => {
      for (const other of rooms.in(room)) {
        const there = other.id === client.id ? undefined : joined(room, other)
        if (there) deliver([client], there.event, there.payload)
      }
      handOn?.({ askedIn: room, bySocket: client.id })
    },
    connect: (client, receive) => {
      rooms.enter(client)
      const known = client.account()
      return {
        receive: (event, payload) => receive({ worldId, rooms, hub, client }, event, payload),
        closed: () => {
          for (const room of rooms.leaveAll(client)) announceLeaving(room, client, known)
        },
      }
    },
    dropAll: () => {
      for (const client of rooms.everyone()) client.drop()
    },
  }

  function announceLeaving(room: string, client: Client, person: { id: string; name: string } | undefined) {
    const [kind, id = ''] = room.split(/:(.*)/s)
    const who = { socketId: client.id, userId: person?.id, userName: person?.name }
    if (kind === 'document') hub.toDocument(id, 'user-left-document', { documentId: id, ...who })
    if (kind === 'project') hub.toProject(id, 'project-user-left', { projectId: id, ...who })
  }
  return hub
}
