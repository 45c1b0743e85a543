import { collaborationApi } from '#contract/collaboration.ts'

import { projectFor } from '#engine/collaboration/access.ts'
import { record } from '#engine/collaboration/activity-log.ts'
import { asPerson, toProjectPeople } from '#engine/collaboration/announce.ts'
import { createTask } from '#engine/collaboration/task-changes.ts'
import { asTask } from '#engine/collaboration/task-view.ts'
import { asProject, asTeam } from './views.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { mayCollaborate, upgradeRequired } from '#engine/people/plan-limits.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, TeamRow } from '#engine/world/rows.ts'
import { projectsOf, roleIn, teamsOf } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'
import { globalChatHandlers } from './global-chat.handlers.ts'
import { teamInviteHandlers } from './team-invites.handlers.ts'

/**
 * A team can be created under every plan, because the Team plan is bought for a team that one owns; but only one until
 * the plan is there.
 */
function assertMayCreateTeam(world: World, account: AccountRow) {
  if (mayCollaborate(world, account)) return
  if (teamsOf(world, account.id).some((team) => roleIn(team, account.id) === 'owner')) throw upgradeRequired()
}

function assertDay(day: string | undefined) {
  if (!day || !Number.isNaN(Date.parse(day))) return
  const message = 'The due date is not a date.'
  throw new Refusal(422, message, { code: 'invalid', fields: { dueDate: message } })
}

/** The text names no key of its own: ours travels in the metadata. */
const clientKeyOf = (metadata: Record<string, unknown> | undefined) =>
  typeof metadata?.['clientKey'] === 'string' ? metadata['clientKey'] : undefined

export const collaborationHandlers = [
  // Reading what is one's own needs no plan: a list without teams gives nothing away.
  answer(collaborationApi.projects, ({ me, world }) => {
    const { id } = me()
    return projectsOf(world, id).map((project) => asProject(world, project, id))
  }),

  answer(collaborationApi.teams, ({ me, world }) => {
    const { id } = me()
    return teamsOf(world, id).map((team) => asTeam(team, id))
  }),

  answer(collaborationApi.createTeam, ({ me, world, body }) => {
    const account = me()
    assertMayCreateTeam(world, account)
    const team: TeamRow = {
      ...body,
      id: world.newId('team'),
      name: body.name.trim(),
      members: [{ accountId: account.id, role: 'owner', joinedAt: world.now() }],
    }
    return asTeam(world.teams.put(team), account.id)
  }),

  answer(collaborationApi.createProject, ({ me, world, body }) => {
    const account = me()
    if (!mayCollaborate(world, account)) throw upgradeRequired()
    const project = {
      ...body,
      id: world.newId('project'),
      title: body.title.trim(),
      ownerId: account.id,
      memberIds: [],
      version: 1,
      createdAt: world.now(),
      updatedAt: world.now(),
    }
    world.projects.put(project)
    const object = { kind: 'project', id: project.id, title: project.title }
    record(world, { projectId: project.id, kind: 'project.created', object, actor: account })
    return asProject(world, project, account.id)
  }),

  answer(collaborationApi.createTask, ({ me, world, hub, body }) => {
    const account = me()
    if (!mayCollaborate(world, account)) throw upgradeRequired()
    const { projectId, dueDate, ...fields } = body
    const teamId = body.teamId ?? undefined
    const project = projectId === undefined ? undefined : projectFor(world, account, projectId, 'write')
    if (teamId !== undefined && !teamsOf(world, account.id).some((team) => team.id === teamId)) {
      throw notFound('The team')
    }
    assertDay(dueDate ?? undefined)
    return once(world, account, 'task', clientKeyOf(body.metadata), () => {
      // A day alone: whoever sends a moment means the day on which it falls.
      const due = dueDate ? { dueDate: dueDate.slice(0, 10) } : {}
      if (!project) {
        const { teamId: _, ...rest } = fields
        const own = {
          ...rest,
          ...due,
          ...(teamId !== undefined && { teamId }),
          id: world.newId('task'),
          title: body.title.trim(),
          status: 'todo',
        }
        return { success: true, task: world.tasks.put({ ...own, createdBy: account.id, createdAt: world.now() }) }
      }
      const row = createTask(world, project, account, { ...fields, ...due, teamId })
      const task = asTask(world, project, row)
      const change = { projectId: project.id, tasks: [task], removed: [], by: asPerson(account) }
      toProjectPeople(world, hub, project, 'tasks-changed', change)
      return { success: true, task }
    })
  }),

  ...globalChatHandlers,
  ...teamInviteHandlers,
]
