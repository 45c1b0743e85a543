import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { filesApi } from '#contract/files.ts'
import { joinedPages } from '#science/evidence/full-text.ts'
import { apiQuery } from '#shared/api/query.ts'

import { paperQuery, papersQuery } from './papers.queries.ts'

/** The text of a paper in which evidence offsets hold: of its file, else title and abstract. */
export const paperTextQuery = (id: string) => apiQuery(filesApi.text, { params: { id } })

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
/** With the pages joined, as offsets count them. */
export const usePaperText = (id: string) =>
  useQuery({ ...paperTextQuery(id), select: (answer) => ({ ...answer, text: joinedPages(answer.pages) }) })
