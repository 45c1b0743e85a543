import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { commentsApi } from '#contract/comments.ts'
import { ApiError } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'

import { boardComments } from './board-comments.ts'

/** Section 9: looked at every 30 seconds. */
const POLL_MS = 30_000

const pollAfter = (error: Error | null) =>
  error instanceof ApiError && error.retryAfter !== undefined ? Math.max(error.retryAfter * 1000, POLL_MS) : POLL_MS

/** All comments: the list of the activity, and for what it does not say the list of each page that occurs in it. */
export function useBoardComments(userId: string) {
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(commentsApi.activity, { params: { userId } }),
    staleTime: POLL_MS,
    refetchOnMount: true,
    refetchInterval: ({ state }) => pollAfter(state.error),
  })
  const pages = useMemo(() => [...new Set((data ?? []).map(({ commentPage }) => commentPage))], [data])
  const { onPages, missing } = useQueries({
    queries: pages.map((page) => ({
      ...apiQuery(commentsApi.page, { params: { page } }),
      staleTime: POLL_MS,
      refetchOnMount: true,
    })),
    combine: (results) => ({
      onPages: results.flatMap((result) => result.data ?? []),
      missing: pages.filter((_, index) => results[index]?.isError && !results[index].data),
    }),
  })
  const comments = useMemo(() => data && boardComments(data, onPages), [data, onPages])
  return { comments, missing, error, isFetching, retry: () => void refetch() }
}
