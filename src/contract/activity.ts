import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, pathIdSchema } from './identifiers.ts'
import { pageFields, personSchema, pageOf } from './paging.ts'

/** What the embedded API writes down. `object.title` is the name at that moment: it outlives the thing. */
export const activityKinds = [
  'project.created',
  'project.updated',
  'project.archived',
  'project.reopened',
  'member.joined',
  'member.left',
  'member.role',
  'task.created',
  'task.updated',
  'task.moved',
  'task.done',
  'task.reopened',
  'task.removed',
  'task.restored',
  'milestone.created',
  'milestone.updated',
  'milestone.moved',
  'milestone.reached',
  'milestone.removed',
  'resource.added',
  'resource.removed',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** One thing that happened. `actor` is absent where the server itself acted: a task whose measure was reached. */
export const activityEventSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  at: z.string(),
  kind: z.string(),
  actor: z.nullish(personSchema),
  object: z.object({ kind: z.string(), id: idSchema, title: z.string() }),
  from: z.nullish(z.string()),
  to: z.nullish(z.string()),
  /** The fields that an update touched, or a reason that somebody gave. */
  note: z.nullish(z.string()),
})
export type ActivityEvent = z.infer<typeof activityEventSchema>

export const activityApi = defineApi('activity', {
  /**
   * What happened in a project. Newest first. `since` inclusive, `until` exclusive, both moments (ISO); `kinds`
   * comma-separated.
   */
  list: {
    method: 'GET',
    path: '/collaboration/projects/:projectId/activity',
    params: z.object({ projectId: pathIdSchema }),
    query: z.optional(
      z.object({
        ...pageFields,
        since: z.optional(z.string()),
        until: z.optional(z.string()),
        actor: z.optional(z.string()),
        kinds: z.optional(z.string().check(z.maxLength(600))),
      }),
    ),
    response: pageOf('events', activityEventSchema),
    replays: false,
  },
})
