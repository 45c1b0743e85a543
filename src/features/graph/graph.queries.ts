import { infiniteQueryOptions } from '@tanstack/react-query'

import { graphApi, type GraphRelation } from '#contract/graph.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

/** Papers reached from seeds, page by page. */
export const graphQuery = (relation: GraphRelation, documentIds: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(graphApi[relation]), documentIds],
    queryFn: ({ pageParam, signal }) =>
      callApi(graphApi[relation], { body: { documentIds: [...documentIds], cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
