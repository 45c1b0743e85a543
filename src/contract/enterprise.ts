import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { notShownSchema } from './identifiers.ts'

export const MESSAGE_MIN = 10

export const enterpriseContactSchema = z.object({
  email: z.email(),
  userName: z.string().check(z.minLength(1)),
  companyName: z.string().check(z.minLength(1)),
  message: z.string().check(z.minLength(MESSAGE_MIN)),
  organizationSize: z.optional(z.string()),
  domains: z.optional(z.string()),
  useCases: z.optional(z.array(z.string())),
  timeline: z.optional(z.string()),
  budgetRange: z.optional(z.string()),
  complianceNeeds: z.optional(z.array(z.string())),
  planType: z.enum(['team', 'enterprise']),
})
export type EnterpriseContact = z.infer<typeof enterpriseContactSchema>

export const enterpriseApi = defineApi('enterprise', {
  /** Sends an enquiry about a contract. */
  contact: {
    method: 'POST',
    path: '/enterprise-contact',
    body: enterpriseContactSchema,
    response: notShownSchema,
    judgedBy: 'not-html',
    recovers: false,
  },
})
