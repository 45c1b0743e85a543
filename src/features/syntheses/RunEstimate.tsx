import { useQuery } from '@tanstack/react-query'

import { analysesApi } from '#contract/analyses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

import { synthesesCopy as copy } from './syntheses.copy.ts'

/** What the run will ask of the language model, before it is begun. Without a model nothing is asked, and nothing said. */
export function RunEstimate({ documents, query }: { documents: readonly string[]; query: string }) {
  const { has, model } = useCapabilities()
  const isAsked = has('analyses') && model !== undefined && documents.length > 0
  const { data, isError } = useQuery({
    // The question changes with every key and the estimate hardly: it is looked at when there is one.
    ...apiQuery(analysesApi.estimate, {
      body: { documentIds: [...documents], query: query.trim() === '' ? '' : query.slice(0, 4000) },
    }),
    queryKey: ['analyses', 'estimate', model, documents, query.trim() === ''],
    enabled: isAsked,
    staleTime: 60_000,
  })
  if (!isAsked) return null
  return (
    <p className="text-xs text-ink-muted" role="status">
      {isError ? copy.noEstimate : data?.model ? copy.estimate(data) : ''}
    </p>
  )
}
