import { useQueryClient } from '@tanstack/react-query'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf, statusOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { writingCopy as copy } from './writing.copy.ts'

/** Gives a draft another title. The last one who names it names it: only the title is sent, on the newest version. */
export function useRename(id: string) {
  const client = useQueryClient()
  return async (title: string): Promise<boolean> => {
    const { queryKey } = analysisQuery(id)
    const send = async () => {
      const version = client.getQueryData<Synthesis>(queryKey)?.version ?? undefined
      return callApi(synthesesApi.update, {
        params: { id },
        body: { title, ...(version !== undefined && { version }) },
      })
    }
    try {
      let saved: Synthesis
      try {
        saved = await send()
      } catch (error) {
        if (statusOf(error) !== 409) throw error
        await client.refetchQueries({ queryKey })
        saved = await send()
      }
      client.setQueryData(queryKey, saved)
      await invalidate(client, [synthesesApi.list])
      return true
    } catch (error) {
      toast({ title: copy.renameFailed, description: messageOf(error, ''), variant: 'destructive' })
      return false
    }
  }
}
