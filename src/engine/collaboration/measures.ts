import type { TaskMetric } from '#contract/tasks.ts'

import type { ProjectRow } from '../world/rows.ts'
import type { Table } from '../world/table.ts'
import type { World } from '../world/world.ts'
import { conflictsDecided, recordsScreened } from './review-counts.ts'
import { isDoneIn } from './columns.ts'

/** What is counted: whose work, since when, and for `subtasks_done` of which task. */
export type Scope = { people: ReadonlySet<string>; since: string; taskId?: string }

/** Rows counted in place: nothing is copied for a number. */
function count<T extends { id: string }>(table: Table<T>, accept: (row: T) => boolean): number {
  let found = 0
  table.find((row) => {
    if (accept(row)) found += 1
    return false
  })
  return found
}

type Counter = (world: World, project: ProjectRow, scope: Scope) => number

/** One row for each measure. A new one is a name in the contract, a row here and its words in the page. */
const counters: Record<TaskMetric, Counter> = {
  subtasks_done: (world, project, { taskId }) =>
    count(
      world.tasks,
      (task) => task.parentId === taskId && task.removedAt === undefined && isDoneIn(project, task.status),
    ),
  tasks_done: (world, project, { since }) =>
    count(
      world.tasks,
      (task) => task.projectId === project.id && task.removedAt === undefined && (task.completedAt ?? '') >= since,
    ),
  papers_imported: (world, _, { people, since }) =>
    count(world.documents, (row) => people.has(row.ownerId) && (row.addedAt ?? '') >= since),
  project_papers: (world, project, { since }) =>
    count(world.resources, (row) => row.projectId === project.id && row.kind === 'paper' && row.addedAt >= since),
  searches_run: (world, _, { people, since }) =>
    count(world.searchRuns, (row) => people.has(row.ownerId) && row.at >= since),
  syntheses_saved: (world, _, { people, since }) =>
    count(
      world.syntheses,
      (row) => !row.isExample && people.has(row.ownerId) && row.status === 'complete' && (row.createdAt ?? '') >= since,
    ),
  records_screened: (world, project, scope) => recordsScreened(world, project.id, scope),
  conflicts_resolved: (world, project, { since }) => conflictsDecided(world, project.id, since),
}

const isKnown = (metric: string): metric is TaskMetric => Object.hasOwn(counters, metric)

/** The count of a measure; undefined for one that this server does not know. */
export const countOf = (world: World, project: ProjectRow, metric: string, scope: Scope): number | undefined =>
  isKnown(metric) ? counters[metric](world, project, scope) : undefined
