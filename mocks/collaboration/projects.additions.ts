import { projectsApi } from '#contract/projects.ts'

import { peopleOf, projectFor } from '#engine/collaboration/access.ts'
import { record } from '#engine/collaboration/activity-log.ts'
import { projectChanged, toProjectPeople } from '#engine/collaboration/announce.ts'
import { asDetail } from './views.ts'
import { answer } from '#engine/answers/answer.ts'
import { notify } from '#engine/notifications/notices.ts'
import type { Hub } from '#engine/live/hub.ts'
import { forbidden, notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, ProjectRow } from '#engine/world/rows.ts'
import { mayInvite, roleIn } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'
import { projectMemberHandlers } from './project-members.additions.ts'
import { projectResourceHandlers } from './project-resources.additions.ts'

const objectOf = ({ id, title }: ProjectRow) => ({ kind: 'project', id, title })

function assertMayPlace(world: World, account: AccountRow, teamId: string) {
  const team = world.teams.get(teamId)
  const role = team && roleIn(team, account.id)
  if (!role) throw notFound('The team')
  if (!mayInvite(role)) throw forbidden('Only owners and admins of a team can put projects into it.', 'team_role')
}

/** Changes a project, says so to everybody who sees it before or after, and gives it back as its asker sees it. */
function changed(world: World, hub: Hub, account: AccountRow, before: ProjectRow, patch: Partial<ProjectRow>) {
  const people = peopleOf(world, before)
  const row = { ...before, ...patch, version: (before.version ?? 1) + 1, updatedAt: world.now() }
  world.projects.put(row)
  const still = new Set(peopleOf(world, row))
  projectChanged(
    world,
    hub,
    row,
    people.filter((id) => !still.has(id)),
  )
  return asDetail(world, row, account)
}

/** Everything of a project goes: there is nothing left to belong to. */
function removeAll(world: World, { id }: ProjectRow) {
  for (const table of [world.tasks, world.milestones, world.activity, world.resources]) {
    for (const row of table.filter((each: { projectId?: string }) => each.projectId === id)) table.remove(row.id)
  }
  for (const row of world.chat.filter(({ room }) => room === id)) world.chat.remove(row.id)
  for (const row of world.invitations.filter(({ targetId }) => targetId === id)) {
    world.invitations.update(row.id, { status: 'revoked' })
  }
  world.projects.remove(id)
}

export const projectsHandlers = [
  ...projectMemberHandlers,
  ...projectResourceHandlers,

  answer(projectsApi.get, ({ me, world, params }) => {
    const account = me()
    return asDetail(world, projectFor(world, account, params.projectId, 'read'), account)
  }),

  answer(projectsApi.update, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'lead')
    const { version, teamId, title, ...settings } = body
    if (version !== undefined && version !== (project.version ?? 1)) {
      throw new Refusal(409, 'This project was changed elsewhere since you opened it.', { code: 'version_conflict' })
    }
    if (settings.startDate && settings.dueDate && settings.startDate > settings.dueDate) {
      const message = 'The start date is after the end date.'
      throw new Refusal(422, message, { code: 'invalid', fields: { startDate: message } })
    }
    if (settings.columns && new Set(settings.columns.map((one) => one.status)).size < settings.columns.length) {
      const message = 'Each column needs a status of its own.'
      throw new Refusal(422, message, { code: 'invalid', fields: { columns: message } })
    }
    const { teamId: before, ...rest } = project
    const next: ProjectRow = before === undefined || teamId !== undefined ? rest : project
    if (teamId !== undefined && teamId !== (before ?? null) && project.ownerId !== account.id) {
      throw forbidden('Only the owner of a project can put it into a team or take it out.', 'project_role')
    }
    if (teamId) assertMayPlace(world, account, teamId)
    const patch = {
      ...settings,
      ...(title !== undefined && { title: title.trim() }),
      ...(teamId && { teamId: teamId }),
    }
    const detail = changed(world, hub, account, next, patch)
    const note = Object.keys(body)
      .filter((field) => field !== 'version')
      .join(', ')
    const object = { ...objectOf(project), title: detail.title }
    record(world, { projectId: project.id, kind: 'project.updated', object, actor: account, note })
    return detail
  }),

  answer(projectsApi.archive, ({ me, world, hub, params }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'own')
    if (project.isArchived) return asDetail(world, project, account)
    record(world, { projectId: project.id, kind: 'project.archived', object: objectOf(project), actor: account })
    return changed(world, hub, account, project, { isArchived: true })
  }),

  answer(projectsApi.reopen, ({ me, world, hub, params }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'own')
    if (!project.isArchived) return asDetail(world, project, account)
    record(world, { projectId: project.id, kind: 'project.reopened', object: objectOf(project), actor: account })
    return changed(world, hub, account, project, { isArchived: false })
  }),

  answer(projectsApi.remove, ({ me, world, hub, params, body }) => {
    const project = projectFor(world, me(), params.projectId, 'own')
    if (body.title.trim() !== project.title) {
      const message = 'Type the name of the project exactly as it is.'
      throw new Refusal(422, message, { code: 'name_differs', fields: { title: message } })
    }
    toProjectPeople(world, hub, project, 'project-changed', { projectId: project.id })
    removeAll(world, project)
    return { message: 'success' }
  }),

  answer(projectsApi.transfer, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'own')
    const heir = body.userId
    if (!peopleOf(world, project).includes(heir)) throw notFound('This member')
    if (heir === account.id) return asDetail(world, project, account)
    const memberIds = [...project.memberIds.filter((id) => id !== heir), account.id]
    const roles = { ...project.roles, [account.id]: { ...project.roles?.[account.id], role: 'lead' } }
    notify(world, hub, heir, {
      type: 'project_update',
      title: 'A project is yours',
      message: `${project.title} was handed on to you. You own it now.`,
      metadata: { projectName: project.title, projectId: project.id },
    })
    return changed(world, hub, account, project, { ownerId: heir, memberIds, roles })
  }),
]
