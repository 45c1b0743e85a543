import { teamsApi } from '#contract/teams.ts'

import { managedTeam, teamFor } from '#engine/collaboration/access.ts'
import { lastSeen } from '#engine/collaboration/activity-log.ts'
import { asPerson, projectChanged, teamChanged } from '#engine/collaboration/announce.ts'
import { depart, departureOf } from './departures.ts'
import { paged } from '#engine/answers/paged.ts'
import { asProject, asTeam } from './views.ts'
import { asInvitation, pendingFor, closeInvitations } from './invitations.ts'
import { answer } from '#engine/answers/answer.ts'
import { notify } from '#engine/notifications/notices.ts'
import type { Hub } from '#engine/live/hub.ts'
import { forbidden, notFound, Refusal } from '#engine/world/refusal.ts'
import type { TeamRow } from '#engine/world/rows.ts'
import { roleIn } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'
import { teamInvitationHandlers } from './team-invitations.additions.ts'

/** Section 9 of the first text: the Team plan is paid for each person. */
const PER_SEAT = { monthly: 49, yearly: 539, currency: 'USD' }
const LISTED = 500

function membersOf(world: World, team: TeamRow) {
  const seen = lastSeen(world)
  return team.members.flatMap(({ accountId, role, joinedAt }) => {
    const account = world.accounts.get(accountId)
    if (!account) return []
    return [
      {
        ...asPerson(account),
        id: accountId,
        email: account.email,
        role,
        ...(joinedAt !== undefined && { joinedAt }),
        username: account.username,
        lastActiveAt: seen.get(accountId),
      },
    ]
  })
}

function memberOf(world: World, team: TeamRow, userId: string) {
  const found = membersOf(world, team).find((member) => member.userId === userId)
  if (!found) throw notFound('This member')
  return found
}

const lastOwner = () =>
  new Refusal(409, 'A team needs an owner: hand the team on to somebody first.', { code: 'last_owner' })

const isGiven = (role: string): role is 'admin' | 'member' => role === 'admin' || role === 'member'

function setRole(world: World, team: TeamRow, userId: string, role: string): TeamRow {
  if (!isGiven(role)) {
    const message = role === 'owner' ? 'A team is handed on, not shared out.' : 'People are admin or member.'
    throw new Refusal(422, message, { code: 'invalid', fields: { role: message } })
  }
  if (memberOf(world, team, userId).role === 'owner') throw lastOwner()
  const members = team.members.map((member) => (member.accountId === userId ? { ...member, role } : member))
  return world.teams.update(team.id, { members }) ?? team
}

/** Takes somebody out of the team; everybody whom it touches hears of it. */
function takeOut(world: World, hub: Hub, team: TeamRow, userId: string) {
  const departure = departureOf(world, team, userId)
  const projects = depart(world, team, userId)
  teamChanged(hub, world.teams.get(team.id) ?? team, [userId])
  for (const project of projects) projectChanged(world, hub, project, [userId])
  return departure
}

export const teamsHandlers = [
  ...teamInvitationHandlers,

  answer(teamsApi.get, ({ me, world, params }) => {
    const account = me()
    const { team, role } = teamFor(world, account, params.teamId)
    const invitations = role === 'member' ? [] : pendingFor(world, team.id)
    const projects = world.projects.filter(({ teamId }) => teamId === team.id)
    return {
      team: asTeam(team, account.id),
      seats: {
        used: team.members.length,
        invited: pendingFor(world, team.id).length,
        ...(team.seatLimit !== undefined && { limit: team.seatLimit }),
        perSeat: PER_SEAT,
      },
      members: membersOf(world, team).slice(0, LISTED),
      invitations: invitations.slice(0, LISTED).map((row) => asInvitation(world, row)),
      projects: projects.slice(0, LISTED).map((project) => asProject(world, project, account.id)),
    }
  }),

  answer(teamsApi.members, ({ me, world, params, query }) => {
    const { team } = teamFor(world, me(), params.teamId)
    const { page, ...end } = paged(membersOf(world, team), query)
    return { members: page, ...end }
  }),

  answer(teamsApi.update, ({ me, world, hub, params, body }) => {
    const account = me()
    const team = managedTeam(world, account, params.teamId, 'admin')
    const { name, ...rest } = body
    const after = world.teams.update(team.id, { ...rest, ...(name !== undefined && { name: name.trim() }) }) ?? team
    teamChanged(hub, after)
    return asTeam(after, account.id)
  }),

  answer(teamsApi.setRole, ({ me, world, hub, params, body }) => {
    const team = managedTeam(world, me(), params.teamId, 'owner')
    const after = setRole(world, team, params.userId, body.role)
    teamChanged(hub, after)
    return memberOf(world, after, params.userId)
  }),

  answer(teamsApi.departure, ({ me, world, params }) => {
    const { team } = teamFor(world, me(), params.teamId)
    memberOf(world, team, params.userId)
    return departureOf(world, team, params.userId)
  }),

  answer(teamsApi.removeMember, ({ me, world, hub, params }) => {
    const account = me()
    const team = managedTeam(world, account, params.teamId, 'admin')
    const { role } = memberOf(world, team, params.userId)
    if (role === 'owner') throw lastOwner()
    if (role === 'admin' && roleIn(team, account.id) !== 'owner') {
      throw forbidden('Only the owner of a team can remove an admin.', 'team_role')
    }
    notify(world, hub, params.userId, {
      type: 'collaboration',
      title: 'Removed from a team',
      message: `You are no longer in ${team.name}.`,
      metadata: { teamName: team.name },
    })
    const member = world.accounts.get(params.userId)
    if (member) {
      closeInvitations(world, team.id, member)
      for (const { id } of world.projects.filter(({ teamId }) => teamId === team.id))
        closeInvitations(world, id, member)
    }
    return takeOut(world, hub, team, params.userId)
  }),

  answer(teamsApi.transfer, ({ me, world, hub, params, body }) => {
    const account = me()
    const team = managedTeam(world, account, params.teamId, 'owner')
    const heir = memberOf(world, team, body.userId)
    const members = team.members.map((member) => {
      if (member.accountId === heir.userId) return { ...member, role: 'owner' as const }
      return member.role === 'owner' ? { ...member, role: 'admin' as const } : member
    })
    const after = world.teams.update(team.id, { members }) ?? team
    if (heir.userId !== account.id) {
      notify(world, hub, heir.userId, {
        type: 'collaboration',
        title: 'A team is yours',
        message: `${team.name} was handed on to you. You own it now.`,
        metadata: { teamName: team.name },
      })
    }
    teamChanged(hub, after)
    return asTeam(after, account.id)
  }),

  answer(teamsApi.leave, ({ me, world, hub, params }) => {
    const account = me()
    const { team, role } = teamFor(world, account, params.teamId)
    if (role === 'owner') throw lastOwner()
    return takeOut(world, hub, team, account.id)
  }),
]
