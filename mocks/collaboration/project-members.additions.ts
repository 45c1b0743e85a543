import { projectRoles, projectsApi } from '#contract/projects.ts'

import { accountByEmail, displayName } from '#engine/people/accounts.ts'
import { peopleOf, projectFor } from '#engine/collaboration/access.ts'
import { lastSeen, record } from '#engine/collaboration/activity-log.ts'
import { projectChanged } from '#engine/collaboration/announce.ts'
import { returnTasks } from './departures.ts'
import {
  asInvitation,
  assertNotInvited,
  closeInvitations,
  invite,
  pendingFor,
  pendingOf,
  resend,
} from './invitations.ts'
import { paged } from '#engine/answers/paged.ts'
import { asMember } from './views.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import type { Hub } from '#engine/live/hub.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, ProjectRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

function assertRole(role: string) {
  if ((projectRoles as readonly string[]).includes(role)) return
  const message = `A project has these roles: ${projectRoles.join(', ')}.`
  throw new Refusal(422, message, { code: 'invalid', fields: { role: message } })
}

function memberOf(world: World, project: ProjectRow, userId: string): AccountRow {
  const account = peopleOf(world, project).includes(userId) ? world.accounts.get(userId) : undefined
  if (!account) throw notFound('This member')
  return account
}

const memberObject = (account: AccountRow) => ({ kind: 'member', id: account.id, title: displayName(account) })

/** Takes somebody out of a project whom nobody but the project let in. */
function takeOut(world: World, hub: Hub, project: ProjectRow, actor: AccountRow, member: AccountRow) {
  if (project.ownerId === member.id) {
    throw new Refusal(409, 'A project needs an owner: hand it on to somebody first.', { code: 'last_owner' })
  }
  if (!project.memberIds.includes(member.id)) {
    const message = `${displayName(member)} is in this project through its team. Make them a reader, or remove them from the team.`
    throw new Refusal(409, message, { code: 'through_team' })
  }
  returnTasks(world, project, member.id)
  const { [member.id]: _, ...roles } = project.roles ?? {}
  const memberIds = project.memberIds.filter((id) => id !== member.id)
  const after = world.projects.update(project.id, { memberIds, roles }) ?? project
  record(world, { projectId: project.id, kind: 'member.left', object: memberObject(member), actor })
  projectChanged(world, hub, after, [member.id])
  return { message: 'success' }
}

export const projectMemberHandlers = [
  answer(projectsApi.members, ({ me, world, params, query }) => {
    const project = projectFor(world, me(), params.projectId, 'read')
    const seen = lastSeen(world)
    const people = peopleOf(world, project).flatMap((id) => world.accounts.get(id) ?? [])
    const { page, ...end } = paged(people, query)
    return { members: page.map((account) => asMember(world, project, account, seen)), ...end }
  }),

  answer(projectsApi.setMember, ({ me, world, hub, params, body }) => {
    const actor = me()
    const project = projectFor(world, actor, params.projectId, 'lead')
    const member = memberOf(world, project, params.userId)
    const { role, share } = body
    if (role !== undefined) {
      assertRole(role)
      if (project.ownerId === member.id && role !== 'lead') {
        throw new Refusal(409, 'The owner of a project leads it.', {
          code: 'last_owner',
          fields: { role: 'The owner leads.' },
        })
      }
    }
    const { share: kept, ...before } = project.roles?.[member.id] ?? {}
    const next = share === undefined ? kept : (share ?? undefined)
    const entry = { ...before, ...(role !== undefined && { role }), ...(next !== undefined && { share: next }) }
    const after = world.projects.update(project.id, { roles: { ...project.roles, [member.id]: entry } }) ?? project
    const object = memberObject(member)
    if (role !== undefined && role !== before.role) {
      record(world, { projectId: project.id, kind: 'member.role', object, actor, from: before.role, to: role })
    }
    projectChanged(world, hub, after)
    return asMember(world, after, member, lastSeen(world))
  }),

  answer(projectsApi.removeMember, ({ me, world, hub, params }) => {
    const actor = me()
    const project = projectFor(world, actor, params.projectId, 'lead')
    const member = memberOf(world, project, params.userId)
    const taken = takeOut(world, hub, project, actor, member)
    if (member.id !== actor.id) closeInvitations(world, project.id, member)
    return taken
  }),

  answer(projectsApi.leave, ({ me, world, hub, params }) => {
    const account = me()
    return takeOut(world, hub, projectFor(world, account, params.projectId, 'read'), account, account)
  }),

  answer(projectsApi.invitations, ({ me, world, params, query }) => {
    const project = projectFor(world, me(), params.projectId, 'lead')
    const { page, ...end } = paged(pendingFor(world, project.id), query)
    return { invitations: page.map((row) => asInvitation(world, row)), ...end }
  }),

  answer(projectsApi.invite, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'lead')
    const role = body.role ?? 'reviewer'
    assertRole(role)
    return once(world, account, `invite:${project.id}`, body.clientKey, () => {
      const known = accountByEmail(world, body.email)
      if (known && peopleOf(world, project).includes(known.id)) {
        const message = 'This person is in the project already.'
        throw new Refusal(409, message, { code: 'already_member', fields: { email: message } })
      }
      assertNotInvited(world, project.id, body.email)
      const target = { kind: 'project' as const, targetId: project.id, name: project.title }
      const row = invite(world, hub, account, target, { email: body.email, role })
      projectChanged(world, hub, project)
      return asInvitation(world, row)
    })
  }),

  answer(projectsApi.resend, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'lead')
    const row = pendingOf(world, project.id, params.invitationId)
    return once(world, account, `resend:${row.id}`, body?.clientKey, () => asInvitation(world, resend(world, hub, row)))
  }),

  answer(projectsApi.revoke, ({ me, world, hub, params }) => {
    const project = projectFor(world, me(), params.projectId, 'lead')
    world.invitations.update(pendingOf(world, project.id, params.invitationId).id, { status: 'revoked' })
    projectChanged(world, hub, project)
    return { message: 'success' }
  }),
]
