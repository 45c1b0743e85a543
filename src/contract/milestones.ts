import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema } from './identifiers.ts'
import { clientKeySchema, daySchema, pageQuerySchema, personSchema, pageOf } from './paging.ts'
import { measureSchema } from './tasks.ts'

/** Days over which the pace is taken. */
export const PACE_DAYS = 14

/** A date that was moved: both dates and the reason are kept. */
export const slipSchema = z.object({
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.nullish(z.string()),
  at: z.string(),
  by: z.nullish(personSchema),
})
export type Slip = z.infer<typeof slipSchema>

/**
 * What a milestone counts: its measure where it has one, else its tasks. `recent` is what was done in the last 14 days;
 * `counts` says in a word what is counted (`tasks`, or the metric).
 */
export const progressSchema = z.object({
  counts: z.string(),
  done: z.int(),
  total: z.int(),
  recent: z.int(),
})

export const milestoneSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  title: z.string(),
  description: z.nullish(z.string()),
  dueDate: z.nullish(z.string()),
  /** `open` or `reached`. */
  status: z.string(),
  reachedAt: z.nullish(z.string()),
  measure: z.nullish(measureSchema),
  progress: progressSchema,
  slips: z.array(slipSchema),
  version: z.int(),
  createdAt: z.nullish(z.string()),
})
export type Milestone = z.infer<typeof milestoneSchema>

const fields = {
  description: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
  dueDate: z.optional(z.nullable(daySchema)),
  measure: z.optional(z.nullable(measureSchema)),
}
const title = z.string().check(z.regex(/\S/), z.maxLength(200))
const milestone = z.object({ milestoneId: pathIdSchema })
const project = z.object({ projectId: pathIdSchema })

export const milestonesApi = defineApi('milestones', {
  /** The milestones of a project. */
  list: {
    method: 'GET',
    path: '/collaboration/projects/:projectId/milestones',
    params: project,
    query: pageQuerySchema,
    response: pageOf('milestones', milestoneSchema),
    replays: false,
  },
  /** Makes a milestone. */
  create: {
    method: 'POST',
    path: '/collaboration/projects/:projectId/milestones',
    params: project,
    body: z.object({ ...fields, title, clientKey: clientKeySchema }),
    response: milestoneSchema,
  },
  /** Changes a milestone. A date that was past due is moved with a `reason`, else 422. `version` as with tasks. */
  update: {
    method: 'PATCH',
    path: '/collaboration/milestones/:milestoneId',
    params: milestone,
    body: z.object({
      ...fields,
      title: z.optional(title),
      status: z.optional(z.enum(['open', 'reached'])),
      reason: z.optional(z.string().check(z.maxLength(500))),
      version: z.optional(z.int()),
      clientKey: clientKeySchema,
    }),
    response: milestoneSchema,
  },
  /** Deletes a milestone. Its tasks stay, without it. */
  remove: {
    method: 'DELETE',
    path: '/collaboration/milestones/:milestoneId',
    params: milestone,
    response: messageSchema,
  },
})
