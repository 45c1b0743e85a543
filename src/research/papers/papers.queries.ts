import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'

import { documentsApi, LIST_LIMIT_MAX, type LibrarySort } from '#contract/documents.ts'
import type { Paper, ReadingState } from '#contract/papers.ts'
import { searchApi } from '#contract/search.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery, keyOf } from '#shared/api/query.ts'

export type LibraryScope = 'starter' | 'own' | 'all'
/** What of a library is listed, and in which order. The last four need the capability `library`. */
export type LibraryView = {
  scope: LibraryScope
  text: string
  collection?: string | undefined
  tag?: string | undefined
  reading?: ReadingState | undefined
  /** With the capability `files`. */
  files?: 'with' | 'without' | undefined
  sort?: LibrarySort | undefined
}

/** Papers in one request of a list. */
export const PAGE = 200

/** The papers of a library, page by page as somebody scrolls; `text` narrows on the server. */
export const libraryQuery = ({ scope, text, ...narrowed }: LibraryView) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(documentsApi.list), 'pages', scope, text, narrowed],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        documentsApi.list,
        { query: { scope, text: text || undefined, ...narrowed, cursor: pageParam, limit: String(PAGE) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** One part of a library's list, counted from 0: for a server that can be asked for any of them. */
export const libraryPartQuery = ({ scope, text, ...narrowed }: LibraryView, part: number) => ({
  queryKey: [...keyOf(documentsApi.list), 'parts', scope, text, narrowed, part],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const from = part === 0 ? undefined : String(part * PAGE)
    const query = { scope, text: text || undefined, ...narrowed, from, limit: String(PAGE) }
    return callApi(documentsApi.list, { query }, { signal })
  },
})

/** How many papers a library holds. */
export const librarySizeQuery = (scope: LibraryScope) => apiQuery(documentsApi.list, { query: { scope, limit: '1' } })

/** Exactly these papers; what no longer exists is left out. */
export const papersQuery = (ids: readonly string[]) => apiQuery(documentsApi.list, { query: { ids: ids.join(',') } })

export const paperQuery = (id: string) => apiQuery(documentsApi.get, { params: { id } })

/** Every paper that the person can read, fetched once and kept: for looking identifiers up among them. */
export async function fetchWholeLibrary(client: QueryClient): Promise<Paper[]> {
  const papers: Paper[] = []
  let cursor: string | undefined
  do {
    const query = { scope: 'all' as const, limit: String(LIST_LIMIT_MAX), cursor }
    const page = await client.fetchQuery(apiQuery(documentsApi.list, { query }))
    papers.push(...page.documents)
    cursor = page.next
  } while (cursor !== undefined)
  return papers
}

/** Searches made before, newest first. */
export const searchRunsQuery = () => apiQuery(searchApi.runs, {})

/** A search as it was answered; opening it again is free. */
export const searchRunQuery = (runId: string) => apiQuery(searchApi.get, { params: { runId } })
