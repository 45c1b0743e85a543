import { useQueryClient } from '@tanstack/react-query'

import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { rememberRun } from '#platform/access/started-runs.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { synthesesCopy as copy } from './syntheses.copy.ts'
import { synthesisQuery } from './syntheses.queries.ts'

/** Begins the writing of one that broke off again, under its own address. */
export function useResume(id: string) {
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation(analysesApi.resume, { invalidates: [synthesesApi.list] })
  return useOnce(async () => {
    try {
      const begun = await mutateAsync({ params: { id } })
      rememberRun(id)
      client.setQueryData(synthesisQuery(id).queryKey, begun)
    } catch (error) {
      toast({ title: copy.generateFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
}
