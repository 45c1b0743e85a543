import * as z from 'zod/mini'

import { neededText, openText } from '#shared/forms/text-rules.ts'

import { affiliateCopy as copy } from './affiliate.copy.ts'

/** The body of a new campaign: a name and a first day, and no last day before it. */
export const campaignForm = z
  .object({
    name: neededText(),
    from: z.string().check(z.minLength(1, { error: () => '' })),
    to: openText,
    audience: openText,
  })
  .check(z.refine(({ from, to }) => to === undefined || to >= from, { path: ['to'], error: copy.badDays }))
