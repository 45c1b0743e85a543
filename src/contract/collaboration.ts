import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { itemEnvelope, listEnvelope } from './envelopes.ts'
import { idSchema, notShownSchema } from './identifiers.ts'

export const teamSchema = z.object({
  teamId: idSchema,
  name: z.nullish(z.string()),
  organization: z.nullish(z.string()),
  hierarchy_path: z.nullish(z.string()),
  memberCount: z.nullish(z.number()),
  userRole: z.nullish(z.string()),
})
export type Team = z.infer<typeof teamSchema>

export const projectSchema = z.object({
  projectId: idSchema,
  name: z.nullish(z.string()),
  title: z.nullish(z.string()),
  description: z.nullish(z.string()),
  // Ours: what a list of projects shows besides.
  teamId: z.nullish(idSchema),
  /** `active` or `archived`. */
  status: z.nullish(z.string()),
  kind: z.nullish(z.string()),
  ownRole: z.nullish(z.string()),
  dueDate: z.nullish(z.string()),
  updatedAt: z.nullish(z.string()),
})
export type Project = z.infer<typeof projectSchema>

export const chatMessageSchema = z.object({
  id: idSchema,
  content: z.string(),
  userId: z.nullish(idSchema),
  userName: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** A message with the key under which its page sent it: a bubble that waits recognises its own. */
export const keyedMessageSchema = z.extend(chatMessageSchema, { clientKey: z.nullish(z.string()) })
export type KeyedMessage = z.infer<typeof keyedMessageSchema>

export const copilotOriginSchema = z.object({
  sessionId: z.optional(z.string()),
  originatingTool: z.optional(z.string()),
  originalTaskId: z.optional(z.string()),
  priority: z.optional(z.string()),
})

const named = z.string().check(z.regex(/\S/), z.maxLength(200))

export const collaborationApi = defineApi('collaboration', {
  /** The projects in which who asks takes part. */
  projects: {
    method: 'GET',
    path: '/collaboration/projects',
    response: z.array(projectSchema),
    envelope: listEnvelope('projects'),
    replays: false,
  },
  /** The teams in which who asks takes part. */
  teams: {
    method: 'GET',
    path: '/collaboration/teams',
    response: z.array(teamSchema),
    envelope: listEnvelope('teams'),
    replays: false,
  },
  /** Makes a team. */
  createTeam: {
    method: 'POST',
    path: '/collaboration/teams',
    body: z.object({ name: named, organization: z.optional(z.string()), hierarchy_path: z.optional(z.string()) }),
    response: z.nullish(z.looseObject({})),
    envelope: itemEnvelope('team'),
  },
  /** Makes a project. */
  createProject: {
    method: 'POST',
    path: '/collaboration/projects',
    body: z.object({ title: named, description: z.optional(z.string()) }),
    response: z.nullish(z.looseObject({})),
    envelope: itemEnvelope('project'),
  },
  /** Messages of the chat for everybody. */
  globalChat: {
    method: 'GET',
    path: '/collaboration/chat/global',
    response: z.array(chatMessageSchema),
    envelope: listEnvelope('messages'),
    replays: false,
  },
  /** Sends a message to the chat for everybody. */
  sendGlobal: {
    method: 'POST',
    path: '/collaboration/chat/global',
    body: z.object({ content: z.string().check(z.regex(/\S/), z.maxLength(10_000)) }),
    response: notShownSchema,
  },
  /** Invites somebody to a team by mail. Body not shown: a team, an address and a role are what an invitation needs. */
  inviteToTeam: {
    method: 'POST',
    path: '/collaboration/team-invites',
    body: z.object({ teamId: idSchema, email: z.email(), role: z.optional(z.string()) }),
    response: notShownSchema,
  },
  /** Makes a task. */
  createTask: {
    method: 'POST',
    path: '/collaboration/tasks',
    body: z.object({
      title: named,
      description: z.optional(z.string()),
      projectId: z.optional(idSchema),
      teamId: z.nullish(idSchema),
      dueDate: z.nullish(z.string()),
      metadata: z.optional(z.looseObject({ copilotOrigin: z.optional(copilotOriginSchema) })),
    }),
    response: notShownSchema,
  },
})
