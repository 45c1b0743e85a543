import { chatApi } from '#contract/chat.ts'

import { peopleOf, projectFor, teamFor } from '#engine/collaboration/access.ts'
import { historyOf, projectRoom, say, teamRoom } from './rooms.ts'
import { answer } from '#engine/answers/answer.ts'
import { mayCollaborate, upgradeRequired } from '#engine/people/plan-limits.ts'
import { Refusal } from '#engine/world/refusal.ts'

export const chatHandlers = [
  answer(chatApi.teamHistory, ({ me, world, params, query }) => {
    const { team } = teamFor(world, me(), params.teamId)
    return historyOf(world, team.id, query)
  }),

  answer(chatApi.sendTeam, ({ me, world, hub, params, body }) => {
    const account = me()
    const { team } = teamFor(world, account, params.teamId)
    if (!mayCollaborate(world, account)) throw upgradeRequired()
    const { message, isNew } = say(world, hub, teamRoom(team), account, body)
    if (isNew) {
      for (const { accountId } of team.members) {
        hub.toUser(accountId, 'team-chat-message', { ...message, teamId: team.id })
      }
    }
    return message
  }),

  answer(chatApi.projectHistory, ({ me, world, params, query }) => {
    const project = projectFor(world, me(), params.projectId, 'read')
    return historyOf(world, project.id, query)
  }),

  answer(chatApi.sendProject, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'read')
    if (!mayCollaborate(world, account)) throw upgradeRequired()
    if (project.isArchived) {
      throw new Refusal(409, 'This project is archived: its chat can be read and not written.', { code: 'archived' })
    }
    const { message, isNew } = say(world, hub, projectRoom(world, project), account, body)
    // Everybody in the project: who has its chat open is among them, and others count what they have not read.
    if (isNew) {
      for (const id of peopleOf(world, project)) {
        hub.toUser(id, 'project-chat-message', { ...message, projectId: project.id })
      }
    }
    return message
  }),
]
