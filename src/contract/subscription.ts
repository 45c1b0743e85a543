import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { dataEnvelope, listEnvelope } from './envelopes.ts'
import { idSchema, messageSchema } from './identifiers.ts'

export const planIds = ['free', 'individual', 'student', 'team', 'enterprise', 'tester'] as const
export type PlanId = (typeof planIds)[number]

export const billingPeriodSchema = z.enum(['monthly', 'yearly'])
export type BillingPeriod = z.infer<typeof billingPeriodSchema>

export const paidPlanSchema = z.enum(['student', 'team', 'enterprise', 'individual'])

/** A plan as servers name it: its id, or the plan itself. */
const namedPlanSchema = z.union([
  z.string(),
  z.looseObject({ id: z.nullish(z.string()), planType: z.nullish(z.string()), name: z.nullish(z.string()) }),
])

export const subscriptionSchema = z.object({
  currentPlan: z.nullish(namedPlanSchema),
  subscription: z.nullish(
    z.object({
      planType: z.nullish(namedPlanSchema),
      billing: z.nullish(z.string()),
      searchUsageCount: z.nullish(z.number()),
      studentVerificationStatus: z.nullish(z.string()),
      studentVerificationData: z.nullish(
        z.object({
          institutionName: z.nullish(z.string()),
          studentId: z.nullish(z.string()),
          expectedGraduation: z.nullish(z.union([z.string(), z.number()])),
        }),
      ),
      studentVerificationDocument: z.nullish(z.string()),
      /** An addition: the team whose owner pays for this person's seat, where the plan is not their own. */
      seatOf: z.nullish(z.string()),
      /** An addition: what the plan opens, where the server says so itself. It outranks what we know of the plan. */
      features: z.nullish(
        z.object({
          accessToSynthesis: z.nullish(z.boolean()),
          accessToExtract: z.nullish(z.boolean()),
          accessToWrite: z.nullish(z.boolean()),
          accessToCollaborate: z.nullish(z.boolean()),
        }),
      ),
      /** An addition: until when the student status holds. Only ever the server's own date. */
      studentVerificationExpiresAt: z.nullish(z.string()),
      /** An addition: why the last application was not approved, in the words of who looked at it. */
      studentVerificationReason: z.nullish(z.string()),
    }),
  ),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const ownedTeamSchema = z.object({ teamId: idSchema, memberCount: z.number() })
export type OwnedTeam = z.infer<typeof ownedTeamSchema>

const SUM = 10_000_000
const sumSchema = z.number().check(z.minimum(-SUM), z.maximum(SUM))

/**
 * What a change of plan costs, in whole units of the currency: its lines (what is taken off is negative), what is due
 * now, from when the plan holds, and the bill after it. `lapses`: what is left of a paid period beyond the new price, which
 * nobody gets back.
 */
export const quoteSchema = z.object({
  currency: z.string().check(z.maxLength(3)),
  lines: z.array(z.object({ text: z.string().check(z.maxLength(200)), amount: sumSchema })).check(z.maxLength(20)),
  due: sumSchema,
  lapses: z.nullish(sumSchema),
  from: z.string().check(z.maxLength(40)),
  nextBill: z.object({ at: z.string().check(z.maxLength(40)), amount: sumSchema }),
})
export type Quote = z.infer<typeof quoteSchema>

/** A missing secret is told apart from a wrong shape: the texts have a sentence of their own for it. */
const checkoutReplySchema = z.looseObject({
  clientSecret: z.nullish(z.unknown()),
  amount: z.nullish(z.number()),
  /** An addition: how the amount comes about. */
  quote: z.nullish(quoteSchema),
})

export const subscriptionApi = defineApi('subscription', {
  /** The plan of who asks. */
  get: {
    method: 'GET',
    path: '/subscription',
    response: subscriptionSchema,
    envelope: { ...dataEnvelope, wrap: (x) => x },
  },
  /** Begins a payment for a plan. */
  checkout: {
    method: 'POST',
    path: '/subscription/checkout',
    body: z.object({ planType: paidPlanSchema, billing: billingPeriodSchema }),
    response: checkoutReplySchema,
    envelope: { ...dataEnvelope, wrap: (x) => x },
  },
  /** Begins a payment for a team's plan. */
  teamCheckout: {
    method: 'POST',
    path: '/subscription/teams/checkout',
    body: z.object({ planType: z.literal('team'), billing: billingPeriodSchema, teamId: idSchema }),
    response: checkoutReplySchema,
    envelope: { ...dataEnvelope, wrap: (x) => x },
  },
  /** The teams whose plan who asks may pay for. */
  ownedTeams: {
    method: 'GET',
    path: '/subscription/teams',
    response: z.array(ownedTeamSchema),
    envelope: listEnvelope('teams'),
  },
  /** Moves to a smaller plan. */
  downgrade: { method: 'POST', path: '/subscription/downgrade', response: messageSchema },
})
