/** Styles that Roadrunner formats itself. */
export const citationStyles = [
  'apa',
  'vancouver',
  'ama',
  'mla',
  'chicago-author-date',
  'chicago-notes',
  'harvard',
  'ieee',
  'nature',
] as const
export type CitationStyle = (typeof citationStyles)[number]

/** What a locator counts, as CSL 1.0.2 names it ("Locators", appendix IV). */
export const locatorLabels = [
  'page',
  'chapter',
  'section',
  'paragraph',
  'figure',
  'table',
  'volume',
  'verse',
  'line',
] as const
export type LocatorLabel = (typeof locatorLabels)[number]

/** One paper inside a citation: "(see Berg, 2020, p. 12)" has a prefix, a paper and a locator. */
export type CitationItem = {
  paperId: string
  locator?: string
  /** Absent: a page. */
  label?: LocatorLabel
  prefix?: string
  suffix?: string
  /** The author stands in the sentence already: "Berg (2020) found". */
  suppressAuthor?: boolean
}

/** Everything that stands between one pair of brackets. `id` is made once and never changes. */
export type CitationCluster = { id: string; items: readonly CitationItem[] }

/** A piece of formatted text. Flags that are absent are off. */
export type TextRun = {
  text: string
  italic?: boolean
  bold?: boolean
  superscript?: boolean
  subscript?: boolean
  smallCaps?: boolean
  underline?: boolean
  url?: string
}
export type RichText = readonly TextRun[]

export type BibliographyEntry = {
  paperId: string
  /** Place in the list, from 1; the number of the citation in numbered styles. */
  number: number
  /** What stands before the text in numbered styles ("1.", "[1]"); absent in the others. */
  label?: string
  text: RichText
}

/** What a style makes of a whole document. */
export type RenderedCitations = {
  /** By cluster id. In a note style the text of the note. */
  citations: ReadonlyMap<string, RichText>
  bibliography: readonly BibliographyEntry[]
  /** Papers that are cited and that nobody knows any more. Their citation says so in its text. */
  missing: readonly string[]
}
