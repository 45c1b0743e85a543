import { collaborationApi } from '#contract/collaboration.ts'

import { accountByEmail } from '#engine/people/accounts.ts'
import { teamChanged } from '#engine/collaboration/announce.ts'
import { assertNotInvited, invite } from './invitations.ts'
import { answer } from '#engine/answers/answer.ts'
import { mayCollaborate, upgradeRequired } from '#engine/people/plan-limits.ts'
import { forbidden, notFound, Refusal } from '#engine/world/refusal.ts'
import type { TeamRow } from '#engine/world/rows.ts'
import { mayInvite, roleIn } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'

const invitable = ['member', 'admin']

const conflict = (message: string, code: string) => new Refusal(409, message, { code, fields: { email: message } })

/** Refuses people who are in the team and people who have an answer to give still. */
function assertNew(world: World, team: TeamRow, email: string) {
  const invited = accountByEmail(world, email)
  if (invited && roleIn(team, invited.id)) throw conflict('This person is in the team already.', 'already_member')
  assertNotInvited(world, team.id, email)
}

export const teamInviteHandlers = [
  answer(collaborationApi.inviteToTeam, ({ me, world, hub, body }) => {
    const account = me()
    if (!mayCollaborate(world, account)) throw upgradeRequired()
    const team = world.teams.get(body.teamId)
    const ownRole = team && roleIn(team, account.id)
    if (!team || !ownRole) throw notFound('The team')
    if (!mayInvite(ownRole)) throw forbidden('Only owners and admins of a team can invite people.', 'team_role')
    const role = body.role ?? 'member'
    if (!invitable.includes(role)) {
      const message = 'People are invited as member or admin.'
      throw new Refusal(422, message, { code: 'invalid', fields: { role: message } })
    }
    assertNew(world, team, body.email)

    invite(world, hub, account, { kind: 'team', targetId: team.id, name: team.name }, { email: body.email, role })
    teamChanged(hub, team)
    // The token goes to the invited person only: whoever holds it could answer in their place.
    return { success: true, message: `Invitation sent to ${body.email}` }
  }),
]
