import type { Task } from '#contract/tasks.ts'

import type { ProjectRow, TaskRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { peopleOf } from './access.ts'
import { personById } from './announce.ts'
import { countOf } from './measures.ts'

/** The living tasks of a project, in the order in which they were made. */
export const tasksOf = (world: World, projectId: string): TaskRow[] =>
  world.tasks.filter((row) => row.projectId === projectId && row.removedAt === undefined)

const isLiving = (world: World, id: string) => {
  const row = world.tasks.find((task) => task.id === id && task.removedAt === undefined)
  return row !== undefined
}

export function measured(world: World, project: ProjectRow, row: TaskRow): number | undefined {
  if (!row.measure) return undefined
  const people = row.assignees?.length ? row.assignees : peopleOf(world, project)
  const since = row.measure.since ?? row.createdAt ?? ''
  return countOf(world, project, row.measure.metric, { people: new Set(people), since, taskId: row.id })
}

/** A task as it is sent; what is gone is not named any more. */
export function asTask(world: World, project: ProjectRow, row: TaskRow): Task {
  const { fieldVersions: _f, removedAt: _r, removedWith: _w, createdBy, updatedBy, measure, ...rest } = row
  const current = measured(world, project, row)
  return {
    ...rest,
    rank: row.rank ?? 0,
    assignees: (row.assignees ?? []).filter((id) => world.accounts.has(id)),
    labels: row.labels ?? [],
    dependsOn: (row.dependsOn ?? []).filter((id) => isLiving(world, id)),
    links: row.links ?? [],
    version: row.version ?? 1,
    ...(measure && { measure: { ...measure, ...(current !== undefined && { current }) } }),
    createdBy: personById(world, createdBy),
    updatedBy: personById(world, updatedBy),
  }
}
