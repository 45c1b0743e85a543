import { useQuery } from '@tanstack/react-query'

import { citationStylesApi } from '#contract/citation-styles.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'

/** The styles that the person brought as files; none where the server keeps none. */
export function useKeptStyles(isWanted = true) {
  const isOffered = useCapabilities().has('citation-styles')
  const { data } = useQuery({ ...apiQuery(citationStylesApi.list, {}), enabled: isOffered && isWanted })
  return { isOffered, styles: data?.styles ?? [] }
}
