import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { fullTextJobsApi, type FullTextJob } from '#contract/full-text-jobs.ts'
import { outsideSourcesApi } from '#contract/outside-sources.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, invalidate, useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { textsChanged } from '../../files/texts-changed.ts'
import { fullTextsCopy as copy } from './full-texts.copy.ts'

const POLL_MS = 1500
const noJobs: readonly FullTextJob[] = []

const foundIn = (jobs: readonly FullTextJob[]) =>
  jobs.reduce((sum, { papers }) => sum + papers.filter(({ outcome }) => outcome === 'found').length, 0)

/** The person's jobs, looked at anew while one runs. What was found is then looked for where papers are shown. */
export function useFullTextJobs() {
  const { has } = useCapabilities()
  const isOffered = has('outside-sources') && has('files')
  const client = useQueryClient()
  const { data } = useQuery({
    ...apiQuery(fullTextJobsApi.list, {}),
    enabled: isOffered,
    refetchInterval: ({ state }) => (state.data?.jobs.some((job) => job.state === 'running') ? POLL_MS : false),
  })
  const jobs = data?.jobs ?? noJobs
  const found = data && foundIn(jobs)
  const running = jobs.filter(({ state }) => state === 'running').length
  const ranBefore = useRef(running)
  useEffect(() => {
    // How the sources answered last is known anew.
    if (running < ranBefore.current) void invalidate(client, [outsideSourcesApi.list])
    ranBefore.current = running
  }, [client, running])
  const before = useRef(found)
  useEffect(() => {
    if (before.current !== undefined && found !== undefined && found > before.current) {
      void invalidate(client, textsChanged)
    }
    before.current = found
  }, [client, found])
  return { isOffered, jobs, isKnown: data !== undefined }
}

const onError = (error: Error) =>
  void toast({ title: copy.failed, description: messageOf(error, ''), variant: 'destructive' })

export function useFullTextChange() {
  const options = { invalidates: [fullTextJobsApi.list], onError }
  return {
    start: useApiMutation(fullTextJobsApi.start, {
      ...options,
      onSuccess: () => void toast({ title: copy.started }),
    }),
    pause: useApiMutation(fullTextJobsApi.pause, options),
    resume: useApiMutation(fullTextJobsApi.resume, options),
    remove: useApiMutation(fullTextJobsApi.remove, options),
  }
}
