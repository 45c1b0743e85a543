import type { World } from '../world/world.ts'
import type { Hub } from './hub.ts'

/** `hub` holds events back until `open`; from then on they leave at once. Unopened, they never leave. */
export type Outbox = { hub: Hub; open(): void }

/**
 * The hub as a handler sees it: what it tells others leaves only after the commit of the write that it tells of. Whoever
 * hears of a thing and asks for it then finds it, and nobody hears of a write that failed. Work that goes on after the
 * reply keeps the same hub.
 */
export function createOutbox(hub: Hub): Outbox {
  let held: (() => void)[] | undefined = []
  const later = (send: () => void) => (held ? void held.push(send) : send())
  return {
    hub: {
      ...hub,
      toUser: (userId, event, payload) => later(() => hub.toUser(userId, event, payload)),
      toDocument: (id, event, payload, except) => later(() => hub.toDocument(id, event, payload, except)),
      toProject: (id, event, payload, except) => later(() => hub.toProject(id, event, payload, except)),
      toClient: (client, event, payload) => later(() => hub.toClient(client, event, payload)),
      everyone: (event, payload) => later(() => hub.everyone(event, payload)),
    },
    open() {
      const all = held ?? []
      held = undefined
      for (const send of all) send()
    },
  }
}

/** Writes beside a call, and tells of it once it is kept. */
export async function writeAndTell<T>(world: World, hub: Hub, work: (hub: Hub) => T | Promise<T>): Promise<T> {
  const outbox = createOutbox(hub)
  const result = await world.write(() => work(outbox.hub))
  outbox.open()
  return result
}
