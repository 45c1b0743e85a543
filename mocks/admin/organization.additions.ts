import { adminApi, type AdminTeam } from '#contract/admin.ts'

import { asAdmin } from './as-admin.ts'
import { changesOf, logged } from './log.ts'
import { asPerson, personById, teamChanged } from '#engine/collaboration/announce.ts'
import { pendingFor } from '../collaboration/invitations.ts'
import { paged } from '#engine/answers/paged.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { notify } from '#engine/notifications/notices.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { TeamRow } from '#engine/world/rows.ts'
import { roleIn } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'

function asAdminTeam(world: World, team: TeamRow): AdminTeam {
  const owner = world.accounts.get(team.members.find(({ role }) => role === 'owner')?.accountId ?? '')
  const pending = pendingFor(world, team.id)
  return {
    id: team.id,
    name: team.name,
    organization: team.organization,
    hierarchyPath: team.hierarchy_path,
    owner: owner && asPerson(owner),
    plan: owner?.plan,
    seats: { used: team.members.length, invited: pending.length, limit: team.seatLimit },
    members: team.members.flatMap(({ accountId, role }) => {
      const account = world.accounts.get(accountId)
      return account ? [{ ...asPerson(account), role, plan: account.plan }] : []
    }),
    invitations: pending.map(({ email, role, at }) => ({ email: email === '' ? null : email, role, at })),
    projects: world.projects.count(({ teamId }) => teamId === team.id),
    version: team.version ?? 1,
  }
}

const words = (world: World, team: TeamRow) => ({
  name: team.name,
  organization: team.organization,
  path: team.hierarchy_path,
  owner: personById(world, team.members.find(({ role }) => role === 'owner')?.accountId)?.name,
  seats: team.seatLimit === undefined ? 'any number' : String(team.seatLimit),
})

/** The old owner stays as admin, as when a team is handed on by its owner. */
function withOwner(team: TeamRow, ownerId: string): TeamRow['members'] {
  if (!roleIn(team, ownerId)) {
    throw new Refusal(422, 'The new owner must be in the team.', { code: 'not_a_member' })
  }
  return team.members.map((member) => {
    if (member.accountId === ownerId) return { ...member, role: 'owner' as const }
    return member.role === 'owner' ? { ...member, role: 'admin' as const } : member
  })
}

export const organizationHandlers = [
  answer(adminApi.teams, ({ me, world, query }) => {
    asAdmin(me())
    const teams = world.teams
      .all()
      .toSorted((a, b) => `${a.organization} ${a.name}`.localeCompare(`${b.organization} ${b.name}`))
    const { page, ...end } = paged(teams, query)
    return { teams: page.map((team) => asAdminTeam(world, team)), ...end }
  }),

  answer(adminApi.updateTeam, ({ me, world, hub, params, body }) => {
    const admin = asAdmin(me())
    return once(world, admin, 'admin.updateTeam', body.clientKey, () => {
      const team = world.teams.get(params.id)
      if (!team) throw notFound('The team')
      if ((team.version ?? 1) !== body.version) {
        throw new Refusal(409, 'Somebody else changed this team meanwhile. Look at it again.', { code: 'changed' })
      }
      if (typeof body.seatLimit === 'number' && body.seatLimit < team.members.length) {
        const message = `${team.members.length} people are in the team: fewer seats than that cannot be set.`
        throw new Refusal(409, message, { code: 'seats_in_use', fields: { seatLimit: message } })
      }
      const { seatLimit: kept, ...rest } = team
      const seatLimit = body.seatLimit === undefined ? kept : (body.seatLimit ?? undefined)
      const after = world.teams.put({
        ...rest,
        ...(body.name !== undefined && { name: body.name.trim() }),
        ...(body.organization !== undefined && { organization: body.organization.trim() }),
        ...(body.hierarchyPath !== undefined && { hierarchy_path: body.hierarchyPath.trim() }),
        ...(body.ownerId !== undefined && { members: withOwner(team, body.ownerId) }),
        ...(seatLimit !== undefined && { seatLimit }),
        version: body.version + 1,
      })
      const changes = changesOf(words(world, team), words(world, after))
      logged(world, admin, { action: 'team.changed', target: { kind: 'team', id: team.id, name: team.name }, changes })
      const fields = changes.map(({ field }) => field)
      for (const { accountId, role } of after.members) {
        if (fields.length === 0 || (role !== 'owner' && role !== 'admin')) continue
        notify(world, hub, accountId, {
          type: 'collaboration',
          title: 'Your team was changed',
          message: `An admin of the platform changed ${after.name}: ${fields.join(', ')}.`,
          metadata: { teamName: after.name },
        })
      }
      teamChanged(hub, after)
      return asAdminTeam(world, after)
    })
  }),
]
