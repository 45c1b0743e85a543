import { externalSources, librarySources, type SearchSource } from '#contract/search.ts'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'

/** Where this server can look: its libraries, and the sources outside that it was given. */
export function useSearchSources(): readonly SearchSource[] {
  const { has } = useCapabilities()
  return [...librarySources, ...externalSources.filter((source) => has(`search-${source}`))]
}
