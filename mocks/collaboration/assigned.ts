import { displayName } from '#engine/people/accounts.ts'
import { notify } from '#engine/notifications/notices.ts'
import type { Hub } from '#engine/live/hub.ts'
import type { AccountRow, ProjectRow, TaskRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

/** Rings for each person who was given tasks by somebody else: once, however many there are. */
export function tellAssigned(
  world: World,
  hub: Hub,
  project: ProjectRow,
  actor: AccountRow,
  changes: readonly { before?: TaskRow | undefined; after: TaskRow }[],
): void {
  const given = new Map<string, TaskRow[]>()
  for (const { before, after } of changes) {
    const had = new Set(before?.assignees ?? [])
    for (const id of after.assignees ?? []) {
      if (!had.has(id) && id !== actor.id) given.set(id, [...(given.get(id) ?? []), after])
    }
  }
  for (const [id, tasks] of given) {
    const [first] = tasks
    const what = tasks.length === 1 ? `“${first?.title ?? ''}”` : `${tasks.length} tasks`
    notify(world, hub, id, {
      type: 'project_update',
      title: tasks.length === 1 ? 'A task for you' : 'Tasks for you',
      message: `${displayName(actor)} gave you ${what} in ${project.title}.`,
      metadata: { projectName: project.title, projectId: project.id },
    })
  }
}
