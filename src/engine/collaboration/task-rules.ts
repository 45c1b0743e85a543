import type { TaskPatch } from '#contract/tasks.ts'

import { Refusal } from '../world/refusal.ts'
import type { ProjectRow, TaskRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { peopleOf } from './access.ts'

const refuse = (field: string, message: string, code = 'invalid') =>
  new Refusal(422, message, { code, fields: { [field]: message } })

const isDay = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** The way along `next` from one task to another, both included; undefined when there is none. */
function wayBetween(from: string, to: string, next: (id: string) => readonly string[]): string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]])
  const open = [from]
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    if (id === to) {
      const way: string[] = []
      for (let step: string | undefined = id; step !== undefined; step = before.get(step)) way.unshift(step)
      return way
    }
    for (const other of next(id)) {
      if (before.has(other)) continue
      before.set(other, id)
      open.push(other)
    }
  }
  return undefined
}

function assertNoCycle(world: World, task: Pick<TaskRow, 'id' | 'title'>, dependsOn: readonly string[]): void {
  const name = (id: string) => `“${id === task.id ? task.title : (world.tasks.get(id)?.title ?? id)}”`
  const next = (id: string) => (id === task.id ? [] : (world.tasks.get(id)?.dependsOn ?? []))
  for (const id of dependsOn) {
    const way = wayBetween(id, task.id, next)
    if (!way) continue
    const message =
      id === task.id
        ? `${name(id)} cannot wait for itself.`
        : `${name(task.id)} cannot wait for ${name(id)}: ${way.map(name).join(' already waits for ')}.`
    throw refuse('dependsOn', message, 'dependency_cycle')
  }
}

/** Refuses what would make no sense in this project; `task` is what is changed, or the new one. */
export function assertPatch(
  world: World,
  project: ProjectRow,
  task: Pick<TaskRow, 'id' | 'title'> & Partial<TaskRow>,
  patch: TaskPatch,
): void {
  const isHere = (id: string) => {
    const row = world.tasks.get(id)
    return row?.projectId === project.id && row.removedAt === undefined
  }
  for (const field of ['startDate', 'dueDate'] as const) {
    const day = patch[field]
    if (day && !isDay(day)) throw refuse(field, `${day} is not a day of the calendar.`)
  }
  const [start, due] = [patch.startDate ?? task.startDate, patch.dueDate ?? task.dueDate]
  if ((patch.startDate || patch.dueDate) && start && due && start > due) {
    throw refuse('startDate', 'The start lies behind the due date.')
  }
  const people = patch.assignees && new Set(peopleOf(world, project))
  if (patch.assignees?.some((id) => !people?.has(id))) {
    throw refuse('assignees', 'Only people of this project can be given its tasks.')
  }
  if (patch.milestoneId && world.milestones.get(patch.milestoneId)?.projectId !== project.id) {
    throw refuse('milestoneId', 'This milestone is not in this project any more.')
  }
  if (patch.dependsOn) {
    const ids = patch.dependsOn
    if (!ids.every((id) => isHere(id)))
      throw refuse('dependsOn', 'A task that this one waits for is not there any more.')
    assertNoCycle(world, { id: task.id, title: patch.title ?? task.title }, ids)
  }
  if (patch.parentId) {
    const parentId = patch.parentId
    if (!isHere(parentId)) throw refuse('parentId', 'The task above is not there any more.')
    const up = (id: string) => {
      const above = world.tasks.get(id)?.parentId
      return above ? [above] : []
    }
    if (wayBetween(parentId, task.id, up)) {
      throw refuse('parentId', 'A task cannot stand below itself.', 'parent_cycle')
    }
  }
}
