import type { Overtaken, TaskPatch } from '#contract/tasks.ts'

import { Refusal } from '../world/refusal.ts'
import type { AccountRow, ProjectRow, TaskRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { record } from './activity-log.ts'
import { personById } from './announce.ts'
import { columnName, isDoneIn } from './columns.ts'
import { assertPatch } from './task-rules.ts'

type Field = keyof TaskPatch
/** Where a card stands: the last move wins, and says whom it overtook. */
const PLACE: readonly string[] = ['status', 'rank'] satisfies Field[]

const same = (a: unknown, b: unknown) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null) || (Array.isArray(b) && b.length === 0 && a === undefined)

const objectOf = (task: TaskRow) => ({ kind: 'task', id: task.id, title: task.title })

/** `null` takes a value away; a measure starts to count now. */
function cleaned(world: World, patch: TaskPatch): Partial<TaskRow> {
  const { measure, title, ...rest } = patch
  return {
    ...rest,
    ...(title !== undefined && { title: title.trim() }),
    ...(measure !== undefined && {
      measure: measure && { metric: measure.metric, target: measure.target, since: measure.since ?? world.now() },
    }),
  }
}

function logChange(world: World, project: ProjectRow, actor: AccountRow | undefined, before: TaskRow, after: TaskRow) {
  const where = { projectId: project.id, object: objectOf(after), actor }
  if (before.status !== after.status) {
    const [was, is] = [isDoneIn(project, before.status), isDoneIn(project, after.status)]
    const kind = is && !was ? 'task.done' : was && !is ? 'task.reopened' : 'task.moved'
    const note = actor ? undefined : `measure: ${after.measure?.metric ?? ''}`
    record(world, {
      ...where,
      kind,
      from: columnName(project, before.status),
      to: columnName(project, after.status),
      note,
    })
  }
  const fields = Object.keys(after.fieldVersions ?? {}).filter(
    (field) => !PLACE.includes(field) && after.fieldVersions?.[field] === after.version,
  )
  if (fields.length > 0) record(world, { ...where, kind: 'task.updated', note: fields.join(', ') })
}

type Change = { actor: AccountRow | undefined; version?: number | undefined }

/** Sets fields of a task. Throws where somebody else has set one of them since `version`, a place apart. */
export function changeTask(
  world: World,
  project: ProjectRow,
  task: TaskRow,
  patch: TaskPatch,
  { actor, version }: Change,
): { task: TaskRow; overtaken?: Overtaken } {
  const wanted = cleaned(world, patch)
  const changed = Object.keys(wanted).filter(
    (field) => !same(task[field as keyof TaskRow], wanted[field as keyof TaskRow]),
  )
  const isNewer = (field: string) => version !== undefined && (task.fieldVersions?.[field] ?? 1) > version
  const contested = changed.filter((field) => !PLACE.includes(field) && isNewer(field))
  if (contested.length > 0) {
    const who = personById(world, task.updatedBy)?.name ?? 'Somebody else'
    throw new Refusal(409, `${who} changed this task while you had it open.`, {
      code: 'version_conflict',
      fields: Object.fromEntries(contested.map((field) => [field, 'Changed meanwhile.'])),
    })
  }
  const mover = personById(world, task.updatedBy)
  const isOvertaking = mover && mover.userId !== actor?.id && 'status' in wanted && isNewer('status')
  const overtaken = isOvertaking ? { by: mover, at: task.updatedAt ?? world.now(), status: task.status } : undefined
  if (changed.length === 0) return { task, ...(overtaken && { overtaken }) }

  assertPatch(world, project, task, patch)
  const next = (task.version ?? 1) + 1
  const { completedAt: _, ...open } = task
  const status = wanted.status ?? task.status
  const isDone = isDoneIn(project, status)
  const after: TaskRow = {
    ...open,
    ...wanted,
    ...(isDone && { completedAt: task.completedAt ?? world.now() }),
    version: next,
    fieldVersions: { ...task.fieldVersions, ...Object.fromEntries(changed.map((field) => [field, next])) },
    updatedAt: world.now(),
    ...(actor && { updatedBy: actor.id }),
  }
  world.tasks.put(after)
  logChange(world, project, actor, task, after)
  return { task: after, ...(overtaken && { overtaken }) }
}

type New = TaskPatch & { title: string; metadata?: Record<string, unknown> | undefined; teamId?: string | undefined }

/** Makes a task of a project, at the end of its column. */
export function createTask(world: World, project: ProjectRow, actor: AccountRow, fields: New): TaskRow {
  const { metadata, teamId, ...patch } = fields
  const id = world.newId('task')
  const wanted = cleaned(world, patch)
  assertPatch(world, project, { id, title: fields.title }, patch)
  const status = wanted.status ?? 'todo'
  const last = world.tasks
    .filter((row) => row.projectId === project.id && row.status === status && row.removedAt === undefined)
    .reduce((rank, row) => Math.max(rank, row.rank ?? 0), 0)
  const team = teamId ?? project.teamId
  const task = world.tasks.put({
    rank: last + 1024,
    ...wanted,
    id,
    title: fields.title.trim(),
    status,
    projectId: project.id,
    ...(team !== undefined && { teamId: team }),
    ...(metadata && { metadata }),
    createdBy: actor.id,
    createdAt: world.now(),
    updatedBy: actor.id,
    updatedAt: world.now(),
    version: 1,
    ...(isDoneIn(project, status) && { completedAt: world.now() }),
  })
  record(world, { projectId: project.id, kind: 'task.created', object: objectOf(task), actor, note: undefined })
  return task
}

/** Takes a task away with what stands below it. Kept, so that `restoreTask` brings all of it back. */
export function removeTask(world: World, project: ProjectRow, actor: AccountRow, task: TaskRow): string[] {
  const removedAt = world.now()
  const gone = [task.id]
  for (const id of gone) {
    for (const child of world.tasks.filter((row) => row.parentId === id && row.removedAt === undefined)) {
      gone.push(child.id)
    }
    world.tasks.update(id, { removedAt, removedWith: task.id })
  }
  record(world, { projectId: project.id, kind: 'task.removed', object: objectOf(task), actor })
  return gone
}

export function restoreTask(world: World, project: ProjectRow, actor: AccountRow, task: TaskRow): TaskRow[] {
  const back = world.tasks.filter((row) => row.removedWith === task.id)
  const restored = back.map(({ removedAt: _a, removedWith: _w, ...row }) =>
    world.tasks.put({ ...row, version: (row.version ?? 1) + 1, updatedAt: world.now(), updatedBy: actor.id }),
  )
  record(world, { projectId: project.id, kind: 'task.restored', object: objectOf(task), actor })
  return restored
}
