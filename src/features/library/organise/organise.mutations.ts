import { useQueryClient } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { libraryCareApi } from '#contract/library-care.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { libraryApi } from '#contract/library.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidateInAllTabs, useApiMutation } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { toast } from '#shared/toast/toast.ts'

import { organiseCopy as copy } from './organise.copy.ts'

const lists: readonly Endpoint[] = [
  documentsApi.list,
  documentsApi.get,
  libraryApi.collections,
  libraryApi.facets,
  libraryApi.uses,
  libraryCareApi.trash,
  libraryCareApi.merges,
  librarySourcesApi.list,
  librarySourcesApi.records,
]

const refused = (error: Error) =>
  toast({ title: copy.notChanged, description: error.message || copy.kept, variant: 'destructive' })

/** Says what was done, with the way back that the server keeps for a day. */
function useUndoToast() {
  const client = useQueryClient()
  return (title: string, undoId: string, onUndone?: () => void) => {
    const undo = async () => {
      try {
        await callApi(libraryApi.undo, { params: { undoId } })
        await invalidateInAllTabs(client, lists)
        toast({ title: copy.back })
        onUndone?.()
      } catch (error) {
        toast({
          title: copy.notBack,
          ...(error instanceof Error && { description: error.message }),
          variant: 'destructive',
        })
      }
    }
    toast({ title, action: { label: copy.undo, onClick: () => void undo() } })
  }
}

/** One change of many papers: tags, folders, reading state. */
export function useOrganise() {
  const say = useUndoToast()
  return useApiMutation(libraryApi.organise, {
    invalidates: lists,
    inAllTabs: true,
    onSuccess: ({ undoId, changed }) => {
      if (changed === 0) toast({ title: 'These papers stood so already' })
      else say(`${count(changed, 'paper', 'papers')} changed`, undoId)
    },
    onError: refused,
  })
}

export function useRemovePapers() {
  const say = useUndoToast()
  return useApiMutation(libraryApi.removePapers, {
    invalidates: lists,
    inAllTabs: true,
    onSuccess: ({ undoId, removed }) => say(copy.removed(count(removed, 'paper', 'papers')), undoId),
    onError: refused,
  })
}

/** Makes two records one. `onUndone` is told when the person takes it back. */
export function useMerge(onUndone?: () => void) {
  const say = useUndoToast()
  return useApiMutation(libraryApi.merge, {
    invalidates: lists,
    inAllTabs: true,
    onSuccess: ({ undoId }) => say(copy.merged, undoId, onUndone),
    onError: refused,
  })
}

export const useKeepApart = () =>
  useApiMutation(libraryApi.keepApart, { invalidates: [libraryApi.distinctPairs], onError: refused })

/** Changes one paper: its record, its tags, its note, its key. What is wrong with a field is said at the field. */
export const useChangePaper = (onError?: (error: Error) => void) =>
  useApiMutation(libraryApi.changePaper, { invalidates: lists, inAllTabs: true, onError: onError ?? refused })

export const useCreateCollection = () =>
  useApiMutation(libraryApi.createCollection, {
    invalidates: [libraryApi.collections],
    inAllTabs: true,
    onError: refused,
  })

export const useChangeCollection = () =>
  useApiMutation(libraryApi.changeCollection, {
    invalidates: [libraryApi.collections],
    inAllTabs: true,
    onError: refused,
  })

export const useRemoveCollection = () =>
  useApiMutation(libraryApi.removeCollection, { invalidates: lists, inAllTabs: true, onError: refused })
