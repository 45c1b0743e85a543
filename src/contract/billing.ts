import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idSchema } from './identifiers.ts'

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

export const billingDetailsSchema = z.object({
  nextBill: z.nullish(chargeSchema),
  /** The payment provider's own page, where cards and addresses are changed. */
  portalUrl: z.nullish(z.string()),
  /** Newest first. */
  invoices: z.nullish(z.array(invoiceSchema)),
})
export type BillingDetails = z.infer<typeof billingDetailsSchema>

/** An addition, behind the capability `billing-details`. Each part may be absent; an absent part is not shown. */
export const billingApi = defineApi('billing', {
  /** Payment method, invoices and the next payment. */
  details: { method: 'GET', path: '/subscription/billing', response: billingDetailsSchema },
})
