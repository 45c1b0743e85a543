import type { Author, PaperDraft, PaperIds } from '#contract/papers.ts'

import { cleanLine, cleanText } from './clean-text.ts'
import type { PublicationDate } from './dates.ts'
import { canonicalArxiv } from './identifiers.ts'
import { canonicalAuthor } from './names.ts'

type LineField = 'venue' | 'volume' | 'issue' | 'pages' | 'publisher' | 'place' | 'edition' | 'language' | 'url'

/** What a reader found, before cleaning. Empty values are as good as none. */
export type DraftParts = {
  type: string
  title?: string | undefined
  authors?: readonly (Author | undefined)[]
  editors?: readonly (Author | undefined)[]
  date?: PublicationDate
  abstract?: string | undefined
  note?: string | undefined
  keywords?: readonly string[]
  publicationTypes?: readonly string[]
  ids?: { [Key in keyof PaperIds]: string | undefined }
} & { [Key in LineField]?: string | undefined }

const lineFields: LineField[] = ['venue', 'volume', 'issue', 'publisher', 'place', 'edition', 'language', 'url']

/** Makes a draft in the one spelling of the library: cleaned, without empty fields, identifiers as they stand. */
export function buildDraft(parts: DraftParts): PaperDraft {
  const draft: PaperDraft = {
    type: parts.type,
    title: cleanLine(parts.title ?? ''),
    authors: authorsOf(parts.authors),
    keywords: listOf(parts.keywords),
    ids: idsOf(parts.ids ?? {}),
    ...parts.date,
  }
  for (const field of lineFields) {
    const value = cleanLine(parts[field] ?? '')
    if (value !== '') draft[field] = value
  }
  const pages = canonicalPages(parts.pages ?? '')
  if (pages !== '') draft.pages = pages
  const abstract = cleanText(parts.abstract ?? '')
  if (abstract !== '') draft.abstract = abstract
  const note = cleanText(parts.note ?? '')
  if (note !== '') draft.note = note
  const editors = authorsOf(parts.editors)
  if (editors.length > 0) draft.editors = editors
  const publicationTypes = listOf(parts.publicationTypes)
  if (publicationTypes.length > 0) draft.publicationTypes = publicationTypes
  return draft
}

/** "10--20", "10–20" and "10 - 20" become "10-20". */
export function canonicalPages(text: string): string {
  return cleanLine(text).replace(/ *[-‐‑‒–—―−](?:[-‐‑‒–—―− ]*[-‐‑‒–—―−])? */g, '-')
}

function authorsOf(authors: DraftParts['authors'] = []): Author[] {
  return authors.map((author) => author && canonicalAuthor(author)).filter((author) => author !== undefined)
}

function listOf(values: readonly string[] = []): string[] {
  return [...new Set(values.map(cleanLine).filter((value) => value !== ''))]
}

function idsOf(found: NonNullable<DraftParts['ids']>): PaperIds {
  const arxiv =
    found.arxiv ?? (found.doi?.startsWith('10.48550/arxiv.') ? canonicalArxiv(found.doi.slice(9)) : undefined)
  const ids: PaperIds = {}
  for (const [key, value] of Object.entries({ ...found, arxiv })) {
    const cleaned = cleanLine(value ?? '')
    if (cleaned !== '') ids[key as keyof PaperIds] = cleaned
  }
  return ids
}
