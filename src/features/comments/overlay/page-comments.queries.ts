import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { commentsApi, type Comment } from '#contract/comments.ts'
import { ApiError } from '#shared/api/errors.ts'
import { samePlace } from '#research/comments/same-place.ts'
import { apiQuery } from '#shared/api/query.ts'

const POLL_MS = 30_000

export const pageCommentsQuery = (page: string) => apiQuery(commentsApi.page, { params: { page } })

const pollAfter = (error: Error | null) =>
  error instanceof ApiError && error.retryAfter !== undefined ? Math.max(error.retryAfter * 1000, POLL_MS) : POLL_MS

/** Comments of one part of a page: the server's answer is the page's, whatever it calls it. The socket says when to look again; where it does not, they are looked at every 30 s. */
export const usePageComments = (page: string, subpage: string | undefined, isAdmin: boolean) =>
  useQuery({
    ...pageCommentsQuery(page),
    staleTime: POLL_MS,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollAfter(state.error),
    select: (all: Comment[]) =>
      all.filter((comment) => samePlace(comment.subpage, subpage) && (isAdmin || comment.isVisible !== false)),
  })
