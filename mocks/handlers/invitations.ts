import { invitationsApi } from '#contract/invitations.ts'

import { displayName } from '../accounts.ts'
import { mock } from '../mock-endpoint.ts'
import { notify } from '../notices.ts'
import type { Hub } from '../realtime/hub.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { AccountRow, InvitationRow } from '../rows.ts'
import { roleIn } from '../team-roles.ts'
import type { World } from '../world.ts'

const VALID_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

const gone = (message: string, code: string) => new Refusal(410, message, { code })

/** The invitation behind a token, for the address that was invited: for others the token does not exist. */
function openInvitation(world: World, account: AccountRow, kind: InvitationRow['kind'], token: string): InvitationRow {
  const row = world.invitations.get(token)
  if (row?.kind !== kind || row.email.toLowerCase() !== account.email.toLowerCase()) throw notFound('The invitation')
  if (row.status !== 'pending') {
    throw new Refusal(409, `This invitation has been ${row.status} already.`, { code: 'already_answered' })
  }
  if (Date.parse(world.now()) - Date.parse(row.at) > VALID_DAYS * DAY_MS) {
    throw gone('This invitation has expired. Ask for a new one.', 'expired')
  }
  return row
}

function joinTeam(world: World, { targetId, role }: InvitationRow, accountId: string) {
  const team = world.teams.get(targetId)
  if (!team) throw gone('This team does not exist any more.', 'gone')
  if (roleIn(team, accountId)) return
  const member = { accountId, role: role === 'admin' ? ('admin' as const) : ('member' as const) }
  world.teams.update(team.id, { members: [...team.members, member] })
}

function joinProject(world: World, { targetId }: InvitationRow, accountId: string) {
  const project = world.projects.get(targetId)
  if (!project) throw gone('This project does not exist any more.', 'gone')
  if (project.ownerId === accountId || project.memberIds.includes(accountId)) return
  world.projects.update(project.id, { memberIds: [...project.memberIds, accountId] })
}

function accept(world: World, hub: Hub, account: AccountRow, kind: InvitationRow['kind'], token: string) {
  const invitation = openInvitation(world, account, kind, token)
  if (kind === 'team') joinTeam(world, invitation, account.id)
  else joinProject(world, invitation, account.id)
  world.invitations.update(token, { status: 'accepted' })
  notify(world, hub, invitation.invitedBy, {
    type: 'collaboration',
    title: 'Invitation accepted',
    message: `${displayName(account)} joined ${invitation.name}.`,
    metadata: kind === 'team' ? { teamName: invitation.name } : { projectName: invitation.name },
  })
  return { success: true, message: `Joined ${invitation.name}` }
}

function decline(world: World, account: AccountRow, kind: InvitationRow['kind'], token: string) {
  const { name } = openInvitation(world, account, kind, token)
  world.invitations.update(token, { status: 'declined' })
  return { success: true, message: `Declined the invitation to ${name}` }
}

export const invitationsHandlers = [
  mock(invitationsApi.acceptTeam, ({ me, world, hub, params }) => accept(world, hub, me(), 'team', params.inviteToken)),
  mock(invitationsApi.rejectTeam, ({ me, world, params }) => decline(world, me(), 'team', params.inviteToken)),
  mock(invitationsApi.acceptProject, ({ me, world, hub, params }) =>
    accept(world, hub, me(), 'project', params.inviteToken),
  ),
  mock(invitationsApi.declineProject, ({ me, world, params }) => decline(world, me(), 'project', params.inviteToken)),
]
