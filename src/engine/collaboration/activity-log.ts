import type { ActivityEvent, ActivityKind } from '#contract/activity.ts'

import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { asPerson } from './announce.ts'

export type Happened = {
  projectId: string
  kind: ActivityKind
  object: ActivityEvent['object']
  /** Nobody: the server itself. */
  actor?: AccountRow | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  note?: string | undefined
}

/** Writes down what happened. Nothing is ever changed in this log: what reports say must stay true. */
export function record(world: World, { projectId, kind, object, actor, from, to, note }: Happened): void {
  world.activity.put({
    id: world.newId('act'),
    projectId,
    at: world.now(),
    kind,
    object,
    ...(actor && { actor: asPerson(actor) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(note !== undefined && { note }),
  })
}

/** The last moment at which the server saw each person: a sign-in, a message, a change. */
export function lastSeen(world: World): Map<string, string> {
  const seen = new Map<string, string>()
  const note = (id: string | undefined, at: string) => {
    if (id !== undefined && (seen.get(id) ?? '') < at) seen.set(id, at)
  }
  for (const { accountId, createdAt } of world.sessions.all()) note(accountId, createdAt)
  for (const { userId, createdAt } of world.chat.all()) note(userId, createdAt)
  for (const { actor, at } of world.activity.all()) note(actor?.userId, at)
  return seen
}
