import { useQueryClient } from '@tanstack/react-query'

import { synthesesApi } from '#contract/syntheses.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { copy } from './syntheses.copy.ts'
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

export function useDeleteSynthesis() {
  const client = useQueryClient()
  return useApiMutation(synthesesApi.remove, {
    invalidates: [synthesesApi.list],
    onSuccess: (_, { params }) => {
      client.removeQueries({ queryKey: synthesisQuery(params.id).queryKey })
      toast({ title: copy.deleted })
    },
    onError: failed(copy.deleteFailed),
  })
}
