import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { citationStylesApi, type KeptStyle } from '#contract/citation-styles.ts'
import { useResearchPreferences } from '#research/preferences/research.ts'
import { apiQuery } from '#shared/api/query.ts'

import type { ChosenStyle } from './cite.ts'

/** A style that the person brought as a file, as it is chosen. */
export const keptStyle = (client: QueryClient, { id, title }: Pick<KeptStyle, 'id' | 'title'>): ChosenStyle => ({
  is: 'file',
  id,
  title,
  source: async () => {
    const { styleId, text } = await client.fetchQuery(apiQuery(citationStylesApi.get, { params: { id } }))
    return { id: styleId, title, text }
  },
})

/** How the person has references written, everywhere outside a draft. */
export function useChosenStyle(): ChosenStyle {
  const client = useQueryClient()
  const { citationStyle, styleFile } = useResearchPreferences()
  return useMemo(
    () => (styleFile ? keptStyle(client, styleFile) : { is: 'built-in', style: citationStyle }),
    [client, styleFile, citationStyle],
  )
}
