import * as z from 'zod/mini'

import { projectSchema } from './collaboration.ts'
import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema } from './identifiers.ts'
import { clientKeySchema, daySchema, pageQuerySchema, personSchema, pageOf } from './paging.ts'
import { invitationSchema } from './teams.ts'

/** lead: everything but archive, delete, transfer. reviewer, extractor: tasks and milestones. reader: reads and talks. */
export const projectRoles = ['lead', 'reviewer', 'extractor', 'reader'] as const
export type ProjectRole = (typeof projectRoles)[number]

/** A column of the board; `status` is what tasks in it carry. A column with `isDone` holds what is finished. */
export const columnSchema = z.object({
  status: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/)),
  name: z.string().check(z.regex(/\S/), z.maxLength(40)),
  isDone: z.optional(z.boolean()),
})
export type Column = z.infer<typeof columnSchema>

export const DEFAULT_COLUMNS: readonly Column[] = [
  { status: 'todo', name: 'To do' },
  { status: 'in_progress', name: 'In progress' },
  { status: 'review', name: 'In review' },
  { status: 'done', name: 'Done', isDone: true },
]

/** How a stage of the review is decided: how many people vote, and whether they see each other's votes. */
export const stageSchema = z.object({
  id: z.string().check(z.maxLength(60)),
  name: z.string().check(z.regex(/\S/), z.maxLength(80)),
  reviewers: z.int().check(z.minimum(1), z.maximum(5)),
  isBlind: z.boolean(),
})

const settings = {
  title: z.optional(z.string().check(z.regex(/\S/), z.maxLength(200))),
  /** Moves the project into a team, or out of it. */
  teamId: z.optional(z.nullable(idSchema)),
  description: z.optional(z.string().check(z.maxLength(4000))),
  goal: z.optional(z.string().check(z.maxLength(2000))),
  question: z.optional(z.string().check(z.maxLength(2000))),
  kind: z.optional(z.string().check(z.maxLength(60))),
  startDate: z.optional(z.nullable(daySchema)),
  dueDate: z.optional(z.nullable(daySchema)),
  stages: z.optional(z.array(stageSchema).check(z.maxLength(20))),
  reasons: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60))),
  citationStyle: z.optional(z.string().check(z.maxLength(80))),
  columns: z.optional(z.array(columnSchema).check(z.minLength(1), z.maxLength(12))),
}

const settingsSchema = z.object(settings)
export type ProjectSettings = z.infer<typeof settingsSchema>

/** A project with its settings. `ownRole`: of who asks; `isOwner` may archive, delete and hand on. */
export const projectDetailSchema = z.extend(projectSchema, {
  ...settings,
  title: z.string(),
  teamId: z.nullish(idSchema),
  teamName: z.nullish(z.string()),
  status: z.nullish(z.string()),
  ownRole: z.string(),
  isOwner: z.boolean(),
  owner: personSchema,
  memberCount: z.int(),
  version: z.int(),
  createdAt: z.nullish(z.string()),
  updatedAt: z.nullish(z.string()),
})
export type ProjectDetail = z.infer<typeof projectDetailSchema>

export const projectMemberSchema = z.extend(personSchema, {
  email: z.nullish(z.string()),
  /** By which they are called in a chat: @username. */
  username: z.nullish(z.string()),
  role: z.string(),
  /** `owner`, `project` (invited to it) or `team` (through the project's team). */
  through: z.string(),
  /** Percent of the records that fall to them; absent = shared evenly. */
  share: z.nullish(z.number()),
  lastActiveAt: z.nullish(z.string()),
})
export type ProjectMember = z.infer<typeof projectMemberSchema>

/** Something that belongs to the project: it keeps its name when the thing itself is deleted. */
export const resourceSchema = z.object({
  id: idSchema,
  /** `paper`, `synthesis`, `analysis`, `draft`. */
  kind: z.string(),
  objectId: idSchema,
  title: z.string(),
  addedBy: personSchema,
  addedAt: z.string(),
})
export type Resource = z.infer<typeof resourceSchema>

const project = z.object({ projectId: pathIdSchema })
const member = z.object({ projectId: pathIdSchema, userId: pathIdSchema })
const invitation = z.object({ projectId: pathIdSchema, invitationId: pathIdSchema })
const keyed = z.object({ clientKey: clientKeySchema })
const BASE = '/collaboration/projects/:projectId'

export const projectsApi = defineApi('projects', {
  /** One project. */
  get: { method: 'GET', path: BASE, params: project, response: projectDetailSchema, replays: false },
  /** Changes a project. `version` is the one that was edited: 409 `version_conflict` when there is a newer one. */
  update: {
    method: 'PATCH',
    path: BASE,
    params: project,
    body: z.extend(settingsSchema, { version: z.optional(z.int()) }),
    response: projectDetailSchema,
  },
  /** Archives a project. */
  archive: { method: 'POST', path: `${BASE}/archive`, params: project, body: keyed, response: projectDetailSchema },
  /** Takes a project out of the archive. */
  reopen: { method: 'POST', path: `${BASE}/reopen`, params: project, body: keyed, response: projectDetailSchema },
  /** Deletes a project with everything in it. With its name typed; tasks, milestones, chat and activity go with it. */
  remove: {
    method: 'DELETE',
    path: BASE,
    params: project,
    body: z.object({ title: z.string() }),
    response: messageSchema,
  },
  /** Hands a project over to another lead. */
  transfer: {
    method: 'POST',
    path: `${BASE}/transfer`,
    params: project,
    body: z.object({ userId: idSchema }),
    response: projectDetailSchema,
  },
  /** Leaves a project. */
  leave: { method: 'POST', path: `${BASE}/leave`, params: project, body: keyed, response: messageSchema },
  /** The members of a project. */
  members: {
    method: 'GET',
    path: `${BASE}/members`,
    params: project,
    query: pageQuerySchema,
    response: pageOf('members', projectMemberSchema),
    replays: false,
  },
  /** Changes the role of a member of a project. */
  setMember: {
    method: 'PATCH',
    path: `${BASE}/members/:userId`,
    params: member,
    body: z.object({
      role: z.optional(z.string()),
      share: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100)))),
    }),
    response: projectMemberSchema,
  },
  /** Takes a member out of a project. */
  removeMember: { method: 'DELETE', path: `${BASE}/members/:userId`, params: member, response: messageSchema },
  /** The open invitations of a project. */
  invitations: {
    method: 'GET',
    path: `${BASE}/invitations`,
    params: project,
    query: pageQuerySchema,
    response: pageOf('invitations', invitationSchema),
    replays: false,
  },
  /** Invites somebody to a project. */
  invite: {
    method: 'POST',
    path: `${BASE}/invitations`,
    params: project,
    body: z.object({ email: z.email(), role: z.optional(z.string()), clientKey: clientKeySchema }),
    response: invitationSchema,
  },
  /** Sends an invitation to a project again. */
  resend: {
    method: 'POST',
    path: `${BASE}/invitations/:invitationId/resend`,
    params: invitation,
    body: keyed,
    response: invitationSchema,
  },
  /** Takes an invitation to a project back. */
  revoke: { method: 'DELETE', path: `${BASE}/invitations/:invitationId`, params: invitation, response: messageSchema },
  /** The papers and analyses of a project. */
  resources: {
    method: 'GET',
    path: `${BASE}/resources`,
    params: project,
    query: pageQuerySchema,
    response: pageOf('resources', resourceSchema),
    replays: false,
  },
  /** Adds a paper or an analysis to a project. The same thing twice is one: the reply is what is there. */
  addResource: {
    method: 'POST',
    path: `${BASE}/resources`,
    params: project,
    body: z.object({
      kind: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
      objectId: idSchema,
      title: z.string().check(z.regex(/\S/), z.maxLength(500)),
    }),
    response: resourceSchema,
  },
  /** Takes a paper or an analysis out of a project. */
  removeResource: {
    method: 'DELETE',
    path: `${BASE}/resources/:resourceId`,
    params: z.object({ projectId: pathIdSchema, resourceId: pathIdSchema }),
    response: messageSchema,
  },
})
