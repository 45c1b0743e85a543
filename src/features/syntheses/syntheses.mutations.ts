import { useMutation, useQueryClient } from '@tanstack/react-query'

import { synthesesApi } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, NetworkError, statusOf } from '#shared/api/errors.ts'
import { invalidate, keyOf, useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { synthesesCopy as copy } from './syntheses.copy.ts'
import { synthesisQuery } from './syntheses.queries.ts'

const failed = (fallback: string) => (error: Error) =>
  toast({ title: fallback, description: messageOf(error, fallback), variant: 'destructive' })

/** Starts a run. The form shows its own failures: they stand beside what was typed. */
export const useGenerate = () => useApiMutation(synthesesApi.generate, { invalidates: [synthesesApi.list] })

export function useUpdateSynthesis() {
  const client = useQueryClient()
  return useApiMutation(synthesesApi.update, {
    invalidates: [synthesesApi.list],
    onSuccess: (saved) => {
      client.setQueryData(synthesisQuery(saved.id).queryKey, saved)
      toast({ title: copy.updated })
    },
    // A conflict is answered in the page, where both texts can be seen.
    onError: (error) => (statusOf(error) === 409 ? undefined : failed(copy.updateFailed)(error)),
  })
}

const isGone = (error: unknown) => [404, 410].includes(statusOf(error) ?? 0)

/** Deletes. One that is gone already is deleted; after a lost answer the server is asked whether it is. */
export async function deleteSynthesis(id: string): Promise<void> {
  const params = { id }
  try {
    await callApi(synthesesApi.remove, { params })
  } catch (error) {
    if (isGone(error)) return
    if (!(error instanceof NetworkError && error.mayHaveArrived)) throw error
    const isThere = await callApi(synthesesApi.get, { params }).then(
      () => true,
      (reason) => !isGone(reason),
    )
    if (isThere) throw error
  }
}

export function useDeleteSynthesis() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: keyOf(synthesesApi.remove),
    mutationFn: deleteSynthesis,
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: synthesisQuery(id).queryKey })
      toast({ title: copy.deleted })
      return invalidate(client, [synthesesApi.list])
    },
    onError: failed(copy.deleteFailed),
  })
}
