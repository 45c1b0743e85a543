import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { libraryQuery, type LibraryView } from '#research/papers/papers.queries.ts'

/** The papers of a view as far as they are loaded, how many there are in all, and how to get more. */
export function useLibrary(view: LibraryView, options: { enabled?: boolean } = {}) {
  const query = useInfiniteQuery({
    ...libraryQuery(view),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const papers = useMemo(() => data?.pages.flatMap(({ documents }) => documents) ?? [], [data])
  return {
    papers,
    total: data?.pages[0]?.total ?? 0,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    /** Everything of the view, however many pages it takes. */
    loadAll: async () => {
      for (let last = await fetchNextPage(); ; last = await fetchNextPage()) {
        if (last.error) throw last.error
        if (!last.hasNextPage) return last.data?.pages.flatMap(({ documents }) => documents) ?? []
      }
    },
  }
}
