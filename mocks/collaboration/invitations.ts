import type { Invitation } from '#contract/teams.ts'

import { accountByEmail, displayName } from '#engine/people/accounts.ts'
import { randomToken } from '#engine/world/base64.ts'
import { announceInvitation, isToldOf, notify } from '#engine/notifications/notices.ts'
import type { Hub } from '#engine/live/hub.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, InvitationRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { invitationLetter } from '../mail/letters.ts'
import { hasMail, sendLetter } from '../mail/mail.ts'
import { countLetter } from '../people/sign-in-attempts.ts'
import { worldSettings } from '../world/world-settings.ts'

export const INVITATION_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

export const expiresAt = ({ at }: InvitationRow) => new Date(Date.parse(at) + INVITATION_DAYS * DAY_MS).toISOString()

export function asInvitation(world: World, row: InvitationRow): Invitation {
  const inviter = world.accounts.get(row.invitedBy)
  const isOver = row.status === 'pending' && expiresAt(row) < world.now()
  return {
    id: row.id,
    kind: row.kind,
    targetId: row.targetId,
    name: row.name,
    email: row.email === '' ? null : row.email,
    role: row.role,
    status: isOver ? 'expired' : row.status,
    invitedBy: inviter ? displayName(inviter) : null,
    createdAt: row.at,
    expiresAt: expiresAt(row),
  }
}

/**
 * Whether an invitation is for somebody: a link for everybody who has it, one with an address for who had that address
 * when it was sent (who takes it afterwards has proved nothing). Nobody comes back who was taken out since.
 */
export function isFor(row: InvitationRow, account: AccountRow): boolean {
  if (row.closedTo?.includes(account.id)) return false
  if (row.email === '') return true
  // The letter with the link went to that address: who has the link may change theirs to it.
  const hadAddress = row.isMailed || account.emailChangedAt === undefined || account.emailChangedAt <= row.at
  return hadAddress && row.email.toLowerCase() === account.email.toLowerCase()
}

/** Ends what would let somebody back in who is taken out of a team or project; for others it goes on. */
export function closeInvitations(world: World, targetId: string, account: AccountRow): void {
  for (const row of pendingFor(world, targetId)) {
    const closedTo = [...(row.closedTo ?? []), account.id]
    const isTheirs = row.email.toLowerCase() === account.email.toLowerCase()
    world.invitations.update(row.id, { closedTo, ...(isTheirs && { status: 'revoked' as const }) })
  }
}

/** Invitations to a team or project that nobody has answered, newest first. */
export const pendingFor = (world: World, targetId: string): InvitationRow[] =>
  world.invitations
    .filter((row) => row.targetId === targetId && row.status === 'pending')
    .sort((a, b) => b.at.localeCompare(a.at))

export function pendingOf(world: World, targetId: string, id: string): InvitationRow {
  const row = world.invitations.get(id)
  if (row?.targetId !== targetId || row.status !== 'pending') throw notFound('The invitation')
  return row
}

export type Target = Pick<InvitationRow, 'kind' | 'targetId' | 'name'>

/** Refuses people who have an answer to give still. */
export function assertNotInvited(world: World, targetId: string, email: string): void {
  const isOpen = (row: InvitationRow) =>
    row.email.toLowerCase() === email.toLowerCase() && expiresAt(row) >= world.now()
  if (!pendingFor(world, targetId).some(isOpen)) return
  const message = 'This person has been invited already.'
  throw new Refusal(409, message, { code: 'already_invited', fields: { email: message } })
}

function mailInvitation(inviter: AccountRow, { id, email, kind, name, isMailed }: InvitationRow): void {
  const origin = worldSettings().publicUrl
  if (!isMailed || origin === undefined) return
  const link = `${origin}/team?invite=${encodeURIComponent(id)}`
  sendLetter(invitationLetter(email, { inviter: displayName(inviter), name, kind, link, days: INVITATION_DAYS }))
}

/** Makes an invitation and tells the invited person, where they have an account, and the inviter. */
export function invite(
  world: World,
  hub: Hub,
  inviter: AccountRow,
  target: Target,
  { email, role }: { email: string; role: string },
): InvitationRow {
  const row: InvitationRow = {
    id: randomToken(),
    ...target,
    email,
    role,
    invitedBy: inviter.id,
    status: 'pending',
    at: world.now(),
    ...(email !== '' && hasMail() && { isMailed: true }),
  }
  if (row.isMailed) countLetter(world, inviter.id)
  world.invitations.put(row)
  if (email === '') return row
  const invited = accountByEmail(world, email)
  if (invited && isToldOf(row, invited)) announceInvitation(world, hub, invited.id, row)
  mailInvitation(inviter, row)
  notify(world, hub, inviter.id, {
    type: 'invitation_sent',
    title: 'Invitation sent',
    message: `${email} was invited to ${row.name} as ${role}.`,
    metadata: row.kind === 'team' ? { teamName: row.name } : { projectName: row.name, projectId: row.targetId },
  })
  return row
}

/** The days start anew, and the bell of the invited person rings again. */
export function resend(world: World, hub: Hub, row: InvitationRow): InvitationRow {
  const again = world.invitations.update(row.id, { at: world.now() }) ?? row
  const invited = row.email === '' ? undefined : accountByEmail(world, row.email)
  if (invited && isToldOf(again, invited)) announceInvitation(world, hub, invited.id, again)
  const inviter = world.accounts.get(again.invitedBy)
  if (inviter && again.isMailed) {
    countLetter(world, inviter.id)
    mailInvitation(inviter, again)
  }
  return again
}
