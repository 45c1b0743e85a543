import type { CitationStyle } from './citation.ts'

/** What a style is called, with the edition of its rules, and its identifier in the CSL style repository. */
export const styleNames: Record<CitationStyle, { name: string; cslId: string }> = {
  apa: { name: 'APA, 7th edition', cslId: 'http://www.zotero.org/styles/apa' },
  vancouver: { name: 'Vancouver (NLM)', cslId: 'http://www.zotero.org/styles/nlm-citation-sequence' },
  ama: { name: 'AMA, 11th edition', cslId: 'http://www.zotero.org/styles/american-medical-association' },
  mla: { name: 'MLA, 9th edition', cslId: 'http://www.zotero.org/styles/modern-language-association' },
  'chicago-author-date': {
    name: 'Chicago, author and date',
    cslId: 'http://www.zotero.org/styles/chicago-author-date',
  },
  'chicago-notes': {
    name: 'Chicago, notes',
    cslId: 'http://www.zotero.org/styles/chicago-notes-bibliography',
  },
  harvard: { name: 'Harvard (Cite Them Right)', cslId: 'http://www.zotero.org/styles/harvard-cite-them-right' },
  ieee: { name: 'IEEE', cslId: 'http://www.zotero.org/styles/ieee' },
  nature: { name: 'Nature', cslId: 'http://www.zotero.org/styles/nature' },
}
