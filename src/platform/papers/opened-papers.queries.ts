import { useQuery } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import { apiQuery } from '#shared/api/query.ts'

import { paperQuery, papersQuery } from './papers.queries.ts'

/** The one text in which evidence offsets hold. */
export const paperTextQuery = (id: string) => apiQuery(documentsApi.text, { params: { id } })

/** Papers by id, for labels and for looking quotes up. Nothing is asked while there is nothing to ask for. */
export const usePapers = (ids: readonly string[]) =>
  useQuery({ ...papersQuery([...new Set(ids)].sort()), enabled: ids.length > 0, select: ({ documents }) => documents })

export const usePaper = (id: string) => useQuery(paperQuery(id))
export const usePaperText = (id: string) => useQuery(paperTextQuery(id))
