import type { World } from '#engine/world/world.ts'
import { seedUserId } from './users.ts'

export const NORTHFIELD = 'team-northfield'
export const HARBOUR = 'team-harbour'

export function seedTeams(world: World): void {
  world.teams.put({
    id: NORTHFIELD,
    name: 'Northfield Evidence Group',
    organization: 'Northfield University',
    hierarchy_path: 'Northfield University/Medicine/Epidemiology',
    members: [
      { accountId: seedUserId('team-owner'), role: 'owner' },
      { accountId: seedUserId('team-member'), role: 'member' },
      { accountId: seedUserId('tester'), role: 'admin' },
    ],
  })
  world.teams.put({
    id: HARBOUR,
    name: 'Harbour Guideline Desk',
    organization: 'Harbour Health Systems',
    hierarchy_path: 'Harbour Health Systems/Quality',
    members: [
      { accountId: seedUserId('enterprise'), role: 'owner' },
      { accountId: seedUserId('team-owner'), role: 'member' },
    ],
  })
}
