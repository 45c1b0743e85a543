import type { World } from '#engine/world/world.ts'
import { daysAgo } from './ago.ts'
import { GUIDELINE, STATINS } from './projects.ts'
import { NORTHFIELD } from './teams.ts'
import { seedUserId } from './users.ts'

/** Tokens of the invitations that wait in a new world. Real ones are random; these are known to everybody. */
export const TEAM_INVITE = 'invite-team-northfield-individual'
export const PROJECT_INVITE = 'invite-project-statins-enterprise'
export const MEMBER_INVITE = 'invite-project-guideline-member'

export function seedInvitations(world: World): void {
  world.invitations.put({
    id: TEAM_INVITE,
    kind: 'team',
    targetId: NORTHFIELD,
    name: 'Northfield Evidence Group',
    email: 'individual@roadrunner.test',
    role: 'member',
    invitedBy: seedUserId('team-owner'),
    status: 'pending',
    at: daysAgo(1),
  })
  world.invitations.put({
    id: PROJECT_INVITE,
    kind: 'project',
    targetId: STATINS,
    name: 'Statins before the first event',
    email: 'enterprise@roadrunner.test',
    role: 'reviewer',
    invitedBy: seedUserId('team-owner'),
    status: 'pending',
    at: daysAgo(2),
  })
  world.invitations.put({
    id: MEMBER_INVITE,
    kind: 'project',
    targetId: GUIDELINE,
    name: 'Lipid guideline update',
    email: 'team-member@roadrunner.test',
    role: 'reader',
    invitedBy: seedUserId('enterprise'),
    status: 'pending',
    at: daysAgo(3),
  })
}
