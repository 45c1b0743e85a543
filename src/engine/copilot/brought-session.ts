import type { copilotApi } from '#contract/copilot.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'

import type { AccountRow, CopilotMessageRow, CopilotSessionRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

type Brought = ParsedInputOf<typeof copilotApi.bring>['body']

/** Keeps a session that was held elsewhere, under ids of this world. What follows a message that is not there is left out. */
export function broughtSession(world: World, account: AccountRow, brought: Brought): CopilotSessionRow {
  const { messages, headId, isPinned, ...session } = brought
  const sessionId = world.newId('cps')
  const ids = new Map<string, string>()
  for (const [order, message] of messages.entries()) {
    const { id, parentId } = message
    const parent = parentId === null ? null : ids.get(parentId)
    if (parent === undefined || ids.has(id)) continue
    const row: CopilotMessageRow = {
      ...message,
      id: world.newId('cpm'),
      parentId: parent,
      ownerId: account.id,
      sessionId,
      order,
    }
    ids.set(id, row.id)
    world.copilotMessages.put(row)
  }
  const head = headId === undefined ? undefined : ids.get(headId)
  return world.copilotSessions.put({
    ...session,
    id: sessionId,
    ownerId: account.id,
    ...(isPinned && { isPinned }),
    ...(head !== undefined && { headId: head }),
  })
}
