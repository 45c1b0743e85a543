import { collaborationApi } from '#contract/collaboration.ts'

import { mock } from '../mock-endpoint.ts'
import { mayCollaborate, upgradeRequired } from '../plan-limits.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { AccountRow, ProjectRow, TeamRow } from '../rows.ts'
import { projectsOf, roleIn, teamsOf } from '../team-roles.ts'
import type { World } from '../world.ts'
import { globalChatHandlers } from './global-chat.ts'
import { teamInviteHandlers } from './team-invites.ts'

const asTeam = (team: TeamRow, accountId: string) => ({
  teamId: team.id,
  name: team.name,
  organization: team.organization,
  hierarchy_path: team.hierarchy_path,
  memberCount: team.members.length,
  userRole: roleIn(team, accountId),
})

const asProject = ({ id, title, description }: ProjectRow) => ({ projectId: id, name: title, title, description })

/**
 * A team can be created under every plan, because the Team plan is bought for a team that one owns; but only one until
 * the plan is there.
 */
function assertMayCreateTeam(world: World, account: AccountRow) {
  if (mayCollaborate(account)) return
  if (teamsOf(world, account.id).some((team) => roleIn(team, account.id) === 'owner')) throw upgradeRequired()
}

function assertDay(day: string | undefined) {
  if (!day || !Number.isNaN(Date.parse(day))) return
  const message = 'The due date is not a date.'
  throw new Refusal(422, message, { code: 'invalid', fields: { dueDate: message } })
}

export const collaborationHandlers = [
  // Reading what is one's own needs no plan: a list without teams gives nothing away.
  mock(collaborationApi.projects, ({ me, world }) => projectsOf(world, me().id).map(asProject)),

  mock(collaborationApi.teams, ({ me, world }) => {
    const { id } = me()
    return teamsOf(world, id).map((team) => asTeam(team, id))
  }),

  mock(collaborationApi.createTeam, ({ me, world, body }) => {
    const account = me()
    assertMayCreateTeam(world, account)
    const team: TeamRow = {
      ...body,
      id: world.newId('team'),
      name: body.name.trim(),
      members: [{ accountId: account.id, role: 'owner' }],
    }
    return asTeam(world.teams.put(team), account.id)
  }),

  mock(collaborationApi.createProject, ({ me, world, body }) => {
    const account = me()
    if (!mayCollaborate(account)) throw upgradeRequired()
    const project = {
      ...body,
      id: world.newId('project'),
      title: body.title.trim(),
      ownerId: account.id,
      memberIds: [],
    }
    return asProject(world.projects.put(project))
  }),

  mock(collaborationApi.createTask, ({ me, world, body }) => {
    const account = me()
    if (!mayCollaborate(account)) throw upgradeRequired()
    const { projectId, teamId } = body
    if (projectId !== undefined && !projectsOf(world, account.id).some((project) => project.id === projectId)) {
      throw notFound('The project')
    }
    if (teamId !== undefined && !teamsOf(world, account.id).some((team) => team.id === teamId)) {
      throw notFound('The team')
    }
    assertDay(body.dueDate)
    const task = { ...body, id: world.newId('task'), title: body.title.trim(), status: 'todo', createdBy: account.id }
    return { success: true, task: world.tasks.put(task) }
  }),

  ...globalChatHandlers,
  ...teamInviteHandlers,
]
