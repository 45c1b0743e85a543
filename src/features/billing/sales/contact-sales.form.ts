import * as z from 'zod/mini'

import { enterpriseContactSchema, MESSAGE_MIN } from '#contract/enterprise.ts'
import { openText } from '#shared/forms/text-rules.ts'

import { contactSalesCopy as salesCopy } from './contact-sales.copy.ts'

const words = salesCopy.problems

/** The contract's body, in the words that the form shows. */
export const contactForm = z.extend(
  z.omit(enterpriseContactSchema, { planType: true, useCases: true, complianceNeeds: true }),
  {
    email: z.email(words.email),
    userName: z.string().check(z.regex(/\S/, words.userName)),
    companyName: z.string().check(z.regex(/\S/, words.companyName)),
    message: z.string().check(z.minLength(MESSAGE_MIN, words.message)),
    organizationSize: openText,
    domains: openText,
    timeline: openText,
    budgetRange: openText,
  },
)
