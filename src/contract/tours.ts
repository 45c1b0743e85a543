import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { notShownSchema } from './identifiers.ts'

export const toursApi = defineApi('tours', {
  /** The tours that who asks has completed. */
  completed: {
    method: 'GET',
    path: '/tours/completed',
    response: z.object({ completedTours: z.array(z.unknown()) }),
  },
  /** Marks a tour as completed. */
  complete: {
    method: 'POST',
    path: '/tours/complete',
    body: z.object({ tourKey: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: notShownSchema,
  },
})
