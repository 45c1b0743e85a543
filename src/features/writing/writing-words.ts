import type { CitationStyle } from '#science/citations/citation.ts'
import type { DocumentType } from '#science/manuscript/manuscript.ts'

export const styleNames: Record<CitationStyle, string> = {
  apa: 'APA, 7th edition',
  vancouver: 'Vancouver',
  ama: 'AMA',
  mla: 'MLA',
  'chicago-author-date': 'Chicago, author and date',
  'chicago-notes': 'Chicago, notes',
  harvard: 'Harvard',
  ieee: 'IEEE',
  nature: 'Nature',
}

export const typeNames: Record<DocumentType, string> = {
  article: 'Research article',
  review: 'Narrative review',
  'systematic-review': 'Systematic review',
  protocol: 'Protocol',
  'thesis-chapter': 'Chapter of a thesis',
  'grant-proposal': 'Grant proposal',
  'case-report': 'Case report',
  letter: 'Letter',
  note: 'Note',
}
