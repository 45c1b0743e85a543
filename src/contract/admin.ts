import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, pathIdSchema, idParams } from './identifiers.ts'
import { clientKeySchema, realDaySchema, pageFields, personSchema, pageOf } from './paging.ts'

/** What an admin may change here; whoever has none of a part sees it read-only. Unknown rights are ignored. */
export const adminRights = ['users', 'verifications', 'requests', 'support', 'teams', 'switches'] as const
export type AdminRight = (typeof adminRights)[number]

/** Calendar days in UTC, both included. What is compared with it is the same number of days right before. */
export const periodFields = { from: realDaySchema, to: realDaySchema }
export const periodSchema = z.object(periodFields)
export type Period = z.infer<typeof periodSchema>

/** A figure of the period, and the same of the period before. */
export const comparedSchema = z.object({ now: z.number(), before: z.number() })
export type Compared = z.infer<typeof comparedSchema>

const wordsSchema = z.string().check(z.maxLength(2000))
const reasonSchema = wordsSchema.check(z.regex(/\S/))
const seen = z.nullish(z.string())

/** Uses of one feature by one person; `limit` absent = no limit. */
export const personUsageSchema = z.object({ feature: z.string(), used: z.number(), limit: z.nullish(z.number()) })

export const adminUserSchema = z.extend(personSchema, {
  username: z.string(),
  email: z.nullish(z.string()),
  plan: z.string(),
  billing: z.nullish(z.string()),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  /** When the server saw them last; absent = not known. */
  lastSeenAt: seen,
  /** Of this calendar month. */
  usage: z.array(personUsageSchema),
  nearLimit: z.boolean(),
  /** Features that the person used far more today than on their other days. */
  unusual: z.array(z.object({ feature: z.string(), today: z.number(), usual: z.number() })),
})
export type AdminUser = z.infer<typeof adminUserSchema>

export const verificationSchema = z.object({
  userId: idSchema,
  name: z.string(),
  email: z.nullish(z.string()),
  /** `pending`, `verified`, `accepted`, `rejected`; any other text is shown as it is. */
  status: z.string(),
  /** Which application this is: a decision names it, so that nobody decides on one that was replaced meanwhile. */
  version: z.string(),
  appliedAt: seen,
  institutionName: z.string(),
  studentId: z.nullish(z.string()),
  degreeProgram: z.nullish(z.string()),
  documentType: z.nullish(z.string()),
  expectedGraduation: z.nullish(z.string()),
  document: z.nullish(z.object({ name: z.string(), type: z.string(), bytes: z.int(), url: z.string() })),
  /** Name of the document where its content is not kept. */
  documentName: z.nullish(z.string()),
  reason: z.nullish(z.string()),
  /** Earlier decisions about the same person, newest first. */
  history: z.array(z.object({ at: z.string(), by: personSchema, decision: z.string(), reason: z.nullish(z.string()) })),
})
export type Verification = z.infer<typeof verificationSchema>

export const requestStates = ['new', 'contacted', 'offer', 'won', 'lost'] as const
export const contactRequestSchema = z.object({
  id: idSchema,
  at: z.string(),
  planType: z.string(),
  userName: z.string(),
  email: z.string(),
  companyName: z.string(),
  message: z.string(),
  organizationSize: z.nullish(z.string()),
  domains: z.nullish(z.string()),
  timeline: z.nullish(z.string()),
  budgetRange: z.nullish(z.string()),
  state: z.string(),
  note: z.nullish(z.string()),
  version: z.int(),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

export const supportStates = ['open', 'in_progress', 'closed'] as const
export const supportItemSchema = z.object({
  id: idSchema,
  /** `ticket` or `feedback`. */
  kind: z.string(),
  at: z.string(),
  title: z.string(),
  body: z.string(),
  /** P0 to P3, of a ticket. */
  severity: z.nullish(z.string()),
  /** Of feedback: kudos, ux, feature_request, bug, other. */
  type: z.nullish(z.string()),
  rating: z.nullish(z.number()),
  route: z.nullish(z.string()),
  state: z.string(),
  /** Who wrote it; absent = a visitor, who cannot be answered here. */
  person: z.nullish(personSchema),
  replies: z.array(z.object({ id: idSchema, at: z.string(), by: personSchema, body: z.string() })),
  version: z.int(),
})
export type SupportItem = z.infer<typeof supportItemSchema>

/** What a change was about, and how the fields stood before and after. Never changed, never removed. */
export const adminLogEntrySchema = z.object({
  id: idSchema,
  at: z.string(),
  by: personSchema,
  action: z.string(),
  target: z.object({ kind: z.string(), id: idSchema, name: z.string() }),
  changes: z.array(z.object({ field: z.string(), before: z.nullish(z.string()), after: z.nullish(z.string()) })),
  note: z.nullish(z.string()),
})
export type AdminLogEntry = z.infer<typeof adminLogEntrySchema>

export const adminTeamSchema = z.object({
  id: idSchema,
  name: z.string(),
  organization: z.nullish(z.string()),
  /** Names from the top down, with `/` between them. */
  hierarchyPath: z.nullish(z.string()),
  owner: z.nullish(personSchema),
  /** The plan of the owner, who pays for the seats. */
  plan: z.nullish(z.string()),
  seats: z.object({ used: z.int(), invited: z.int(), limit: z.nullish(z.int()) }),
  members: z.array(z.extend(personSchema, { role: z.string(), plan: z.nullish(z.string()) })),
  invitations: z.array(z.object({ email: z.nullish(z.string()), role: z.string(), at: z.string() })),
  projects: z.int(),
  version: z.int(),
})
export type AdminTeam = z.infer<typeof adminTeamSchema>

export const switchSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** What is no longer to be had while it is off. */
  effect: z.string(),
  on: z.boolean(),
  changedAt: seen,
})
export type FeatureSwitch = z.infer<typeof switchSchema>

const period = z.object(periodFields)
const keyed = { clientKey: clientKeySchema }
const ofUser = z.object({ userId: pathIdSchema })

/** Additions behind the capability `admin`. The server decides: 403 for everybody who is no admin. */
export const adminApi = defineApi('admin', {
  /** What who asks may see and change as an admin. */
  access: { method: 'GET', path: '/admin/access', response: z.object({ rights: z.array(z.string()) }) },

  /** What should not wait. An absent part is one that the server does not watch. */
  exceptions: {
    method: 'GET',
    path: '/admin/exceptions',
    response: z.object({
      verifications: z.nullish(z.object({ waiting: z.int(), oldestAt: seen })),
      comments: z.nullish(z.object({ critical: z.int() })),
      tickets: z.nullish(z.object({ urgent: z.int(), oldestAt: seen })),
      requests: z.nullish(z.object({ waiting: z.int(), oldestAt: seen })),
      usage: z.nullish(z.object({ unusual: z.int(), nearLimit: z.int() })),
    }),
  },
  /** How many people there are, joined and were active in a period. */
  people: {
    method: 'GET',
    path: '/admin/figures/people',
    query: period,
    response: z.object({ total: z.int(), admins: z.int(), joined: comparedSchema, active: comparedSchema }),
  },
  /** How many people are on each plan, and what was paid in a period. */
  plans: {
    method: 'GET',
    path: '/admin/figures/plans',
    query: period,
    response: z.object({
      plans: z.array(z.object({ plan: z.string(), people: z.int() })),
      /** Payments of the period, and their sum in whole units of the currency. */
      payments: comparedSchema,
      paid: comparedSchema,
      currency: z.string(),
    }),
  },
  /** How much each feature was used in a period. */
  usage: {
    method: 'GET',
    path: '/admin/figures/usage',
    query: period,
    response: z.object({
      features: z.array(z.object({ feature: z.string(), uses: comparedSchema, people: comparedSchema })),
      nearLimit: z.int(),
      /** From this day on uses are known by day; earlier ones are known by month alone and are not in it. */
      since: z.nullish(realDaySchema),
    }),
  },
  /** Tickets of a period and how soon they were answered. */
  support: {
    method: 'GET',
    path: '/admin/figures/support',
    query: period,
    response: z.object({
      opened: comparedSchema,
      waiting: z.int(),
      answered: comparedSchema,
      /** Median hours from a ticket to its first reply, of those opened in the period; absent = none was answered. */
      firstReplyHours: z.object({ now: z.nullish(z.number()), before: z.nullish(z.number()) }),
    }),
  },
  /** New accounts, syntheses, papers and comments day by day, the days of the period alone. */
  growth: {
    method: 'GET',
    path: '/admin/figures/growth',
    query: period,
    response: z.object({
      days: z.array(
        z.object({ day: realDaySchema, joined: z.int(), syntheses: z.int(), papers: z.int(), comments: z.int() }),
      ),
      before: z.object({ joined: z.int(), syntheses: z.int(), papers: z.int(), comments: z.int() }),
    }),
  },

  /** Accounts, filtered, a page at a time. */
  users: {
    method: 'GET',
    path: '/admin/users',
    query: z.object({
      ...pageFields,
      from: z.optional(realDaySchema),
      to: z.optional(realDaySchema),
      q: z.optional(z.string().check(z.maxLength(200))),
      plan: z.optional(z.string().check(z.maxLength(40))),
      show: z.optional(z.enum(['joined', 'active', 'near-limit', 'unusual', 'admins'])),
      /** With `from` and `to`: who used this feature then. */
      feature: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: pageOf('users', adminUserSchema),
  },
  /** Changes the role or the plan of an account. 409 `last_admin`: somebody must be able to come back. */
  updateUser: {
    method: 'PATCH',
    path: '/admin/users/:userId',
    params: ofUser,
    body: z.object({
      role: z.optional(z.enum(['user', 'admin'])),
      plan: z.optional(z.enum(['free', 'individual', 'student', 'team', 'enterprise', 'tester'])),
      note: z.optional(wordsSchema),
      ...keyed,
    }),
    response: adminUserSchema,
  },

  /** Applications for student verification, a page at a time. */
  verifications: {
    method: 'GET',
    path: '/admin/verifications',
    query: z.object({ ...pageFields, state: z.optional(z.enum(['waiting', 'decided', 'all'])) }),
    response: pageOf('verifications', verificationSchema),
  },
  /**
   * Accepts or rejects an application for student verification. 403 `own_application`; 409 `changed` where it was
   * decided or replaced meanwhile.
   */
  decide: {
    method: 'POST',
    path: '/admin/verifications/:userId/decision',
    params: ofUser,
    body: z.object({
      decision: z.enum(['approve', 'reject']),
      reason: z.optional(wordsSchema),
      version: z.string(),
      ...keyed,
    }),
    response: verificationSchema,
  },

  /** Enquiries about a contract, a page at a time. */
  requests: {
    method: 'GET',
    path: '/admin/requests',
    query: z.object({
      ...pageFields,
      state: z.optional(z.enum(requestStates)),
      planType: z.optional(z.enum(['team', 'enterprise'])),
    }),
    response: pageOf('requests', contactRequestSchema),
  },
  /** Changes the state or the note of an enquiry. 409 `changed`: somebody else changed it since `version`. */
  updateRequest: {
    method: 'PATCH',
    path: '/admin/requests/:id',
    params: idParams,
    body: z.object({
      state: z.optional(z.enum(requestStates)),
      note: z.optional(z.string().check(z.maxLength(5000))),
      version: z.int(),
      ...keyed,
    }),
    response: contactRequestSchema,
  },

  /** Tickets and feedback, a page at a time. */
  supportItems: {
    method: 'GET',
    path: '/admin/support',
    query: z.object({
      ...pageFields,
      from: z.optional(realDaySchema),
      to: z.optional(realDaySchema),
      kind: z.optional(z.enum(['ticket', 'feedback'])),
      state: z.optional(z.enum(['open', 'in_progress', 'closed', 'waiting'])),
      severity: z.optional(z.enum(['P0', 'P1', 'P2', 'P3', 'urgent'])),
    }),
    response: pageOf('items', supportItemSchema),
  },
  /** Changes the state of a ticket or of feedback. */
  updateSupport: {
    method: 'PATCH',
    path: '/admin/support/:id',
    params: idParams,
    body: z.object({
      state: z.optional(z.enum(supportStates)),
      severity: z.optional(z.enum(['P0', 'P1', 'P2', 'P3'])),
      version: z.int(),
      ...keyed,
    }),
    response: supportItemSchema,
  },
  /** Answers a ticket. Reaches the person through their notifications. 422 `visitor` where nobody can be told. */
  replySupport: {
    method: 'POST',
    path: '/admin/support/:id/replies',
    params: idParams,
    body: z.object({ body: reasonSchema, ...keyed }),
    response: supportItemSchema,
  },

  /** What admins changed, a page at a time. */
  log: {
    method: 'GET',
    path: '/admin/log',
    query: z.object({ ...pageFields, by: z.optional(z.enum(['me', 'all'])) }),
    response: pageOf('entries', adminLogEntrySchema),
  },

  /** Teams with members, invitations and seats, a page at a time. */
  teams: {
    method: 'GET',
    path: '/admin/teams',
    query: z.optional(z.object(pageFields)),
    response: pageOf('teams', adminTeamSchema),
  },
  /**
   * Changes the owner or the seats of a team. `ownerId`: somebody in the team. `seatLimit` null = any number; never
   * under the seats in use: 409 `seats_in_use`.
   */
  updateTeam: {
    method: 'PATCH',
    path: '/admin/teams/:id',
    params: idParams,
    body: z.object({
      name: z.optional(z.string().check(z.regex(/\S/), z.maxLength(200))),
      organization: z.optional(z.string().check(z.maxLength(200))),
      hierarchyPath: z.optional(z.string().check(z.maxLength(400))),
      ownerId: z.optional(idSchema),
      seatLimit: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100_000)))),
      version: z.int(),
      ...keyed,
    }),
    response: adminTeamSchema,
  },

  /** The state of the server and its switches. */
  platform: {
    method: 'GET',
    path: '/admin/platform',
    response: z.object({
      switches: z.array(switchSchema),
      /** `perMonth` null = without limit. */
      limits: z.array(z.object({ plan: z.string(), feature: z.string(), perMonth: z.nullable(z.number()) })),
      server: z.object({ name: z.string(), startedAt: seen, now: z.string() }),
      /** How many rows the server keeps of each kind. */
      kept: z.array(z.object({ kind: z.string(), rows: z.int() })),
    }),
  },
  /** Switches a feature on or off for everybody. 409 `locks_out`: nobody could switch it on again. */
  setSwitch: {
    method: 'PUT',
    path: '/admin/switches/:key',
    params: z.object({ key: pathIdSchema }),
    body: z.object({ on: z.boolean(), ...keyed }),
    response: switchSchema,
  },
})
