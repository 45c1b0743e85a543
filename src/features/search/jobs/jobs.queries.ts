import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { outsideJobsApi } from '#contract/outside-jobs.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, invalidate, useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { jobsCopy as copy } from './jobs.copy.ts'

const POLL_MS = 1500

/** The person's jobs, looked at anew while one of them runs. What they took is then looked for in the library. */
export function useJobs() {
  const isOffered = useCapabilities().has('outside-sources')
  const client = useQueryClient()
  const { data } = useQuery({
    ...apiQuery(outsideJobsApi.list, {}),
    enabled: isOffered,
    refetchInterval: ({ state }) => (state.data?.jobs.some((job) => job.state === 'running') ? POLL_MS : false),
  })
  const jobs = data?.jobs ?? []
  const running = jobs.filter(({ state }) => state === 'running').length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void invalidate(client, [documentsApi.list, librarySourcesApi.list])
    before.current = running
  }, [client, running])
  return { isOffered, jobs }
}

const onError = (error: Error) =>
  void toast({ title: copy.failed, description: messageOf(error, ''), variant: 'destructive' })

export function useJobChange() {
  const options = { invalidates: [outsideJobsApi.list], onError }
  return {
    start: useApiMutation(outsideJobsApi.start, {
      ...options,
      onSuccess: () => void toast({ title: copy.started }),
    }),
    pause: useApiMutation(outsideJobsApi.pause, options),
    resume: useApiMutation(outsideJobsApi.resume, options),
    remove: useApiMutation(outsideJobsApi.remove, options),
  }
}
