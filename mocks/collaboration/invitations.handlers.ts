import { invitationsApi } from '#contract/invitations.ts'

import { displayName } from '#engine/people/accounts.ts'
import { record } from '#engine/collaboration/activity-log.ts'
import { projectChanged, teamChanged } from '#engine/collaboration/announce.ts'
import { expiresAt, isFor } from './invitations.ts'
import { answer } from '#engine/answers/answer.ts'
import { notify } from '#engine/notifications/notices.ts'
import type { Hub } from '#engine/live/hub.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, InvitationRow } from '#engine/world/rows.ts'
import { roleIn } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'

const gone = (message: string, code: string) => new Refusal(410, message, { code })

/** The invitation behind a token, for the address that was invited: for others the token does not exist. */
function openInvitation(world: World, account: AccountRow, kind: InvitationRow['kind'], token: string): InvitationRow {
  const row = world.invitations.get(token)
  if (row?.kind !== kind || !isFor(row, account)) throw notFound('The invitation')
  if (row.status === 'revoked') throw gone('This invitation has been taken back. Ask for a new one.', 'revoked')
  if (row.status !== 'pending') {
    throw new Refusal(409, `This invitation has been ${row.status} already.`, { code: 'already_answered' })
  }
  if (expiresAt(row) < world.now()) {
    throw gone('This invitation has expired. Ask for a new one.', 'expired')
  }
  return row
}

function joinTeam(world: World, hub: Hub, { targetId, role }: InvitationRow, accountId: string) {
  const team = world.teams.get(targetId)
  if (!team) throw gone('This team does not exist any more.', 'gone')
  if (roleIn(team, accountId)) return
  if (team.seatLimit !== undefined && team.members.length >= team.seatLimit) {
    const message = `All ${team.seatLimit} seats of ${team.name} are taken. Ask its owner.`
    throw new Refusal(409, message, { code: 'seats_full' })
  }
  const member = { accountId, role: role === 'admin' ? ('admin' as const) : ('member' as const), joinedAt: world.now() }
  teamChanged(hub, world.teams.update(team.id, { members: [...team.members, member] }) ?? team)
}

function joinProject(world: World, hub: Hub, { targetId, role }: InvitationRow, account: AccountRow) {
  const project = world.projects.get(targetId)
  if (!project) throw gone('This project does not exist any more.', 'gone')
  if (project.ownerId === account.id || project.memberIds.includes(account.id)) return
  const roles = { ...project.roles, [account.id]: { role } }
  const after = world.projects.update(project.id, { memberIds: [...project.memberIds, account.id], roles }) ?? project
  const object = { kind: 'member', id: account.id, title: displayName(account) }
  record(world, { projectId: project.id, kind: 'member.joined', object, actor: account, to: role })
  projectChanged(world, hub, after)
}

function accept(world: World, hub: Hub, account: AccountRow, kind: InvitationRow['kind'], token: string) {
  const invitation = openInvitation(world, account, kind, token)
  if (kind === 'team') joinTeam(world, hub, invitation, account.id)
  else joinProject(world, hub, invitation, account)
  if (invitation.email !== '') world.invitations.update(token, { status: 'accepted' })
  notify(world, hub, invitation.invitedBy, {
    type: 'collaboration',
    title: 'Invitation accepted',
    message: `${displayName(account)} joined ${invitation.name}.`,
    metadata: kind === 'team' ? { teamName: invitation.name } : { projectName: invitation.name },
  })
  return { success: true, message: `Joined ${invitation.name}` }
}

function decline(world: World, account: AccountRow, kind: InvitationRow['kind'], token: string) {
  const { name, email } = openInvitation(world, account, kind, token)
  if (email !== '') world.invitations.update(token, { status: 'declined' })
  return { success: true, message: `Declined the invitation to ${name}` }
}

export const invitationsHandlers = [
  answer(invitationsApi.acceptTeam, ({ me, world, hub, params }) =>
    accept(world, hub, me(), 'team', params.inviteToken),
  ),
  answer(invitationsApi.rejectTeam, ({ me, world, params }) => decline(world, me(), 'team', params.inviteToken)),
  answer(invitationsApi.acceptProject, ({ me, world, hub, params }) =>
    accept(world, hub, me(), 'project', params.inviteToken),
  ),
  answer(invitationsApi.declineProject, ({ me, world, params }) => decline(world, me(), 'project', params.inviteToken)),
]
