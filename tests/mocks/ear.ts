import type { ReceivedEvent } from '#contract/realtime.ts'
import { hubOf } from '#engine/live/hub.ts'
import { mayHearIn } from '#mocks/server/connected-as.ts'
import { react } from '#mocks/server/reactions.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'

/** A connected page of one person that notes what it hears. */
export async function listen(key: SeedKey, worldId = 'default') {
  const heard: { event: ReceivedEvent; payload: unknown }[] = []
  const id = seedUserId(key)
  const connection = hubOf(worldId).connect(
    {
      id: `socket-${key}-${Math.random()}`,
      account: () => ({ id, name: key }),
      mayHear: mayHearIn(worldId, () => ({ id })),
      deliver: (event, payload) => heard.push({ event, payload }),
      drop: () => undefined,
    },
    react,
  )
  await connection.receive('join-user-room', id)
  const of = (event: ReceivedEvent) => heard.filter((one) => one.event === event).map((one) => one.payload)
  return { of, heard, connection, join: (documentId: string) => connection.receive('join-document', { documentId }) }
}
