import type { PaperDraft } from '#contract/papers.ts'

/** Styles in which a reference can be written as plain text. */
export const citationStyles = [
  'APA',
  'Vancouver',
  'AMA',
  'NIH',
  'Chicago',
  'Chicago notes',
  'Harvard',
  'IEEE',
  'MLA',
  'Nature',
] as const
export type CitationStyle = (typeof citationStyles)[number]

/** Writes one reference as plain text, by whatever style was chosen. */
export type Cite = (paper: PaperDraft) => string

/** How references are written, and whether the style numbers them. */
export type Citing = { cite: Cite; isNumbered: boolean }

/** Styles that number what they cite. */
export const numberedStyles: readonly CitationStyle[] = ['Vancouver', 'AMA', 'NIH', 'IEEE', 'Nature']
