import { collaborationApi } from '#contract/collaboration.ts'

import { chattersWith, GLOBAL, globalRoom, mayReadGlobal, say } from './rooms.ts'
import { answer } from '#engine/answers/answer.ts'
import { mayCollaborate, upgradeRequired } from '#engine/people/plan-limits.ts'

const SHOWN = 500

export const globalChatHandlers = [
  answer(collaborationApi.globalChat, ({ me, world }) => {
    if (!mayReadGlobal(world, me())) throw upgradeRequired()
    return world.chat.filter((row) => row.room === GLOBAL).slice(-SHOWN)
  }),

  answer(collaborationApi.sendGlobal, ({ me, world, hub, body }) => {
    const account = me()
    if (!mayCollaborate(world, account)) throw upgradeRequired()
    const { message } = say(world, hub, globalRoom(world), account, { content: body.content })
    for (const id of chattersWith(world, account.id, undefined)) hub.toUser(id, 'global-chat-message', message)
    return { success: true, message }
  }),
]
