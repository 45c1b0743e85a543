import { useQueryClient } from '@tanstack/react-query'

import { searchApi } from '#contract/search.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useRemovals } from '#shared/browser/use-removals.ts'
import { toast } from '#shared/toast/toast.ts'

import { historyCopy as copy } from './history.copy.ts'

/** Searches that are deleted unless somebody takes it back in time. */
export function useRunRemovals() {
  const client = useQueryClient()
  return useRemovals(async (runId) => {
    try {
      await callApi(searchApi.remove, { params: { runId } })
    } catch (error) {
      // Gone already, by another tab: that is what was wanted.
      if (statusOf(error) !== 404) {
        toast({ title: copy.removeFailed, description: messageOf(error, ''), variant: 'destructive' })
      }
    }
    await invalidate(client, [searchApi.runs, searchApi.get])
  })
}
