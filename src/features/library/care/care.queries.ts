import { useQueryClient } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { libraryCareApi, type SaidRelation } from '#contract/library-care.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery, invalidateInAllTabs, useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { relationsCopy as copy } from './relations.copy.ts'

/** What papers that come or go make stale. */
export const careLists: readonly Endpoint[] = [
  documentsApi.list,
  documentsApi.get,
  libraryApi.facets,
  libraryApi.collections,
  librarySourcesApi.list,
  librarySourcesApi.records,
  libraryCareApi.trash,
  libraryCareApi.merges,
]

/** What was said of how papers belong together. */
export const saidRelationsQuery = () => apiQuery(libraryCareApi.relations, {})

type Pair = Omit<SaidRelation, 'state'>

/** Accepts or dismisses a relation, with a way back. */
export function useRelate() {
  const client = useQueryClient()
  const stale = [libraryCareApi.relations, documentsApi.list, documentsApi.get]
  const fail = (error: unknown) =>
    toast({
      title: copy.notSaved,
      ...(error instanceof Error && { description: error.message }),
      variant: 'destructive',
    })
  const send = async (pair: Pair, state: SaidRelation['state'] | null) => {
    const { id, of, kind } = pair
    await callApi(libraryCareApi.relate, { body: { id, of, kind, state } })
    await invalidateInAllTabs(client, stale)
  }
  return async (pair: Pair, state: SaidRelation['state'] | null) => {
    try {
      await send(pair, state)
      if (state === null) return void toast({ title: copy.back })
      const onClick = () => void send(pair, null).then(() => toast({ title: copy.back }), fail)
      toast({ title: copy[state], action: { label: copy.undo, onClick } })
    } catch (error) {
      fail(error)
    }
  }
}

export const useUndoMerge = () => useApiMutation(libraryCareApi.undoMerge, { invalidates: careLists, inAllTabs: true })
