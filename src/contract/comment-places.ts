import * as z from 'zod/mini'

import { commentMetadataSchema } from './comments.ts'
import { defineApi } from './endpoint.ts'
import { messageSchema, idParams } from './identifiers.ts'

/**
 * Putting a comment back whose spot has changed. The texts' own call for changes names no place, so this stands beside it,
 * behind the capability `comment-places`: for admins, and for who wrote the comment.
 */
export const commentPlacesApi = defineApi('commentPlaces', {
  /** Puts a comment back to a place of its page. */
  move: {
    method: 'PATCH',
    path: '/beta-comments/:id/place',
    params: idParams,
    body: z.object({ xPosition: z.number(), yPosition: z.number(), metadata: commentMetadataSchema }),
    response: messageSchema,
  },
})
