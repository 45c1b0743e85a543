import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema } from './identifiers.ts'
import { billingPeriodSchema, paidPlanSchema, quoteSchema } from './subscription.ts'

/** A sum as it was or will be charged: in whole units of the currency (dollars, not cents), a code of three letters. */
const chargeSchema = z.object({ at: z.string(), amount: z.number(), currency: z.nullish(z.string()) })

export const invoiceSchema = z.extend(chargeSchema, {
  id: idSchema,
  /** What was paid for, in words for people. */
  description: z.nullish(z.string()),
  /** Shown as the server writes it ("paid", "open"). */
  status: z.nullish(z.string()),
  /** Where the invoice itself can be seen or downloaded. */
  url: z.nullish(z.string()),
})
export type Invoice = z.infer<typeof invoiceSchema>

/** A change of plan that who asks may make now, and what it costs: the same as its checkout will say. */
const offerSchema = z.object({
  planType: paidPlanSchema,
  billing: billingPeriodSchema,
  /** The team that the plan is for. */
  teamId: z.nullish(idSchema),
  quote: quoteSchema,
})
export type Offer = z.infer<typeof offerSchema>

/** A payment that was begun and has not ended: a bank is working on it, or declined it. */
const openPaymentSchema = z.object({
  planType: paidPlanSchema,
  billing: billingPeriodSchema,
  amount: z.number(),
  status: z.enum(['processing', 'declined']),
})
export type OpenPayment = z.infer<typeof openPaymentSchema>

export const billingDetailsSchema = z.object({
  nextBill: z.nullish(chargeSchema),
  /** The payment provider's own page, where cards and addresses are changed. */
  portalUrl: z.nullish(z.string()),
  /** Newest first. */
  invoices: z.nullish(z.array(invoiceSchema)),
  offers: z.nullish(z.array(offerSchema).check(z.maxLength(100))),
  openPayment: z.nullish(openPaymentSchema),
})
export type BillingDetails = z.infer<typeof billingDetailsSchema>

/** An addition, behind the capability `billing-details`. Each part may be absent; an absent part is not shown. */
export const billingApi = defineApi('billing', {
  /** Payment method, invoices, the next payment, one under way, and what each change of plan would cost. */
  details: { method: 'GET', path: '/subscription/billing', response: billingDetailsSchema },
})
