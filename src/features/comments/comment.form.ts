import * as z from 'zod/mini'

import { commentsApi } from '#contract/comments.ts'
import { neededText } from '#shared/forms/text-rules.ts'

/** What a reply needs. */
export const replyForm = z.object({ content: neededText() })
/** What resolving a comment needs. */
export const noteForm = z.object({ note: neededText() })
/** The part of a new comment's body that is typed and chosen. */
export const newCommentForm = z.extend(
  z.pick(commentsApi.create.body, { content: true, category: true, priority: true }),
  { content: neededText() },
)
