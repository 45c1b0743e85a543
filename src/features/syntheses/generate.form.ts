import * as z from 'zod/mini'

import { SYNTHESIS_PAPERS_MAX } from '#contract/syntheses.ts'
import { neededText } from '#shared/forms/text-rules.ts'

import { synthesesCopy as copy } from './syntheses.copy.ts'

/** What a run starts from: a question, and as many papers as one run takes. */
export const generateForm = z.object({
  query: neededText(copy.noQuery),
  documentIds: z.array(z.string()).check(
    z.minLength(1, copy.noPapers),
    z.maxLength(SYNTHESIS_PAPERS_MAX, {
      error: ({ input }) => copy.tooManyPapers(Array.isArray(input) ? input.length : 0),
    }),
  ),
})
