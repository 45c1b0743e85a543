import { PACE_DAYS, type Milestone } from '#contract/milestones.ts'

import type { MilestoneRow, ProjectRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { peopleOf } from '#engine/collaboration/access.ts'
import { isDoneIn } from '#engine/collaboration/columns.ts'
import { countOf } from '#engine/collaboration/measures.ts'

const DAY_MS = 24 * 60 * 60_000

function progressOf(world: World, project: ProjectRow, row: MilestoneRow): Milestone['progress'] {
  const paceStart = new Date(Date.parse(world.now()) - PACE_DAYS * DAY_MS).toISOString()
  const { measure } = row
  if (measure) {
    const people = new Set(peopleOf(world, project))
    const since = measure.since ?? row.createdAt ?? ''
    const recentSince = since > paceStart ? since : paceStart
    const done = countOf(world, project, measure.metric, { people, since })
    const recent = countOf(world, project, measure.metric, { people, since: recentSince })
    return { counts: measure.metric, done: done ?? measure.current ?? 0, total: measure.target, recent: recent ?? 0 }
  }
  const tasks = world.tasks.filter(
    (task) => task.projectId === project.id && task.milestoneId === row.id && task.removedAt === undefined,
  )
  const done = tasks.filter((task) => isDoneIn(project, task.status))
  const recent = done.filter((task) => (task.completedAt ?? '') >= paceStart)
  return { counts: 'tasks', done: done.length, total: tasks.length, recent: recent.length }
}

export function asMilestone(world: World, project: ProjectRow, row: MilestoneRow): Milestone {
  const { createdBy: _, ...rest } = row
  return { ...rest, progress: progressOf(world, project, row) }
}
