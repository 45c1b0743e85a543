import { useQuery } from '@tanstack/react-query'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { outsideSourcesApi, type AskedSource } from '#contract/outside-sources.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { outsideCopy as copy } from './outside.copy.ts'

/** The sources outside and what the person agreed to; `isOffered` once the server is known to be able to ask any. */
export function useOutsideSources() {
  const isOffered = useCapabilities().has('outside-sources')
  const query = useQuery({ ...apiQuery(outsideSourcesApi.list, {}), enabled: isOffered })
  return { isOffered, ...query }
}

const onError = (error: Error) =>
  void toast({ title: copy.saveFailed, description: messageOf(error, ''), variant: 'destructive' })

/** Agreeing to sources, and what goes with it. What can be searched changes with it, in every tab. */
export function useOutsideChoice() {
  const changes = { invalidates: [outsideSourcesApi.list, capabilitiesApi.get], inAllTabs: true, onError }
  const choose = useApiMutation(outsideSourcesApi.choose, changes)
  const keepKey = useApiMutation(outsideSourcesApi.keepKey, { invalidates: [outsideSourcesApi.list], onError })
  const check = useApiMutation(outsideSourcesApi.check, { invalidates: [outsideSourcesApi.list], onError })
  return {
    isBusy: choose.isPending || keepKey.isPending,
    checking: check.isPending ? check.variables.params.source : undefined,
    /** Agrees to exactly these; true once that is kept. */
    choose: async (sources: readonly AskedSource[], mailto?: string | null): Promise<boolean> => {
      const body = { sources: [...sources], ...(mailto !== undefined && { mailto }) }
      return choose.mutateAsync({ body }).then(
        () => true,
        () => false,
      )
    },
    keepKey: (source: AskedSource, key: string | null): Promise<boolean> =>
      keepKey.mutateAsync({ params: { source }, body: { key } }).then(
        () => true,
        () => false,
      ),
    check: (source: AskedSource) => check.mutate({ params: { source } }),
  }
}
