import type { ReceivedEvent } from '#contract/realtime.ts'

/** One connected page. `deliver` sends to it; `account` is who it is signed in as now, undefined after a sign-out. */
export type Client = {
  id: string
  account(): { id: string; name: string } | undefined
  /** Whether it may still hear what is said in a room of a document or project: asked at every event, as rights end. */
  mayHear(room: RoomName): boolean
  deliver(event: ReceivedEvent, payload: unknown): void
  /** Ends the connection from the server's side. */
  drop(): void
}

export type RoomName = `user:${string}` | `document:${string}` | `project:${string}`

/** Who is connected, and who is in which room. */
export type Rooms = {
  enter(client: Client): void
  /** As of now: whoever comes or goes while the list is walked changes nothing in it. */
  everyone(): Client[]
  in(room: RoomName): Client[]
  has(room: RoomName, client: Client): boolean
  /** Whether the client was not in the room before. */
  join(room: RoomName, client: Client): boolean
  /** Whether the client was in the room. */
  leave(room: RoomName, client: Client): boolean
  /** The rooms that the client was in. */
  leaveAll(client: Client): RoomName[]
}

export function createRooms(): Rooms {
  const clients = new Set<Client>()
  const members = new Map<RoomName, Set<Client>>()

  const leave = (room: RoomName, client: Client) => {
    const inRoom = members.get(room)
    const was = inRoom?.delete(client) ?? false
    if (inRoom?.size === 0) members.delete(room)
    return was
  }
  return {
    enter: (client) => void clients.add(client),
    everyone: () => [...clients],
    in: (room) => [...(members.get(room) ?? [])],
    has: (room, client) => members.get(room)?.has(client) ?? false,
    join: (room, client) => {
      const inRoom = members.get(room) ?? new Set()
      if (inRoom.has(client) || !clients.has(client)) return false
      members.set(room, inRoom.add(client))
      return true
    },
    leave,
    leaveAll: (client) => {
      clients.delete(client)
      return [...members.keys()].filter((room) => leave(room, client))
    },
  }
}
