import { useQuery } from '@tanstack/react-query'

import { analysesApi } from '#contract/analyses.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

import { estimateWords, NO_ESTIMATE } from './estimate-words.ts'

type Props = {
  asked: InputOf<typeof analysesApi.estimate>['body']
  /** What the estimate depends on: one that hangs on every key that is typed is asked for anew without need. */
  of: readonly unknown[]
}

/** What a run will ask of the language model, before it is begun. Without a model nothing is asked, and nothing said. */
export function RunEstimate({ asked, of }: Props) {
  const { has, model } = useCapabilities()
  const isAsked = has('analyses') && model !== undefined
  const { data, isError } = useQuery({
    ...apiQuery(analysesApi.estimate, { body: asked }),
    queryKey: ['analyses', 'estimate', model, ...of],
    enabled: isAsked,
    staleTime: 60_000,
  })
  if (!isAsked) return null
  return (
    // Its two lines have their room from the start: the button below does not move under a press.
    <p className="min-h-[2lh] text-xs text-ink-muted" role="status">
      {isError ? NO_ESTIMATE : data?.model ? estimateWords(data) : ''}
    </p>
  )
}
