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
  connect(client: Client, receive: Receive): Connection
  /** Ends every connection of this world. */
  dropAll(): void
}

/** Rooms outlive an edit of this module in the development server. */
const shared = globalThis as { roadrunnerRooms?: Map<string, Rooms> }
const roomsByWorld = (shared.roadrunnerRooms ??= new Map())

export function hubOf(worldId: string): Hub {
  const rooms = roomsByWorld.get(worldId) ?? createRooms()
  roomsByWorld.set(worldId, rooms)
  return createHub(worldId, rooms)
}

/** Throws where a handler is wrong, and strips what the contract does not name. */
function checked(event: ReceivedEvent, payload: unknown): unknown {
  const result = receivedEvents[event].safeParse(payload)
  if (!result.success) throw new Error(`${event} does not fit the contract: ${result.error.message}`)
  return result.data
}

function createHub(worldId: string, rooms: Rooms): Hub {
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
  const hub: Hub = {
    toUser: (userId, event, payload) => deliver(rooms.in(`user:${userId}`), event, payload),
    toDocument: (documentId, event, payload, except) =>
      deliver(stillIn(`document:${documentId}`), event, payload, except),
    toProject: (projectId, event, payload, except) => deliver(stillIn(`project:${projectId}`), event, payload, except),
    toClient: (client, event, payload) => deliver([client], event, payload),
    everyone: (event, payload) => deliver(rooms.everyone(), event, payload),
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
