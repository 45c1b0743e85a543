import { collaborationApi } from '#contract/collaboration.ts'

import { displayName } from '../accounts.ts'
import { mock } from '../mock-endpoint.ts'
import { notify } from '../notices.ts'
import { mayCollaborate, upgradeRequired } from '../plan-limits.ts'
import type { AccountRow } from '../rows.ts'
import { teamsOf } from '../team-roles.ts'
import type { World } from '../world.ts'

const ROOM = 'global'
const SHOWN = 500

const mayRead = (world: World, account: AccountRow) => mayCollaborate(account) || teamsOf(world, account.id).length > 0

/** Accounts whose username stands after an @ in a text, each once. */
function mentioned(world: World, text: string): AccountRow[] {
  const names = new Set(Array.from(text.matchAll(/(?<![\w@])@([\w.-]*\w)/g), (match) => match[1]?.toLowerCase()))
  return world.accounts.filter((account) => names.has(account.username.toLowerCase()))
}

export const globalChatHandlers = [
  mock(collaborationApi.globalChat, ({ me, world }) => {
    if (!mayRead(world, me())) throw upgradeRequired()
    return world.chat.filter((row) => row.room === ROOM).slice(-SHOWN)
  }),

  mock(collaborationApi.sendGlobal, ({ me, world, hub, body }) => {
    const account = me()
    if (!mayCollaborate(account)) throw upgradeRequired()
    const content = body.content.trim()
    const userName = displayName(account)
    const message = world.chat.put({
      id: world.newId('message'),
      room: ROOM,
      content,
      userId: account.id,
      userName,
      createdAt: world.now(),
    })
    for (const other of mentioned(world, content)) {
      if (other.id === account.id || !mayRead(world, other)) continue
      notify(world, hub, other.id, {
        type: 'mention',
        title: `${userName} mentioned you`,
        message: content.length > 160 ? `${content.slice(0, 159)}…` : content,
        metadata: { threadId: message.id },
      })
    }
    return { success: true, message }
  }),
]
