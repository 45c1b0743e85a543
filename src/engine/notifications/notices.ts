import type { Notification, NotificationType } from '#contract/notifications.ts'

import { isAdmin } from '../people/accounts.ts'
import type { Hub } from '../live/hub.ts'
import type { AccountRow, InvitationRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

export type Notice = {
  type: NotificationType
  title: string
  message: string
  metadata?: NonNullable<Notification['metadata']>
}

/** Puts a notification into an account's list and rings its bell. */
export function notify(world: World, hub: Hub, accountId: string, notice: Notice): void {
  const notification = { id: world.newId('note'), isRead: false, createdAt: world.now(), ...notice }
  world.notifications.put({ ...notification, accountId })
  hub.toUser(accountId, 'new_notification', notification)
}

/** The same for every admin but one. */
export function notifyAdmins(world: World, hub: Hub, notice: Notice, except?: string): void {
  for (const admin of world.accounts.filter((account) => isAdmin(account) && account.id !== except)) {
    notify(world, hub, admin.id, notice)
  }
}

/** Tells the invited person of an invitation, with the token that answers it. */
export function announceInvitation(world: World, hub: Hub, accountId: string, invitation: InvitationRow): void {
  const { id: inviteToken, kind, name, invitedBy, role, targetId } = invitation
  const inviter = world.accounts.get(invitedBy)?.username ?? 'Someone'
  notify(world, hub, accountId, {
    type: kind === 'team' ? 'team_invitation_received' : 'project_invitation_received',
    title: kind === 'team' ? 'Team invitation' : 'Project invitation',
    message: `${inviter} invited you to join ${name} as ${role}.`,
    metadata:
      kind === 'team' ? { inviteToken, teamName: name } : { inviteToken, projectName: name, projectId: targetId },
  })
}

/** Whether somebody is told of an invitation beside its letter: where one went out, only who proved that address. */
export const isToldOf = (invitation: InvitationRow, account: AccountRow): boolean =>
  !invitation.isMailed || account.provenEmail === invitation.email.toLowerCase()

/** Someone who was invited before there was an account finds the invitations on arrival. */
export function announceInvitations(world: World, hub: Hub, account: AccountRow): void {
  const email = account.email.toLowerCase()
  const open = world.invitations.filter((row) => row.status === 'pending' && row.email.toLowerCase() === email)
  for (const invitation of open.filter((each) => isToldOf(each, account)))
    announceInvitation(world, hub, account.id, invitation)
}
