import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import { apiQuery } from '#shared/api/query.ts'

import { paperQuery, papersQuery } from './papers.queries.ts'

/** The one text in which evidence offsets hold. */
export const paperTextQuery = (id: string) => apiQuery(documentsApi.text, { params: { id } })

const papersById = (ids: readonly string[]) => ({
  ...papersQuery([...new Set(ids)].sort()),
  enabled: ids.length > 0,
})

/** Papers by id, for labels and for looking quotes up. Nothing is asked while there is nothing to ask for. */
export const usePapers = (ids: readonly string[]) =>
  useQuery({ ...papersById(ids), select: ({ documents }) => documents })

/** The same for a choice that changes: those known from before stay (`isPlaceholderData`) until the answer is there. */
export const useChangingPapers = (ids: readonly string[]) =>
  useQuery({ ...papersById(ids), select: ({ documents }) => documents, placeholderData: keepPreviousData })

export const usePaper = (id: string) => useQuery(paperQuery(id))
export const usePaperText = (id: string) => useQuery(paperTextQuery(id))
