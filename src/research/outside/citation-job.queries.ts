import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { graphApi } from '#contract/graph.ts'
import { outsideJobsApi } from '#contract/outside-jobs.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, invalidate, useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { textsChanged } from '../files/texts-changed.ts'
import { citationJobCopy as copy } from './citation-job.copy.ts'

const POLL_MS = 1500

/**
 * The newest job that asks for references and citing works, looked at anew while it runs. What it keeps is then looked for
 * where links are shown; abstracts of starter papers may have come with it.
 */
export function useCitationJob() {
  const isOffered = useCapabilities().has('outside-sources')
  const client = useQueryClient()
  const { data } = useQuery({
    ...apiQuery(outsideJobsApi.list, {}),
    enabled: isOffered,
    refetchInterval: ({ state }) => (state.data?.jobs.some((job) => job.state === 'running') ? POLL_MS : false),
  })
  const job = data?.jobs.find(({ papers }) => papers !== undefined)
  const running = job?.state === 'running' ? job.id : undefined
  const before = useRef(running)
  useEffect(() => {
    const ended = before.current !== undefined && running !== before.current
    before.current = running
    if (ended) void invalidate(client, [graphApi.references, graphApi.citing, ...textsChanged])
  }, [client, running])
  const options = {
    invalidates: [outsideJobsApi.list],
    onError: (error: Error) =>
      void toast({ title: copy.failed, description: messageOf(error, ''), variant: 'destructive' }),
  }
  return {
    isOffered,
    job,
    start: useApiMutation(outsideJobsApi.startCitations, options),
    pause: useApiMutation(outsideJobsApi.pause, options),
    resume: useApiMutation(outsideJobsApi.resume, options),
  }
}
