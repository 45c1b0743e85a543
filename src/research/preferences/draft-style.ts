import type { CitationStyle } from '#science/citations/citation.ts'
import type { CitationStyle as ReferenceStyle } from '#science/citations/reference-styles.ts'

import { useResearchPreferences } from './research.ts'

/** The style of a document for how somebody writes references; NIH writes them as Vancouver does. */
const documentStyles: Record<ReferenceStyle, CitationStyle> = {
  APA: 'apa',
  Vancouver: 'vancouver',
  AMA: 'ama',
  NIH: 'vancouver',
  Chicago: 'chicago-author-date',
  Harvard: 'harvard',
  IEEE: 'ieee',
  'Chicago notes': 'chicago-notes',
  MLA: 'mla',
  Nature: 'nature',
}

/** In which style a new document cites: the one that the person set, else the one that their persona brings. */
export const useDraftStyle = (): CitationStyle => documentStyles[useResearchPreferences().citationStyle]
