import { useQueryClient } from '@tanstack/react-query'

import { synthesesApi } from '#contract/syntheses.ts'
import { messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useRemovals } from '#shared/browser/use-removals.ts'
import { toast } from '#shared/toast/toast.ts'

import { deleteSynthesis } from '../syntheses.mutations.ts'
import { historyCopy as copy } from './history.copy.ts'

/** Analyses that are deleted unless somebody takes it back in time. */
export function useAnalysisRemovals() {
  const client = useQueryClient()
  return useRemovals(async (id) => {
    try {
      await deleteSynthesis(id)
    } catch (error) {
      toast({ title: copy.removeFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
    await invalidate(client, [synthesesApi.list, synthesesApi.get])
  })
}
