import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import { libraryFiltersApi, type SavedFilter } from '#contract/library-filters.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf, useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { organiseCopy as copy } from './organise.copy.ts'

/** Filters under a name. Under the list's key: whatever changes the library changes what they count. */
export const filtersQuery = () =>
  queryOptions({
    queryKey: [...keyOf(documentsApi.list), 'saved-filters'],
    queryFn: async ({ signal }) => (await callApi(libraryFiltersApi.list, {}, { signal })).filters,
  })

/** Puts what the server confirmed into the list that is on screen. */
function usePut() {
  const client = useQueryClient()
  return (change: (filters: SavedFilter[]) => SavedFilter[]) =>
    client.setQueryData(filtersQuery().queryKey, (before) => before && change(before))
}

const refused = (error: Error) =>
  toast({ title: copy.filtersNotChanged, description: error.message || copy.kept, variant: 'destructive' })

export function useCreateFilter() {
  const put = usePut()
  return useApiMutation(libraryFiltersApi.create, {
    onSuccess: (made) => void put((filters) => [...filters.filter(({ id }) => id !== made.id), made]),
    onError: refused,
  })
}

export function useChangeFilter() {
  const put = usePut()
  return useApiMutation(libraryFiltersApi.change, {
    onSuccess: (changed) => void put((filters) => filters.map((each) => (each.id === changed.id ? changed : each))),
    onError: refused,
  })
}

export function useRemoveFilter() {
  const put = usePut()
  return useApiMutation(libraryFiltersApi.remove, {
    onSuccess: (_, { params }) => void put((filters) => filters.filter(({ id }) => id !== params.id)),
    onError: refused,
  })
}
