import { teamsApi } from '#contract/teams.ts'

import { managedTeam } from '#engine/collaboration/access.ts'
import { teamChanged } from '#engine/collaboration/announce.ts'
import { asInvitation, expiresAt, invite, isFor, pendingFor, pendingOf, resend } from './invitations.ts'
import { paged } from '#engine/answers/paged.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { isToldOf } from '#engine/notifications/notices.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'

const invitable = ['member', 'admin']

export const teamInvitationHandlers = [
  answer(teamsApi.invitations, ({ me, world, params, query }) => {
    const team = managedTeam(world, me(), params.teamId, 'admin')
    const { page, ...end } = paged(pendingFor(world, team.id), query)
    return { invitations: page.map((row) => asInvitation(world, row)), ...end }
  }),

  answer(teamsApi.createLink, ({ me, world, hub, params, body }) => {
    const account = me()
    const team = managedTeam(world, account, params.teamId, 'admin')
    const role = body.role ?? 'member'
    if (!invitable.includes(role)) {
      const message = 'People are invited as member or admin.'
      throw new Refusal(422, message, { code: 'invalid', fields: { role: message } })
    }
    return once(world, account, `link:${team.id}`, body.clientKey, () => {
      const row = invite(world, hub, account, { kind: 'team', targetId: team.id, name: team.name }, { email: '', role })
      teamChanged(hub, team)
      return asInvitation(world, row)
    })
  }),

  answer(teamsApi.resend, ({ me, world, hub, params, body }) => {
    const account = me()
    const team = managedTeam(world, account, params.teamId, 'admin')
    const row = pendingOf(world, team.id, params.invitationId)
    return once(world, account, `resend:${row.id}`, body?.clientKey, () => asInvitation(world, resend(world, hub, row)))
  }),

  answer(teamsApi.revoke, ({ me, world, hub, params }) => {
    const team = managedTeam(world, me(), params.teamId, 'admin')
    world.invitations.update(pendingOf(world, team.id, params.invitationId).id, { status: 'revoked' })
    teamChanged(hub, team)
    return { message: 'success' }
  }),

  answer(teamsApi.myInvitations, ({ me, world }) => {
    const account = me()
    const rows = world.invitations.filter(
      (row) =>
        row.status === 'pending' &&
        row.email !== '' &&
        isFor(row, account) &&
        isToldOf(row, account) &&
        expiresAt(row) >= world.now(),
    )
    return { invitations: rows.map((row) => asInvitation(world, row)) }
  }),

  answer(teamsApi.invitation, ({ me, world, params }) => {
    const account = me()
    const row = world.invitations.get(params.inviteToken)
    if (!row || !isFor(row, account)) throw notFound('The invitation')
    const shown = asInvitation(world, row)
    if (shown.status === 'revoked' || shown.status === 'expired') {
      throw new Refusal(
        410,
        `This invitation has been ${shown.status === 'expired' ? 'left too long' : 'taken back'}. Ask for a new one.`,
        {
          code: shown.status,
        },
      )
    }
    return shown
  }),
]
