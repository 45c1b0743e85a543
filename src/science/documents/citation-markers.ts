import type { TextRange } from './find-text.ts'
import type { ReadPage } from './page-text.ts'
import { foldedName, type ReferenceEntry, type ReferenceList } from './reference-list.ts'
import { spansOf } from './text-places.ts'

/** A place in the text that names entries of the list of references. */
export type CitationMarker = TextRange & { entries: ReferenceEntry[] }

const BRACKETS = /\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\]/g
const PARENTHESES = /\(([^()]{2,400}?\b(?:19|20)\d{2}[a-z]?[^()]{0,120})\)/g
const NARRATIVE =
  /((?<![\p{L}\p{M}'’-])(?:(?:van|von|de|der|den|di|da|del|la|le)\s+){0,3}\p{Lu}[\p{L}\p{M}'’-]+)(?:\s+(?:and|&)\s+\p{Lu}[\p{L}\p{M}'’-]+|\s+et\s+al\.?)?\s*\(((?:19|20)\d{2}[a-z]?)\)/gu
const NAMED =
  /((?<![\p{L}\p{M}'’-])(?:(?:van|von|de|der|den|di|da|del|la|le)\s+){0,3}\p{Lu}[\p{L}\p{M}'’-]{1,60})[^;()]{0,200}?,?(?<!\s)\s+((?:19|20)\d{2}[a-z]?)(?:\s*,\s*((?:19|20)\d{2}[a-z]?))?/u

/** A range of more entries than this is no range: "[1-999]". */
const LONGEST_RANGE = 60

/**
 * The citations of a text, outside its list of references: "[12, 14–16]" where the list is numbered, else "(Smith and Lee,
 * 2010; Doe 2011a)" and "Smith et al. (2010)". Only what leads to an entry counts.
 */
export function citationMarkers(text: string, list: ReferenceList, before: number): CitationMarker[] {
  const body = text.slice(0, before)
  const markers = list.isNumbered
    ? numberedMarkers(body, list.entries)
    : [...groupedMarkers(body, list.entries), ...narrativeMarkers(body, list.entries)]
  return markers.toSorted((a, b) => a.start - b.start)
}

function numberedMarkers(body: string, entries: readonly ReferenceEntry[]): CitationMarker[] {
  return [...body.matchAll(BRACKETS)].flatMap((match) => {
    const named = numbersIn(match[1] ?? '').flatMap((number) => entries.find((entry) => entry.number === number) ?? [])
    return named.length > 0 ? [{ start: match.index, end: match.index + match[0].length, entries: named }] : []
  })
}

/** "1, 3-5" as 1, 3, 4, 5. */
export function numbersIn(words: string): number[] {
  return words.split(/[,;]/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map((number) => Number(number.trim()))
    return to >= from && to - from <= LONGEST_RANGE
      ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
      : [from]
  })
}

function groupedMarkers(body: string, entries: readonly ReferenceEntry[]): CitationMarker[] {
  return [...body.matchAll(PARENTHESES)].flatMap((match) => {
    const named = (match[1] ?? '').split(';').flatMap((part) => {
      const found = NAMED.exec(part)
      if (!found) return []
      const [, family = '', ...years] = found
      return years.flatMap((year) => (year ? (entryFor(entries, family, year) ?? []) : []))
    })
    return named.length > 0 ? [{ start: match.index, end: match.index + match[0].length, entries: named }] : []
  })
}

function narrativeMarkers(body: string, entries: readonly ReferenceEntry[]): CitationMarker[] {
  return [...body.matchAll(NARRATIVE)].flatMap((match) => {
    const entry = entryFor(entries, match[1] ?? '', match[2] ?? '')
    return entry ? [{ start: match.index, end: match.index + match[0].length, entries: [entry] }] : []
  })
}

function entryFor(entries: readonly ReferenceEntry[], family: string, year: string): ReferenceEntry | undefined {
  const name = foldedName(family)
  const sameName = entries.filter((entry) => entry.families.includes(name))
  return sameName.find((entry) => entry.year === year) ?? sameName.find((entry) => entry.year?.slice(0, 4) === year)
}

/**
 * Raised figures behind a word, where the list is numbered: "… in most trials¹²,¹³". They are told from the text by
 * standing smaller and higher than the word before them.
 */
export function raisedMarkers(pages: readonly ReadPage[], list: ReferenceList, before: number): CitationMarker[] {
  if (!list.isNumbered) return []
  const spans = spansOf(pages)
  return pages.flatMap((page, at) => {
    const offset = spans[at]?.start ?? 0
    return page.runs.flatMap((run, index): CitationMarker[] => {
      const words = page.text.slice(run.start, run.start + run.length)
      const last = page.runs[index - 1]
      if (!last || offset + run.start >= before || !/^\d{1,3}(?:[,–-]\d{1,3})*[.,;]?$/.test(words)) return []
      const isRaised = run.height < 0.86 * last.height && run.y + run.height < last.y + last.height - 0.12 * last.height
      const isBehind = last.start + last.length === run.start && /[\p{L}.,;:)”’]$/u.test(page.text.slice(0, run.start))
      if (!isRaised || !isBehind) return []
      const entries = numbersIn(words.replace(/[.,;]$/, '')).flatMap(
        (number) => list.entries.find((entry) => entry.number === number) ?? [],
      )
      return entries.length > 0 ? [{ start: offset + run.start, end: offset + run.start + words.length, entries }] : []
    })
  })
}
