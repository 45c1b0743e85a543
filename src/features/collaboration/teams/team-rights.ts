import type { TeamMember } from '#contract/teams.ts'

/** Section 6 of the second text: owners and admins invite people; a role that nobody knows does not. */
export const mayInvite = (role: string | null | undefined): boolean => role === 'owner' || role === 'admin'

/** What somebody of this role may do with that member; nobody removes or changes an owner. */
export function rightsOver(ownRole: string | null | undefined, ownId: string | undefined, member: TeamMember) {
  const isSelf = member.userId === ownId
  const isOwner = ownRole === 'owner'
  const isManaged = !isSelf && member.role !== 'owner'
  return {
    mayChangeRole: isOwner && isManaged,
    mayTransfer: isOwner && isManaged,
    mayRemove: isManaged && (isOwner || (ownRole === 'admin' && member.role === 'member')),
    mayLeave: isSelf && member.role !== 'owner',
  }
}
