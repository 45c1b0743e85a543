import * as z from 'zod/mini'

import { projectSchema, teamSchema } from './collaboration.ts'
import { defineApi } from './endpoint.ts'
import { idSchema, messageSchema, pathIdSchema } from './identifiers.ts'
import { clientKeySchema, pageQuerySchema, personSchema, pageOf } from './paging.ts'

/** Owners and admins invite and create projects; only an owner changes roles and hands the team on. Unknown = member. */
export const teamRoles = ['owner', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

export const teamMemberSchema = z.extend(personSchema, {
  email: z.nullish(z.string()),
  /** By which they are called in a chat: @username. */
  username: z.nullish(z.string()),
  role: z.string(),
  joinedAt: z.nullish(z.string()),
  /** The last thing that the server saw of them; absent = nothing yet. */
  lastActiveAt: z.nullish(z.string()),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

/**
 * An invitation as those see it who may invite, and as the invited person sees it. `id` is what its link carries
 * (`/team?invite=ID`): with an `email` it is for that address alone, without one for everybody who has the link.
 */
export const invitationSchema = z.object({
  id: idSchema,
  /** `team` or `project`. */
  kind: z.string(),
  targetId: idSchema,
  name: z.string(),
  email: z.nullish(z.string()),
  role: z.string(),
  /** `pending`, `expired`, `accepted`, `declined`, `revoked`. */
  status: z.string(),
  invitedBy: z.nullish(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** What a team costs: people in it, people invited to it, and the price of one more person. */
export const seatsSchema = z.object({
  used: z.int(),
  invited: z.int(),
  limit: z.nullish(z.int()),
  perSeat: z.object({ monthly: z.number(), yearly: z.number(), currency: z.string() }),
})

/** What goes with a person who leaves: said before, and answered after. */
export const departureSchema = z.object({
  /** Open tasks that stand without this person afterwards: they return to the pool. */
  openTasks: z.int(),
  /** Projects that get another owner, and who that is. */
  projects: z.array(z.object({ projectId: idSchema, title: z.string(), heir: z.nullish(z.string()) })),
})
export type Departure = z.infer<typeof departureSchema>

const team = z.object({ teamId: pathIdSchema })
const member = z.object({ teamId: pathIdSchema, userId: pathIdSchema })
const invitation = z.object({ teamId: pathIdSchema, invitationId: pathIdSchema })
const keyed = z.object({ clientKey: clientKeySchema })
const BASE = '/collaboration/teams/:teamId'

export const teamsApi = defineApi('teams', {
  /** One team with its members and invitations. The first page of each list; `invitations` is empty for plain members. */
  get: {
    method: 'GET',
    path: BASE,
    params: team,
    response: z.object({
      team: teamSchema,
      seats: seatsSchema,
      members: z.array(teamMemberSchema),
      invitations: z.array(invitationSchema),
      projects: z.array(projectSchema),
    }),
    replays: false,
  },
  /** The members of a team, a page at a time. */
  members: {
    method: 'GET',
    path: `${BASE}/members`,
    params: team,
    query: pageQuerySchema,
    response: pageOf('members', teamMemberSchema),
    replays: false,
  },
  /** Changes a team. */
  update: {
    method: 'PATCH',
    path: BASE,
    params: team,
    body: z.object({
      name: z.optional(z.string().check(z.regex(/\S/), z.maxLength(200))),
      organization: z.optional(z.string().check(z.maxLength(200))),
      hierarchy_path: z.optional(z.string().check(z.maxLength(400))),
    }),
    response: teamSchema,
  },
  /**
   * Changes the role of a member of a team. owner -> 422: a team is handed on with `transfer`. The last owner keeps
   * the role: 409 `last_owner`.
   */
  setRole: {
    method: 'PATCH',
    path: `${BASE}/members/:userId`,
    params: member,
    body: z.object({ role: z.string() }),
    response: teamMemberSchema,
  },
  /** What somebody's leaving would do to a team. */
  departure: {
    method: 'GET',
    path: `${BASE}/members/:userId/departure`,
    params: member,
    response: departureSchema,
    replays: false,
  },
  /** Takes a member out of a team. */
  removeMember: { method: 'DELETE', path: `${BASE}/members/:userId`, params: member, response: departureSchema },
  /** The new owner owns, the old one stays as admin. */
  transfer: {
    method: 'POST',
    path: `${BASE}/transfer`,
    params: team,
    body: z.object({ userId: idSchema }),
    response: teamSchema,
  },
  /** Leaves a team. */
  leave: { method: 'POST', path: `${BASE}/leave`, params: team, body: keyed, response: departureSchema },
  /** The open invitations of a team, a page at a time. */
  invitations: {
    method: 'GET',
    path: `${BASE}/invitations`,
    params: team,
    query: pageQuerySchema,
    response: pageOf('invitations', invitationSchema),
    replays: false,
  },
  /** Makes a link that invites to a team. Invitations by mail are the text's own POST /collaboration/team-invites. */
  createLink: {
    method: 'POST',
    path: `${BASE}/invite-link`,
    params: team,
    body: z.object({ role: z.optional(z.string()), clientKey: clientKeySchema }),
    response: invitationSchema,
  },
  /** Sends an invitation to a team again. Rings again and starts the 30 days anew. */
  resend: {
    method: 'POST',
    path: `${BASE}/invitations/:invitationId/resend`,
    params: invitation,
    body: keyed,
    response: invitationSchema,
  },
  /** Takes an invitation to a team back. */
  revoke: { method: 'DELETE', path: `${BASE}/invitations/:invitationId`, params: invitation, response: messageSchema },
  /** The invitations that wait for an answer of who asks. Answering them is the text's own calls. */
  myInvitations: {
    method: 'GET',
    path: '/collaboration/invitations',
    response: z.object({ invitations: z.array(invitationSchema) }),
    replays: false,
  },
  /** What a link invites to; 404 for an address that was not invited, 410 when it is used up. */
  invitation: {
    method: 'GET',
    path: '/collaboration/invitations/:inviteToken',
    params: z.object({ inviteToken: pathIdSchema }),
    response: invitationSchema,
    replays: false,
  },
})
