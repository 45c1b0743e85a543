import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

type Listed = Endpoint & { query: unknown }
type End = { total: number; next?: string | undefined }

const ROWS = '50'

/** A list, page after page, looked at anew whenever it is opened. */
export function useRows<E extends Listed, T>(
  endpoint: E,
  query: Record<string, string | undefined>,
  rowsOf: (page: OutputOf<E>) => readonly T[],
) {
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, hasNextPage, refetch } = useInfiniteQuery({
    queryKey: [...keyOf(endpoint), 'rows', asked],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        endpoint,
        { query: { ...asked, limit: ROWS, ...(pageParam !== '' && { cursor: pageParam }) } } as unknown as InputOf<E>,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => (last as End).next,
    staleTime: 0,
    refetchOnMount: true,
  })
  const rows = useMemo(() => data?.pages.flatMap((page) => rowsOf(page)), [data, rowsOf])
  return {
    rows,
    total: (data?.pages[0] as End | undefined)?.total ?? 0,
    error,
    isFetching,
    isFetchingMore: isFetchingNextPage,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    retry: () => void refetch(),
    /** Every row, however many pages it takes. */
    all: async (): Promise<readonly T[]> => {
      let pages = data?.pages ?? []
      while ((pages.at(-1) as End | undefined)?.next !== undefined) {
        const last = await fetchNextPage()
        if (last.error) throw last.error
        if ((last.data?.pages.length ?? 0) <= pages.length) break
        pages = last.data?.pages ?? pages
      }
      return pages.flatMap((page) => rowsOf(page))
    },
  }
}
