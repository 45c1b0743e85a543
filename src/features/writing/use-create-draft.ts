import { useResearchPreferences } from '#research/preferences/research.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import type { CitationStyle } from '#science/citations/citation.ts'
import type { CitationStyle as ReferenceStyle } from '#science/citations/reference-styles.ts'

import type { DraftStart } from './new-draft.ts'

/** The style of a draft for how somebody writes references; NIH writes them as Vancouver does. */
const draftStyles: Record<ReferenceStyle, CitationStyle> = {
  APA: 'apa',
  Vancouver: 'vancouver',
  AMA: 'ama',
  NIH: 'vancouver',
  Chicago: 'chicago-author-date',
  Harvard: 'harvard',
  IEEE: 'ieee',
}

/**
 * Makes a draft that begins with a text, papers and settings; once, however often it is asked after a lost answer. Its
 * citations stand in the style that the person set, or that their persona brings, unless the start names one.
 */
export function useCreateDraft() {
  const create = useCreateAnalysis()
  const { citationStyle } = useResearchPreferences()
  return async ({ title, ...given }: DraftStart & { title: string }): Promise<string> => {
    const { newBody } = await import('./new-draft.ts')
    const documentIds = (given.papers ?? []).map(({ id }) => id)
    const start = { ...given, settings: { style: draftStyles[citationStyle], ...given.settings } }
    return create({ kind: 'draft', title: title.slice(0, 300), query: '', documentIds, body: newBody(start) })
  }
}
