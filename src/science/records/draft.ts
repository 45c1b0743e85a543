import type { Author, PaperDraft, PaperIds } from '#contract/papers.ts'

import { cleanLine, cleanText } from './clean-text.ts'
import { citedByInNote, citedByOf } from './cited-by.ts'
import { parseDate, type PublicationDate } from './dates.ts'
import { canonical } from './identifiers.ts'
import { canonicalAuthor, writeName } from './names.ts'
import { isRegistration } from './registration-numbers.ts'
import { readableText } from './readable-text.ts'

/** Fields of one line of text. */
export const lineFields = [
  'venue',
  'venueShort',
  'volume',
  'issue',
  'publisher',
  'place',
  'edition',
  'genre',
  'version',
  'number',
  'event',
  'eventPlace',
  'series',
  'seriesNumber',
  'language',
  'url',
] as const satisfies readonly (keyof PaperDraft)[]
export type LineField = (typeof lineFields)[number] | 'pages' | 'accessed'

/** What a reader found, before cleaning. Empty values are as good as none. */
export type DraftParts = {
  type: string
  title?: string | undefined
  authors?: readonly (Author | undefined)[]
  editors?: readonly (Author | undefined)[]
  translators?: readonly (Author | undefined)[]
  date?: PublicationDate
  abstract?: string | undefined
  note?: string | undefined
  keywords?: readonly string[]
  publicationTypes?: readonly string[]
  ids?: { [Key in keyof PaperIds]: string | undefined }
  /** A count of citations as the source gives it, and who counted. */
  citedBy?: { count: unknown; source: string }
} & { [Key in LineField]?: string | undefined }

/**
 * Makes a draft in the one spelling of the library: readable, without empty fields, identifiers as they stand. What the
 * source wrote otherwise is kept in `asGiven`.
 */
export function buildDraft(parts: DraftParts): PaperDraft {
  const given: Record<string, string> = {}
  const door: Door = (field, text, clean) => {
    const was = clean(text)
    const readable = clean(readableText(text))
    // Composed and decomposed letters are the same text (Unicode, canonical equivalence): nothing was lost.
    if (readable !== was && readable !== was.normalize('NFC')) given[field] = was
    return readable
  }
  const draft: PaperDraft = {
    type: parts.type,
    title: door('title', parts.title ?? '', cleanLine),
    authors: authorsOf(
      'authors',
      parts.authors?.filter((author) => !isRegistration(author?.literal ?? '')),
      door,
    ),
    keywords: listOf('keywords', parts.keywords, door),
    ids: idsOf(parts.ids ?? {}),
    ...parts.date,
  }
  const registration = parts.authors?.find((author) => isRegistration(author?.literal ?? ''))?.literal
  for (const field of lineFields) {
    const text = parts[field] ?? (field === 'number' ? registration : undefined) ?? ''
    const value = field === 'url' ? cleanLine(text) : door(field, text, cleanLine)
    if (value !== '') draft[field] = value
  }
  draft.venue ??= draft.venueShort
  if (draft.venue === undefined || draft.venue === draft.venueShort) delete draft.venueShort
  if (draft.venue === undefined) delete draft.venue
  const pages = canonicalPages(parts.pages ?? '')
  if (pages !== '') draft.pages = pages
  for (const field of ['abstract', 'note'] as const) {
    const value = door(field, parts[field] ?? '', cleanText)
    if (value !== '') draft[field] = value
  }
  for (const field of ['editors', 'translators'] as const) {
    const people = authorsOf(field, parts[field], door)
    if (people.length > 0) draft[field] = people
  }
  const accessed = canonicalAccess(parts.accessed ?? '')
  if (accessed !== undefined) draft.accessed = accessed
  const publicationTypes = listOf('publicationTypes', parts.publicationTypes, door)
  if (publicationTypes.length > 0) draft.publicationTypes = publicationTypes
  const cited = citedByOf(parts.citedBy?.count, parts.citedBy?.source ?? '') ?? citedByInNote(parts.note ?? '')
  if (cited) draft.citedBy = cited
  if (Object.keys(given).length > 0) draft.asGiven = given
  return draft
}

type Door = (field: string, text: string, clean: (text: string) => string) => string

/** "10--20", "10–20" and "10 - 20" become "10-20"; an abbreviated last page ("132-42") is written in full. */
export function canonicalPages(text: string): string {
  return cleanLine(text)
    .replace(/ ?[-‐‑‒–—―−](?: ?[-‐‑‒–—―−]){0,3} ?/g, '-')
    .replace(/(?<![\w.:/-])([A-Za-z]{0,3})(\d{1,9})-([A-Za-z]{0,3})(\d{1,9})(?![\w.:/-])/g, inFull)
}

/** "12-19" of a first and a last page; the first alone where there is no other. */
export function pageSpan(start: string | undefined, end: string | undefined): string | undefined {
  return start !== undefined && end !== undefined && end !== start ? `${start}-${end}` : start
}

function inFull(whole: string, letters: string, start: string, endLetters: string, end: string): string {
  if (endLetters !== '' && endLetters !== letters) return whole
  const full = end.length < start.length ? start.slice(0, start.length - end.length) + end : end
  if (endLetters === '' && letters !== '')
    return Number(full) > Number(start) ? `${letters}${start}-${letters}${full}` : whole
  return Number(full) > Number(start) ? `${letters}${start}-${endLetters}${full}` : whole
}

function authorsOf(field: string, authors: DraftParts['authors'] = [], door: Door): Author[] {
  const known = authors.filter((author) => author !== undefined)
  if (!known.every(isReadable)) {
    door(field, known.map(writeName).join('; '), cleanLine)
    return known.map((author) => canonicalAuthor(readableName(author))).filter((author) => author !== undefined)
  }
  return known.map(canonicalAuthor).filter((author) => author !== undefined)
}

const isReadable = (author: Author) => Object.values(author).every((text) => readableText(text) === text)

function readableName(author: Author): Author {
  return Object.fromEntries(Object.entries(author).map(([part, text]) => [part, readableText(text ?? '')]))
}

function listOf(field: string, values: readonly string[] = [], door: Door): string[] {
  door(field, values.join('; '), cleanLine)
  return [...new Set(values.map((value) => cleanLine(readableText(value))).filter((value) => value !== ''))]
}

/** The day on which an address was read, as far as it is given: "2024", "2024-05" or "2024-05-06". */
function canonicalAccess(text: string): string | undefined {
  const { year, month, day } = parseDate(text)
  if (year === undefined) return undefined
  return [String(year), month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

function idsOf(found: NonNullable<DraftParts['ids']>): PaperIds {
  const arxiv =
    found.arxiv ?? (found.doi?.startsWith('10.48550/arxiv.') ? canonical.arxiv(found.doi.slice(9)) : undefined)
  const ids: PaperIds = {}
  for (const [key, value] of Object.entries({ ...found, arxiv })) {
    const cleaned = cleanLine(value ?? '')
    if (cleaned !== '') ids[key as keyof PaperIds] = cleaned
  }
  return ids
}
