import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { commentsApi, type CommentStatus } from '#contract/comments.ts'
import { ApiError } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'

/** Section 9. */
const POLL_MS = 30_000

export const activityQuery = (userId: string, status?: CommentStatus) =>
  apiQuery(commentsApi.activity, { params: { userId }, query: status && { status } })

/** After a refusal that names a wait, the next look waits that long. */
const pollAfter = (error: Error | null) =>
  error instanceof ApiError && error.retryAfter !== undefined ? Math.max(error.retryAfter * 1000, POLL_MS) : POLL_MS

/** Comments with their replies: an admin sees all, everybody else their own. Looked at every 30 seconds. */
export const useCommentActivity = (userId: string | undefined, status?: CommentStatus) =>
  useQuery({
    ...activityQuery(userId ?? '', status),
    enabled: userId !== undefined,
    staleTime: POLL_MS,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollAfter(state.error),
  })
