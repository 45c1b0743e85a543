import type { QueryClient } from '@tanstack/react-query'

import { documentsApi, LIST_LIMIT_MAX } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

/** Every paper of the person's own library, page after page. */
export const wholeOwnLibraryQuery = (onProgress?: (done: number, total: number) => void) => ({
  queryKey: [...keyOf(documentsApi.list), 'whole own'],
  queryFn: async ({ signal }: { signal: AbortSignal; client: QueryClient }): Promise<Paper[]> => {
    const papers: Paper[] = []
    let cursor: string | undefined
    do {
      const query = { scope: 'own' as const, limit: String(LIST_LIMIT_MAX), cursor }
      const page = await callApi(documentsApi.list, { query }, { signal })
      papers.push(...page.documents)
      onProgress?.(papers.length, page.total)
      cursor = page.next
    } while (cursor !== undefined)
    return papers
  },
})
