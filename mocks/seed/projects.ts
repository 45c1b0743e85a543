import type { World } from '#engine/world/world.ts'
import { daysAgo, dayAhead } from './ago.ts'
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
    kind: 'systematic',
    goal: 'A published review with a meta-analysis of major vascular events.',
    question: 'In adults without vascular disease, do statins against placebo prevent a first major vascular event?',
    startDate: dayAhead(-24),
    dueDate: dayAhead(70),
    stages: [
      { id: 'screening', name: 'Title and abstract', reviewers: 2, isBlind: true },
      { id: 'full-text', name: 'Full text', reviewers: 2, isBlind: true },
      { id: 'extraction', name: 'Extraction', reviewers: 2, isBlind: false },
    ],
    reasons: ['Not a trial', 'Prior event in more than 10 %', 'Under one year', 'Outcome not reported'],
    citationStyle: 'vancouver',
    version: 1,
    createdAt: daysAgo(24),
    updatedAt: daysAgo(2),
    ownerId: seedUserId('team-owner'),
    memberIds: [seedUserId('team-member')],
    teamId: NORTHFIELD,
  })
  world.projects.put({
    id: VACCINE,
    title: 'BCG and tuberculosis, by latitude',
    description: 'Why do trials of the same vaccine differ so much? A meta-regression on distance from the equator.',
    kind: 'meta',
    dueDate: dayAhead(45),
    version: 1,
    createdAt: daysAgo(16),
    updatedAt: daysAgo(1),
    ownerId: seedUserId('tester'),
    memberIds: [],
    teamId: NORTHFIELD,
  })
  world.projects.put({
    id: GUIDELINE,
    title: 'Lipid guideline update',
    description: 'Evidence tables for the 2027 revision.',
    version: 1,
    createdAt: daysAgo(12),
    updatedAt: daysAgo(3),
    ownerId: seedUserId('enterprise'),
    memberIds: [],
    teamId: HARBOUR,
  })
}
