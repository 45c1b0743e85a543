import { useQueryClient } from '@tanstack/react-query'

import { isCounted, searchApi, type SearchRun } from '#contract/search.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { searchRunQuery } from '#research/papers/papers.queries.ts'
import { useApiMutation } from '#shared/api/query.ts'

/** Runs a search. Only a run that gave papers counts against the allowance; opening it later is free. */
export function useRunSearch(onDelivered: (run: SearchRun) => void) {
  const client = useQueryClient()
  const consume = useConsume()
  return useApiMutation(searchApi.run, {
    invalidates: [searchApi.runs],
    onSuccess: (run) => {
      if (isCounted(run)) consume('search', run.runId)
      client.setQueryData(searchRunQuery(run.runId).queryKey, run)
      onDelivered(run)
    },
  })
}

/** The papers after those that a run has given: the same run, longer, and not counted. */
export function useMoreOfRun() {
  const client = useQueryClient()
  return useApiMutation(searchApi.run, {
    onSuccess: (run) => {
      client.setQueryData(searchRunQuery(run.runId).queryKey, run)
    },
  })
}
