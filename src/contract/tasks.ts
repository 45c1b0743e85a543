import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema } from './identifiers.ts'
import { clientKeySchema, daySchema, pageFields, pageQuerySchema, personSchema, pageOf } from './paging.ts'

/** Operations of one bulk request. */
export const BULK_MAX = 500

export const taskPriorities = ['urgent', 'high', 'medium', 'low'] as const

/** What the embedded API can count. A server may know more: an unknown one is shown as it is and never closes a task here. */
export const taskMetrics = [
  'subtasks_done',
  'tasks_done',
  'papers_imported',
  'project_papers',
  'searches_run',
  'syntheses_saved',
  'records_screened',
  'conflicts_resolved',
] as const
export type TaskMetric = (typeof taskMetrics)[number]

/** A count that closes the task when it reaches `target`. It starts at the moment when the measure was set. */
export const measureSchema = z.object({
  metric: z.string().check(z.maxLength(60)),
  target: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** By the server. */
  current: z.optional(z.int()),
  since: z.optional(z.string()),
})
export type Measure = z.infer<typeof measureSchema>

export const taskLinkSchema = z.object({
  /** `paper`, `synthesis`, `analysis`, `comment`. */
  kind: z.string().check(z.maxLength(40)),
  id: idSchema,
  title: z.string().check(z.maxLength(500)),
})
export type TaskLink = z.infer<typeof taskLinkSchema>

/** What a person can set. `rank` orders tasks within a column: smaller stands higher. `null` takes a value away. */
export const taskFieldsSchema = z.object({
  title: z.string().check(z.regex(/\S/), z.maxLength(200)),
  description: z.nullable(z.string().check(z.maxLength(10_000))),
  status: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/)),
  rank: z.number(),
  startDate: z.nullable(daySchema),
  dueDate: z.nullable(daySchema),
  priority: z.nullable(z.string().check(z.maxLength(40))),
  assignees: z.array(idSchema).check(z.maxLength(50)),
  labels: z.array(z.string().check(z.regex(/\S/), z.maxLength(40))).check(z.maxLength(20)),
  dependsOn: z.array(idSchema).check(z.maxLength(100)),
  parentId: z.nullable(idSchema),
  milestoneId: z.nullable(idSchema),
  links: z.array(taskLinkSchema).check(z.maxLength(100)),
  measure: z.nullable(measureSchema),
})
export const taskPatchSchema = z.partial(taskFieldsSchema)
export type TaskPatch = z.infer<typeof taskPatchSchema>

/** A task as it is listed. Everything beyond the text's fields may be missing on another server. */
export const taskSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.nullish(z.string()),
  projectId: z.nullish(idSchema),
  teamId: z.nullish(idSchema),
  status: z.string(),
  rank: z.number(),
  startDate: z.nullish(z.string()),
  dueDate: z.nullish(z.string()),
  priority: z.nullish(z.string()),
  assignees: z.array(idSchema),
  labels: z.array(z.string()),
  dependsOn: z.array(idSchema),
  parentId: z.nullish(idSchema),
  milestoneId: z.nullish(idSchema),
  links: z.array(taskLinkSchema),
  measure: z.nullish(measureSchema),
  metadata: z.nullish(z.looseObject({})),
  /** Counts changes of this task. */
  version: z.int(),
  createdBy: z.nullish(personSchema),
  createdAt: z.nullish(z.string()),
  updatedBy: z.nullish(personSchema),
  updatedAt: z.nullish(z.string()),
  completedAt: z.nullish(z.string()),
})
export type Task = z.infer<typeof taskSchema>

/** Two people moved one card: the later move stands, and says whose it replaced. */
export const overtakenSchema = z.object({ by: personSchema, at: z.string(), status: z.string() })
export type Overtaken = z.infer<typeof overtakenSchema>

const operationSchema = z.union([
  z.object({ op: z.literal('create'), fields: z.extend(taskPatchSchema, { title: taskFieldsSchema.shape.title }) }),
  z.object({ op: z.literal('update'), id: idSchema, patch: taskPatchSchema }),
  z.object({ op: z.literal('remove'), id: idSchema }),
  z.object({ op: z.literal('restore'), id: idSchema }),
])
export type TaskOperation = z.infer<typeof operationSchema>

const task = z.object({ taskId: pathIdSchema })
const project = z.object({ projectId: pathIdSchema })

export const tasksApi = defineApi('tasks', {
  /** The tasks of a project. */
  list: {
    method: 'GET',
    path: '/collaboration/projects/:projectId/tasks',
    params: project,
    query: pageQuerySchema,
    response: pageOf('tasks', taskSchema),
    replays: false,
  },
  /** The open tasks of who asks. */
  mine: {
    method: 'GET',
    path: '/collaboration/tasks/mine',
    query: z.optional(z.object(pageFields)),
    response: pageOf('tasks', z.extend(taskSchema, { projectTitle: z.nullish(z.string()) })),
    replays: false,
  },
  /** One task with all of its fields. */
  get: { method: 'GET', path: '/collaboration/tasks/:taskId', params: task, response: taskSchema, replays: false },
  /**
   * Changes a task. `version` is the one that was on screen. A field that somebody else has changed since is a 409
   * `version_conflict`; a place (status, rank) is taken over and the reply says whom it overtook. A cycle is a 422
   * `dependency_cycle`.
   */
  update: {
    method: 'PATCH',
    path: '/collaboration/tasks/:taskId',
    params: task,
    body: z.extend(taskPatchSchema, { version: z.optional(z.int()), clientKey: clientKeySchema }),
    response: z.object({ task: taskSchema, overtaken: z.optional(overtakenSchema) }),
  },
  /** Deletes a task. Sub-tasks go along; `restore` brings all of them back. */
  remove: { method: 'DELETE', path: '/collaboration/tasks/:taskId', params: task, response: messageSchema },
  /** Brings a deleted task back. */
  restore: {
    method: 'POST',
    path: '/collaboration/tasks/:taskId/restore',
    params: task,
    response: z.object({ task: taskSchema }),
  },
  /** Changes many tasks at once. Each operation succeeds or is refused by itself, in order. */
  bulk: {
    method: 'POST',
    path: '/collaboration/projects/:projectId/tasks/bulk',
    params: project,
    body: z.object({
      operations: z.array(operationSchema).check(z.minLength(1), z.maxLength(BULK_MAX)),
      clientKey: clientKeySchema,
    }),
    response: z.object({
      results: z.array(
        z.object({
          index: z.int(),
          task: z.optional(taskSchema),
          message: z.optional(z.string()),
          code: z.optional(z.string()),
        }),
      ),
    }),
  },
})
