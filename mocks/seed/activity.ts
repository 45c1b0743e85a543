import type { ActivityKind } from '#contract/activity.ts'

import { displayName } from '#engine/people/accounts.ts'
import type { World } from '#engine/world/world.ts'
import { daysAgo } from './ago.ts'
import { EXTRACTED, PROTOCOL, SCREENED } from './milestones.ts'
import { STATINS } from './projects.ts'
import { seedUserId, type SeedKey } from './users.ts'

type Event = { kind: ActivityKind; by: SeedKey; days: number; of: string; from?: string; to?: string; note?: string }

const todo = 'To do'
const working = 'In progress'

/** What led to the tasks and milestones as they stand; `of` names a row, or is the title of something that is gone. */
const events: readonly Event[] = [
  { kind: 'project.created', by: 'team-owner', days: 24, of: STATINS },
  { kind: 'milestone.created', by: 'team-owner', days: 23, of: PROTOCOL },
  { kind: 'milestone.created', by: 'team-owner', days: 23, of: SCREENED },
  { kind: 'milestone.created', by: 'team-owner', days: 23, of: EXTRACTED },
  { kind: 'task.created', by: 'team-owner', days: 23, of: 'task-1' },
  { kind: 'task.created', by: 'team-owner', days: 22, of: 'task-2' },
  { kind: 'task.moved', by: 'team-owner', days: 18, of: 'task-1', from: todo, to: working },
  { kind: 'task.done', by: 'team-owner', days: 15, of: 'task-1', from: working, to: 'Done' },
  { kind: 'milestone.reached', by: 'team-owner', days: 15, of: PROTOCOL },
  { kind: 'task.moved', by: 'team-owner', days: 12, of: 'task-2', from: todo, to: working },
  { kind: 'task.created', by: 'team-owner', days: 9, of: 'task-10' },
  { kind: 'task.created', by: 'team-owner', days: 9, of: 'task-11' },
  { kind: 'task.created', by: 'team-owner', days: 8, of: 'task-3' },
  { kind: 'task.created', by: 'team-member', days: 7, of: 'task-4' },
  { kind: 'task.created', by: 'team-owner', days: 7, of: 'task-12' },
  { kind: 'task.done', by: 'team-owner', days: 6, of: 'task-2', from: working, to: 'Done' },
  { kind: 'task.created', by: 'team-owner', days: 6, of: 'task-5' },
  { kind: 'resource.added', by: 'tester', days: 5, of: 'p-woscops-1995' },
  { kind: 'resource.added', by: 'tester', days: 5, of: 'p-afcaps-1998' },
  { kind: 'task.moved', by: 'tester', days: 5, of: 'task-11', from: todo, to: working },
  {
    kind: 'milestone.moved',
    by: 'team-owner',
    days: 4,
    of: SCREENED,
    note: 'The second database brought twice as many records as planned.',
  },
  { kind: 'task.created', by: 'team-owner', days: 3, of: 'task-9' },
  { kind: 'task.done', by: 'team-member', days: 2, of: 'task-10', from: working, to: 'Done' },
  { kind: 'task.moved', by: 'team-member', days: 2, of: 'task-3', from: todo, to: working },
  { kind: 'task.moved', by: 'team-owner', days: 1, of: 'task-9', from: working, to: 'In review' },
]

const papers = [
  { objectId: 'p-woscops-1995', title: 'Prevention of coronary heart disease with pravastatin (WOSCOPS)' },
  { objectId: 'p-afcaps-1998', title: 'Primary prevention of acute coronary events with lovastatin (AFCAPS/TexCAPS)' },
]

function objectOf(world: World, id: string) {
  const title =
    world.tasks.get(id)?.title ??
    world.milestones.get(id)?.title ??
    world.projects.get(id)?.title ??
    papers.find(({ objectId }) => objectId === id)?.title ??
    id
  const kind = id.startsWith('p-') ? 'paper' : (id.split('-')[0] ?? 'task')
  return { kind, id, title }
}

export function seedActivity(world: World): void {
  papers.forEach((paper, index) =>
    world.resources.put({
      ...paper,
      id: `resource-${index + 1}`,
      projectId: STATINS,
      kind: 'paper',
      addedBy: { userId: seedUserId('tester'), name: 'Tomas Reyes' },
      addedAt: daysAgo(5),
    }),
  )
  events.forEach(({ kind, by, days, of, from, to, note }, index) => {
    const account = world.accounts.get(seedUserId(by))
    const slip = kind === 'milestone.moved' ? world.milestones.get(of)?.slips[0] : undefined
    world.activity.put({
      id: `act-${index + 1}`,
      projectId: STATINS,
      at: daysAgo(days),
      kind,
      object: objectOf(world, of),
      ...(account && { actor: { userId: account.id, name: displayName(account) } }),
      ...(slip && { from: slip.from, to: slip.to }),
      ...(from && { from }),
      ...(to && { to }),
      ...(note && { note }),
    })
  })
}
