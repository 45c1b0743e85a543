import type { QueryClient } from '@tanstack/react-query'

import type { Paper } from '#contract/papers.ts'
import { externalSources, searchApi } from '#contract/search.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { sourceNames } from '#research/papers/paper-words.ts'
import type { FoundIdentifier } from '#science/records/identifiers.ts'
import { callApi } from '#shared/api/call-api.ts'

const spelled = ({ kind, value }: FoundIdentifier) => (kind === 'pmcid' ? value : `${kind}:${value}`)

/** The sources outside that this server can ask for papers by identifier; undefined where there is none. */
export async function outsideSources(client: QueryClient, onSearched: (runId: string) => void, signal: AbortSignal) {
  const { features } = await client.fetchQuery(capabilitiesQuery())
  const sources = features.includes('search') ? externalSources.filter((s) => features.includes(`search-${s}`)) : []
  if (sources.length === 0) return undefined
  return {
    names: sources.map((source) => sourceNames[source]).join(', '),
    find: async (asked: readonly FoundIdentifier[]): Promise<Paper[]> => {
      const body = { query: asked.map(spelled).join(' '), sources }
      const run = await callApi(searchApi.run, { body }, { signal })
      onSearched(run.runId)
      return run.items.map(({ paper }) => paper)
    },
  }
}
