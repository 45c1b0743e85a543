import type { World } from '../world.ts'
import { HARBOUR, NORTHFIELD } from './teams.ts'
import { seedUserId } from './users.ts'

export const STATINS = 'project-statins'
export const VACCINE = 'project-bcg'
export const GUIDELINE = 'project-guideline'

export function seedProjects(world: World): void {
  world.projects.put({
    id: STATINS,
    title: 'Statins before the first event',
    description: 'Do statins prevent a first major vascular event in adults without known disease? Trials only.',
    ownerId: seedUserId('team-owner'),
    memberIds: [seedUserId('team-member')],
    teamId: NORTHFIELD,
  })
  world.projects.put({
    id: VACCINE,
    title: 'BCG and tuberculosis, by latitude',
    description: 'Why do trials of the same vaccine differ so much? A meta-regression on distance from the equator.',
    ownerId: seedUserId('tester'),
    memberIds: [],
    teamId: NORTHFIELD,
  })
  world.projects.put({
    id: GUIDELINE,
    title: 'Lipid guideline update',
    description: 'Evidence tables for the 2027 revision.',
    ownerId: seedUserId('enterprise'),
    memberIds: [],
    teamId: HARBOUR,
  })
}
