import type { MilestoneRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { dayAhead, daysAgo } from './ago.ts'
import { STATINS, VACCINE } from './projects.ts'
import { seedUserId } from './users.ts'

export const PROTOCOL = 'milestone-protocol'
export const SCREENED = 'milestone-screened'
export const EXTRACTED = 'milestone-extracted'
export const LATITUDES = 'milestone-latitudes'

const owner = { userId: seedUserId('team-owner'), name: 'Thandi Okafor' }
const open = { status: 'open', slips: [], version: 1 }

const rows: readonly MilestoneRow[] = [
  {
    ...open,
    id: PROTOCOL,
    projectId: STATINS,
    title: 'Protocol registered',
    dueDate: dayAhead(-14),
    status: 'reached',
    reachedAt: daysAgo(15),
    createdAt: daysAgo(23),
    createdBy: owner.userId,
  },
  {
    ...open,
    id: SCREENED,
    projectId: STATINS,
    title: 'Titles and abstracts screened',
    description: 'Every record has two votes and no conflict is open.',
    dueDate: dayAhead(12),
    slips: [
      {
        from: dayAhead(5),
        to: dayAhead(12),
        reason: 'The second database brought twice as many records as planned.',
        at: daysAgo(4),
        by: owner,
      },
    ],
    version: 2,
    createdAt: daysAgo(23),
    createdBy: owner.userId,
  },
  {
    ...open,
    id: EXTRACTED,
    projectId: STATINS,
    title: 'Extraction complete',
    dueDate: dayAhead(40),
    createdAt: daysAgo(23),
    createdBy: owner.userId,
  },
  {
    ...open,
    id: LATITUDES,
    projectId: VACCINE,
    title: 'All trials have a latitude',
    dueDate: dayAhead(9),
    createdAt: daysAgo(15),
    createdBy: seedUserId('tester'),
  },
]

export function seedMilestones(world: World): void {
  for (const row of rows) world.milestones.put(row)
}
