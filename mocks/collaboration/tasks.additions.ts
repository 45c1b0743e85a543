import { tasksApi, type TaskOperation } from '#contract/tasks.ts'

import { projectFor, taskFor } from '#engine/collaboration/access.ts'
import { asPerson, toProjectPeople } from '#engine/collaboration/announce.ts'
import { tellAssigned } from './assigned.ts'
import { isDoneIn } from '#engine/collaboration/columns.ts'
import { paged } from '#engine/answers/paged.ts'
import { changeTask, createTask, removeTask, restoreTask } from '#engine/collaboration/task-changes.ts'
import { closeReached } from '#engine/collaboration/task-closing.ts'
import { asTask, tasksOf } from '#engine/collaboration/task-view.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import type { Hub } from '#engine/live/hub.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, ProjectRow, TaskRow } from '#engine/world/rows.ts'
import { projectsOf } from '#engine/people/team-roles.ts'
import type { World } from '#engine/world/world.ts'

type Changed = { before?: TaskRow; after: TaskRow }

/** Says to everybody what became of tasks, and closes those that have reached their count by it. */
function announce(
  world: World,
  hub: Hub,
  project: ProjectRow,
  actor: AccountRow,
  { changed = [], removed = [] }: { changed?: readonly Changed[]; removed?: readonly string[] },
) {
  toProjectPeople(world, hub, project, 'tasks-changed', {
    projectId: project.id,
    tasks: changed.map(({ after }) => asTask(world, project, after)),
    removed: [...removed],
    by: asPerson(actor),
  })
  tellAssigned(world, hub, project, actor, changed)
  toProjectPeople(world, hub, project, 'milestones-changed', { projectId: project.id })
  closeReached(world, hub, project)
}

/** Mine: given to me, or made by me and given to nobody. */
function isMine(row: TaskRow, accountId: string): boolean {
  const given = row.assignees ?? []
  return given.length > 0 ? given.some((id) => id === accountId) : row.createdBy === accountId
}

function mine(world: World, hub: Hub, account: AccountRow) {
  const projects = projectsOf(world, account.id).filter((project) => !project.isArchived)
  const open = projects.flatMap((project) => {
    closeReached(world, hub, project)
    return tasksOf(world, project.id)
      .filter((row) => isMine(row, account.id) && !isDoneIn(project, row.status))
      .map((row) => ({ ...asTask(world, project, row), id: row.id, projectTitle: project.title }))
  })
  return open.toSorted((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'))
}

type Outcome = { changed: Changed[]; removed: string[]; task?: TaskRow }

function perform(world: World, project: ProjectRow, account: AccountRow, operation: TaskOperation): Outcome {
  if (operation.op === 'create') {
    const after = createTask(world, project, account, operation.fields)
    return { changed: [{ after }], removed: [], task: after }
  }
  const before = world.tasks.get(operation.id)
  const isThere = before?.projectId === project.id && (before.removedAt !== undefined) === (operation.op === 'restore')
  if (!isThere) throw notFound('The task')
  if (operation.op === 'remove') return { changed: [], removed: removeTask(world, project, account, before) }
  if (operation.op === 'restore') {
    const back = restoreTask(world, project, account, before)
    const task = back.find((row) => row.id === before.id)
    return { changed: back.map((after) => ({ before: after, after })), removed: [], ...(task && { task }) }
  }
  const { task: after } = changeTask(world, project, before, operation.patch, { actor: account })
  return { changed: [{ before, after }], removed: [], task: after }
}

export const tasksHandlers = [
  answer(tasksApi.mine, ({ me, world, hub, query }) => {
    const { page, total, next } = paged(mine(world, hub, me()), query)
    return { tasks: page, total, ...(next !== undefined && { next }) }
  }),

  answer(tasksApi.list, ({ me, world, hub, params, query }) => {
    const project = projectFor(world, me(), params.projectId, 'read')
    closeReached(world, hub, project)
    const { page, ...end } = paged(tasksOf(world, project.id), query)
    return { tasks: page.map((row) => asTask(world, project, row)), ...end }
  }),

  answer(tasksApi.get, ({ me, world, hub, params }) => {
    const { project } = taskFor(world, me(), params.taskId, 'read')
    closeReached(world, hub, project)
    const row = world.tasks.get(params.taskId)
    if (!row) throw notFound('The task')
    return asTask(world, project, row)
  }),

  answer(tasksApi.update, ({ me, world, hub, params, body }) => {
    const account = me()
    const { version, clientKey, ...patch } = body
    const { task, project } = taskFor(world, account, params.taskId, 'write')
    return once(world, account, `task:${task.id}`, clientKey, () => {
      const { task: after, overtaken } = changeTask(world, project, task, patch, { actor: account, version })
      announce(world, hub, project, account, { changed: [{ before: task, after }] })
      const settled = world.tasks.get(task.id) ?? after
      return { task: asTask(world, project, settled), ...(overtaken && { overtaken }) }
    })
  }),

  answer(tasksApi.remove, ({ me, world, hub, params }) => {
    const account = me()
    const { task, project } = taskFor(world, account, params.taskId, 'write')
    announce(world, hub, project, account, { removed: removeTask(world, project, account, task) })
    return { message: 'success' }
  }),

  answer(tasksApi.restore, ({ me, world, hub, params }) => {
    const account = me()
    const { task, project } = taskFor(world, account, params.taskId, 'write', true)
    const back = restoreTask(world, project, account, task)
    announce(world, hub, project, account, { changed: back.map((after) => ({ before: after, after })) })
    return { task: asTask(world, project, back.find((row) => row.id === task.id) ?? task) }
  }),

  answer(tasksApi.bulk, ({ me, world, hub, params, body }) => {
    const account = me()
    const project = projectFor(world, account, params.projectId, 'write')
    return once(world, account, `bulk:${project.id}`, body.clientKey, () => {
      const changed: Changed[] = []
      const removed: string[] = []
      const results = body.operations.map((operation, index) => {
        try {
          const outcome = perform(world, project, account, operation)
          changed.push(...outcome.changed)
          removed.push(...outcome.removed)
          return { index, ...(outcome.task && { task: asTask(world, project, outcome.task) }) }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          return { index, message: error.message, ...(error.body.code !== undefined && { code: error.body.code }) }
        }
      })
      announce(world, hub, project, account, { changed, removed })
      return { results }
    })
  }),
]
