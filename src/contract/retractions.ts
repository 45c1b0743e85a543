import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { idParams } from './identifiers.ts'

/** What the sources outside say of a paper now. A paper that one calls retracted stays so here, whatever others say. */
export const retractionCheckSchema = z.object({
  retracted: z.boolean(),
  corrected: z.boolean(),
  /** When the sources were asked; absent = none could be. */
  checkedAt: z.optional(z.string()),
  /** Labels of those that knew the paper. */
  knownTo: z.array(z.string()),
})
export type RetractionCheck = z.infer<typeof retractionCheckSchema>

/** An addition behind the capability `retraction-check`. Asks at most once a day for each paper, and costs nothing. */
export const retractionsApi = defineApi('retractions', {
  /** Asks whether a paper was retracted. */
  check: {
    method: 'POST',
    path: '/documents/:id/retraction-check',
    params: idParams,
    response: retractionCheckSchema,
  },
})
