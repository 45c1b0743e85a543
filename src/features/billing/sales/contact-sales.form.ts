import * as z from 'zod/mini'

import { enterpriseContactSchema, MESSAGE_MIN } from '#contract/enterprise.ts'

import { salesCopy } from './contact-sales.copy.ts'

const words = salesCopy.problems

/** The contract's limits, in the words that the form shows. */
export const contactForm = z.extend(enterpriseContactSchema, {
  email: z.email(words.email),
  userName: z.string().check(z.regex(/\S/, words.userName)),
  companyName: z.string().check(z.regex(/\S/, words.companyName)),
  message: z.string().check(z.minLength(MESSAGE_MIN, words.message)),
  planType: z.optional(z.enum(['team', 'enterprise'])),
})
