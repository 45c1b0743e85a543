import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema, pathIdSchema } from './identifiers.ts'
import { clientKeySchema, daySchema, pageFields, pageQuerySchema, realDaySchema, pageOf } from './paging.ts'

/** An affiliate code as it stands in links: capitals, digits and `-`. */
export const affiliateCodeSchema = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/))
/** A campaign or a channel as it stands in links. */
export const linkTagSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i))

/** What the program pays for, in the server's own figures. Sums in whole units of `currency`. */
export const affiliateTermsSchema = z.object({
  /** Share of each payment, 0 to 1. */
  rate: z.number(),
  /** Payments count for so many months after the registration. */
  months: z.int(),
  cookieDays: z.int(),
  /** A commission is certain so many days after its payment. */
  holdDays: z.int(),
  minimum: z.number(),
  /** Day of the month on which is paid. */
  payoutDay: z.int(),
  currency: z.string(),
  timeZone: z.string(),
  attribution: z.string(),
  counts: z.string(),
  selfReferral: z.string(),
})
export type AffiliateTerms = z.infer<typeof affiliateTermsSchema>

/** How many people are still there at each step, counted by the day of their first click. */
export const funnelSchema = z.object({
  clicks: z.int(),
  leads: z.int(),
  customers: z.int(),
  commissions: z.int(),
  paid: z.int(),
})
export type Funnel = z.infer<typeof funnelSchema>

export const referralSchema = z.object({
  id: idSchema,
  /** When the person registered. */
  at: z.string(),
  /** Never a name or an address as it is: `f•••@r•••`. */
  masked: z.string(),
  step: z.string(),
  plan: z.nullish(z.string()),
  commission: z.number(),
  campaignId: z.nullish(idSchema),
  channel: z.nullish(z.string()),
  /** A row that came with a new world, and stands for nobody. */
  isSample: z.nullish(z.boolean()),
})
export type Referral = z.infer<typeof referralSchema>

export const payoutSchema = z.object({
  id: idSchema,
  at: z.string(),
  amount: z.number(),
  commissions: z.int(),
  status: z.string(),
})
export type Payout = z.infer<typeof payoutSchema>

export const channelLinkSchema = z.object({
  channel: z.string(),
  clicks: z.int(),
  leads: z.int(),
  customers: z.int(),
})
export type ChannelLink = z.infer<typeof channelLinkSchema>

const campaignFields = {
  id: idSchema,
  name: z.string(),
  /** Days, both included; without an end it goes on. */
  from: daySchema,
  to: z.nullish(daySchema),
  /** `not_started`, `running`, `ended`. */
  state: z.string(),
}
export const campaignRowSchema = z.object({
  ...campaignFields,
  clicks: z.int(),
  leads: z.int(),
  customers: z.int(),
})
export type CampaignRow = z.infer<typeof campaignRowSchema>

export const campaignSchema = z.object({
  ...campaignFields,
  code: z.string(),
  audience: z.nullish(z.string()),
  offer: z.nullish(z.string()),
  conditions: z.array(z.string()),
  links: z.array(channelLinkSchema),
  series: z.array(z.object({ day: daySchema, clicks: z.int(), leads: z.int(), customers: z.int() })),
  materials: z.array(z.object({ id: idSchema, name: z.string(), text: z.string() })),
  notes: z.nullish(z.string()),
  version: z.int(),
  hasSamples: z.nullish(z.boolean()),
})
export type Campaign = z.infer<typeof campaignSchema>

const ofCampaign = z.object({ campaignId: pathIdSchema })
const clientKey = clientKeySchema
const name = z.string().check(z.regex(/\S/), z.maxLength(120))

/** Additions behind the capability `affiliate`. */
export const affiliateApi = defineApi('affiliate', {
  /** The membership of who asks in the affiliate programme. */
  get: {
    method: 'GET',
    path: '/affiliate',
    response: z.object({
      /** `none`, `pending`, `active`, `suspended`. */
      state: z.string(),
      reason: z.nullish(z.string()),
      terms: affiliateTermsSchema,
      code: z.nullish(z.string()),
      joinedAt: z.nullish(z.string()),
      /** Certain and not paid yet, waiting to be certain, and paid so far. */
      balance: z.nullish(z.object({ due: z.number(), held: z.number(), paid: z.number(), nextPayoutAt: z.string() })),
      hasSamples: z.nullish(z.boolean()),
    }),
  },
  /** Asks to be let in; a member gets what they have. 409 `suspended`. */
  join: {
    method: 'POST',
    path: '/affiliate/join',
    body: z.object({ acceptTerms: z.literal(true), clientKey }),
    response: z.object({ state: z.string(), code: z.nullish(z.string()) }),
  },
  /** How many visits became accounts and payments. */
  funnel: {
    method: 'GET',
    path: '/affiliate/funnel',
    query: z.object({ from: realDaySchema, to: realDaySchema }),
    response: z.object({ funnel: funnelSchema, before: funnelSchema, amount: z.number() }),
  },
  /** Who came by a link of who asks. */
  referrals: {
    method: 'GET',
    path: '/affiliate/referrals',
    query: pageQuerySchema,
    response: pageOf('referrals', referralSchema),
  },
  /** What was paid out and what is due. */
  payouts: {
    method: 'GET',
    path: '/affiliate/payouts',
    query: pageQuerySchema,
    response: pageOf('payouts', payoutSchema),
  },
  /** The campaigns of who asks. */
  campaigns: {
    method: 'GET',
    path: '/campaigns',
    query: z.optional(z.object(pageFields)),
    response: pageOf('campaigns', campaignRowSchema),
  },
  /** Makes a campaign. */
  createCampaign: {
    method: 'POST',
    path: '/campaigns',
    body: z.object({
      name,
      from: realDaySchema,
      to: z.optional(realDaySchema),
      audience: z.optional(z.string()),
      clientKey,
    }),
    response: campaignRowSchema,
  },
  /** One campaign with its links. 404 for one that is not there, and for somebody else's. */
  campaign: { method: 'GET', path: '/campaigns/:campaignId', params: ofCampaign, response: campaignSchema },
  /** Changes a campaign. 409 `ended`: read-only by then. */
  updateCampaign: {
    method: 'PATCH',
    path: '/campaigns/:campaignId',
    params: ofCampaign,
    body: z.object({ notes: z.string().check(z.maxLength(5000)), version: z.int(), clientKey }),
    response: campaignSchema,
  },
  /** Adds a link to a campaign. */
  addChannel: {
    method: 'POST',
    path: '/campaigns/:campaignId/links',
    params: ofCampaign,
    body: z.object({ channel: linkTagSchema, clientKey }),
    response: campaignSchema,
  },
  /**
   * Counts a visit by an affiliate link. Once for each key. Nobody needs to be signed
   * in; the answer says nothing of anybody.
   */
  visit: {
    method: 'POST',
    path: '/affiliate/visits',
    body: z.object({
      code: affiliateCodeSchema,
      campaign: z.optional(linkTagSchema),
      channel: z.optional(linkTagSchema),
      clientKey: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
    response: z.object({ counted: z.boolean() }),
    recovers: false,
  },
})
