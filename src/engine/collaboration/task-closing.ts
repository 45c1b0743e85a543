import type { Hub } from '../live/hub.ts'
import type { ProjectRow, TaskRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { toProjectPeople } from './announce.ts'
import { doneStatus, isDoneIn } from './columns.ts'
import { changeTask } from './task-changes.ts'
import { asTask, measured, tasksOf } from './task-view.ts'

/** Closes the tasks of a project whose measure has been reached; everybody who looks hears of it. */
export function closeReached(world: World, hub: Hub, project: ProjectRow): void {
  if (project.isArchived) return
  const closed: TaskRow[] = []
  // One that closes may bring another to its count: until nothing moves any more.
  for (let again = true; again;) {
    again = false
    for (const row of tasksOf(world, project.id)) {
      if (!row.measure || isDoneIn(project, row.status)) continue
      const current = measured(world, project, row)
      if (current === undefined || current < row.measure.target) continue
      closed.push(changeTask(world, project, row, { status: doneStatus(project) }, { actor: undefined }).task)
      again = true
    }
  }
  if (closed.length === 0) return
  toProjectPeople(world, hub, project, 'tasks-changed', {
    projectId: project.id,
    tasks: closed.map((row) => asTask(world, project, row)),
    removed: [],
  })
}
